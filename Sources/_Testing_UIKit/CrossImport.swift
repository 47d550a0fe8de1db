// The compiler looks for this module if a file imports both Testing and a module of this name. The toolchain contains
// the module only on Apple's systems. This module has no content.
