#pragma once
#include "Core.h"

#include <QtTest>
