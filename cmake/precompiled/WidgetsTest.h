#pragma once
#include "Widgets.h"

#include <QtTest>
