#pragma once

/// The project file that the description of the format begins with.
inline constexpr const char *exampleProject = R"({
  "kernelscope": 1,
  "title": "Matrix multiplication three ways",
  "notes": "notes.md",
  "sources": ["matmul.cl"],
  "build": { "standard": "CL1.2", "options": "", "defines": { "TILE": "tile" } },
  "parameters": { "n": { "value": 128, "min": 16, "max": 1024, "step": 16 }, "tile": 16 },
  "buffers": [
    { "name": "A", "type": "float", "shape": ["n", "n"], "access": "in", "init": { "expression": "(i * 7 + 3) % 11" } },
    { "name": "B", "type": "float", "shape": ["n", "n"], "access": "in", "init": { "random": { "seed": 654, "min": 0, "max": 10 } } },
    { "name": "C", "type": "float", "shape": ["n", "n"], "access": "out" },
    { "name": "R", "type": "float", "shape": ["n", "n"], "access": "out" }
  ],
  "plan": [
    { "launch": "reference", "kernel": "matmul_serial", "device": "cpu", "global": [1],
      "arguments": { "n": { "value": "n" }, "A": { "buffer": "A" }, "B": { "buffer": "B" }, "C": { "buffer": "R" } } },
    { "launch": "tiled", "kernel": "matmul_tiled", "global": ["n", "n"], "local": ["tile", "tile"],
      "arguments": { "n": { "value": "n" }, "A": { "buffer": "A" }, "B": { "buffer": "B" }, "C": { "buffer": "C" } } }
  ],
  "checks": [ { "name": "tiled equals reference", "buffer": "C", "expected": { "buffer": "R" }, "relative": 1e-5 } ],
  "sweep": { "vary": { "n": [64, 128, 256] }, "launches": ["reference", "tiled"], "work": { "flops": "2 * n * n * n" } }
}
)";
