// A file that imports both Testing and a module of this name makes the compiler look for this module, which the
// toolchain has on Apple's systems only. Being there is all it does.
