import AppPackaging
import Testing

@Suite struct LinkScriptTests {
    private let output = """
        \tlinux-vdso.so.1 (0x00007ff0074cb000)
        \tlibcurl.so.4 => /opt/my libs/libcurl.so.4 (0x00007ff0072e8000)
        \tlibcurl-gnutls.so.4 => /lib/libcurl-gnutls.so.4 (0x00007ff0072e8000)
        \tlibxml2.so.2 => not found
        """

    @Test("the linker is led to the library that the toolchain needs, which a program needs only if it calls it")
    func script() {
        let script = LinkScript("curl", lddOutput: output)
        #expect(script?.fileName == "libcurl.so")
        #expect(script?.text == "INPUT(AS_NEEDED(\"/opt/my libs/libcurl.so.4\"))\n")
    }

    @Test("a library that is not on the system has no script")
    func missing() {
        #expect(LinkScript("xml2", lddOutput: output) == nil)
        #expect(LinkScript("curl", lddOutput: "libcurl.so.4 => /a\"b/libcurl.so.4 (0x1)") == nil)
    }
}
