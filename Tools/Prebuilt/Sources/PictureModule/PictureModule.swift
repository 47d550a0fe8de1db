// The target has no code: its dependency is compiled with it, and the tests that import PictureTesting compile the
// functions of the module into themselves.
