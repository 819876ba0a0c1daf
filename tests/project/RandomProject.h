#pragma once

#include <random>

#include "project/Project.h"

/// A project that could be opened: every kind of everything, chosen by the generator.
kernelscope::Project randomProject(std::mt19937 &random);
