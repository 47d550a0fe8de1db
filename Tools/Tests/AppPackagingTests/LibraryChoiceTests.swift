import AppPackaging
import Foundation
import Testing

@Suite struct LibraryChoiceTests {
    private let needs = [
        "/l/libcairo.so.2": ["libX11.so.6", "libpixman-1.so.0", "libc.so.6"],
        "/l/libX11.so.6": ["libxcb.so.1"], "/l/libxcb.so.1": ["libXau.so.6"],
    ]
    private let paths = [
        "libcairo.so.2": "/l/libcairo.so.2", "libX11.so.6": "/l/libX11.so.6", "libpixman-1.so.0": "/l/libpixman-1.so.0",
        "libxcb.so.1": "/l/libxcb.so.1",
    ]

    @Test("libraries of libraries come with the app, but the needs of the system's libraries do not")
    func choice() {
        let choice = LibraryChoice(
            program: ("App", ["libcairo.so.2", "libm.so.6"]), paths: paths, needs: { needs[$0] ?? [] })
        #expect(
            choice.bundled == ["libcairo.so.2": "/l/libcairo.so.2", "libpixman-1.so.0": "/l/libpixman-1.so.0"])
        #expect(choice.staying == ["libm.so.6", "libX11.so.6", "libc.so.6"])
        #expect(choice.missing.isEmpty)
        #expect(choice.needers["libX11.so.6"] == ["libcairo.so.2"])
        #expect(choice.needers["libxcb.so.1"] == nil)
    }

    @Test("a library that this system lacks is named with the file that needs it, and circles end")
    func missing() {
        let choice = LibraryChoice(
            program: ("App", ["liba.so"]), paths: ["liba.so": "/a"], needs: { _ in ["liba.so", "libb.so"] })
        #expect(choice.bundled == ["liba.so": "/a"])
        #expect(choice.missing == ["libb.so": "liba.so"])
    }

    @Test("the output of ldd is read with paths that have spaces, and without libraries that were not found")
    func output() {
        let text = """
            \tlinux-vdso.so.1 (0x00007ffd)
            \tlibcairo.so.2 => /usr/my libs/libcairo.so.2 (0x00007f5aa16dc000)
            \tlibgone.so.1 => not found
            \tlibz.so.1 => /lib/libz.so.1 (0x00007f5aa08af000)
            \t/lib64/ld-linux-x86-64.so.2 (0x00007f5aa6fb4000)
            """
        #expect(
            LibraryChoice.paths(lddOutput: text)
                == ["libcairo.so.2": "/usr/my libs/libcairo.so.2", "libz.so.1": "/lib/libz.so.1"])
    }

    @Test("the needs, the folders and the versions of a program are read from its bytes")
    func program() throws {
        let data = try Data(contentsOf: URL(fileURLWithPath: "/proc/self/exe"), options: .alwaysMapped)
        let elf = try #require(ElfFile(data))
        #expect(elf.needed.contains { $0.hasPrefix("libc.so.") })
        #expect(elf.ownName == nil)
        #expect(elf.versions.keys.contains { $0.hasPrefix("libc.so.") })
        #expect(elf.systemVersion.first == 2)
    }

    @Test("bytes that are no program, or end too early, have no facts")
    func brokenBytes() throws {
        #expect(ElfFile(Data()) == nil)
        #expect(ElfFile(Data("#!/bin/sh\n".utf8)) == nil)
        #expect(ElfFile(Data([0x7F, 0x45, 0x4C, 0x46, 2, 1] + [UInt8](repeating: 0xFF, count: 4096))) == nil)
        let whole = try Data(contentsOf: URL(fileURLWithPath: "/bin/sh"))
        let valid = try #require(ElfFile(whole))
        #expect(!valid.needed.isEmpty)
        // Reading ends at each length, and at changed bytes in the head and in the segments.
        for length in stride(from: 0, to: min(whole.count, 4096), by: 7) { _ = ElfFile(whole.prefix(length)) }
        for place in 16..<1024 {
            var changed = whole
            changed[place] = 0xFF
            _ = ElfFile(changed)
        }
    }
}
