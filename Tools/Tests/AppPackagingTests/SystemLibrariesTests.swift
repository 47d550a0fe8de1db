import AppPackaging
import Testing

@Suite struct SystemLibrariesTests {
    @Test("the C library, drivers and the sound server stay on the system, and pictures of texts come with the app")
    func entries() {
        for name in ["libc.so.6", "libm.so.6", "libnss_files.so.2", "libGL.so.1", "libX11.so.6", "libpulse.so.0"] {
            #expect(SystemLibraries.entry(for: name) != nil, "\(name)")
        }
        for name in ["libcairo.so.2", "libSDL2-2.0.so.0", "libcap.so.2", "libcrypto.so.3", "libglib-2.0.so.0"] {
            #expect(SystemLibraries.entry(for: name) == nil, "\(name)")
        }
    }
}
