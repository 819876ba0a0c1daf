#pragma once
#include "Core.h"

#include <QtWidgets>
