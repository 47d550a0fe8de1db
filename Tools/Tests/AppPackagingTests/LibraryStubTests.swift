import Foundation
import Testing

@testable import AppPackaging

@Suite struct LibraryStubTests {
    private let needed = """
                         U pa_context_new@PULSE_0
                         U snd_pcm_open@ALSA_0.9
                         U snd_card_next@ALSA_0.9
                         U snd_pcm_hw_params@ALSA_0.9.0rc4
                         U free@GLIBC_2.2.5
                         U SDL_own
        """
    private let sound = """
        0000 T snd_pcm_open@@ALSA_0.9
        0000 T snd_card_next@@ALSA_0.9
        0000 T snd_pcm_hw_params@@ALSA_0.9.0rc4
        0000 T snd_other@@ALSA_0.9
        """

    /// The symbols of files, by their names.
    private func symbols(_ defined: [String: String], _ undefined: [String: String])
        -> (String, LibraryStub.Symbols) -> String?
    {
        { name, kind in (kind == .defined ? defined : undefined)[name] }
    }

    @Test("libraries for sound are replaced if SDL alone needs them")
    func soundLibraries() {
        let sdl: Set = ["libSDL2-2.0.so.0"]
        let files = ["libSDL2-2.0.so.0": Set(["App"]), "libasound.so.2": sdl, "libpulse.so.0": sdl, "libX11.so.6": sdl]
        let tables = symbols(
            ["libasound.so.2": sound, "libpulse.so.0": "0000 T pa_context_new@@PULSE_0"], ["libSDL2-2.0.so.0": needed])
        #expect(LibraryStub.all(needers: files, symbols: tables).map(\.name) == ["libasound.so.2", "libpulse.so.0"])
        let shared = files.merging(["libasound.so.2": sdl.union(["App"])]) { $1 }
        #expect(LibraryStub.all(needers: shared, symbols: tables).map(\.name) == ["libpulse.so.0"])
        #expect(LibraryStub.all(needers: [:], symbols: tables).isEmpty)
    }

    @Test("libraries for journals and file systems are replaced if nothing calls the functions that need them")
    func calledFunctions() {
        let files: [String: Set<String>] = [
            "libsystemd.so.0": ["App"], "liblz4.so.1": ["libsystemd.so.0"], "libgio-2.0.so.0": ["libpango-1.0.so.0"],
            "libmount.so.1": ["libgio-2.0.so.0"], "libselinux.so.1": ["libgio-2.0.so.0", "libmount.so.1"],
        ]
        let defined = [
            "libsystemd.so.0": "0 T sd_bus_new@@V_1\n0 T sd_journal_open@@V_1", "liblz4.so.1": "0 T LZ4_decompress",
            "libgio-2.0.so.0": "0 T g_list_model_get_type\n0 T g_file_copy", "libmount.so.1": "0 T mnt_new@@MOUNT_2",
            "libselinux.so.1": "0 T is_selinux_enabled@@LIBSELINUX_1.0",
        ]
        var undefined = [
            "App": "U sd_bus_new@V_1\nU other", "libsystemd.so.0": "U LZ4_decompress\nU free@GLIBC_2.2.5",
            "libpango-1.0.so.0": "U g_list_model_get_type",
            "libgio-2.0.so.0": "U mnt_new@MOUNT_2\nU is_selinux_enabled@LIBSELINUX_1.0",
        ]
        func names() -> [String] {
            LibraryStub.all(needers: files, symbols: symbols(defined, undefined)).map(\.name)
        }
        #expect(names() == ["liblz4.so.1", "libmount.so.1", "libselinux.so.1"])
        undefined["App"] = "U sd_bus_new@V_1\nU sd_journal_open@V_1"
        #expect(names() == ["libmount.so.1", "libselinux.so.1"])
        undefined["libpango-1.0.so.0"] = "U g_file_copy"
        #expect(names().isEmpty)
        // A file whose calls are unknown may call everything.
        undefined["App"] = nil
        #expect(names().isEmpty)
    }

    @Test("the library for regular expressions is replaced if neither the app nor GIO for the app calls those of GLib")
    func expressions() {
        let files: [String: Set<String>] = [
            "libglib-2.0.so.0": ["App", "libgobject-2.0.so.0", "libgio-2.0.so.0"],
            "libgio-2.0.so.0": ["libpango-1.0.so.0"], "libselinux.so.1": ["libgio-2.0.so.0"],
            // The empty library in the place of this one needs no expressions.
            "libpcre2-8.so.0": ["libglib-2.0.so.0", "libselinux.so.1"],
        ]
        let defined = [
            "libglib-2.0.so.0": "0 T g_free\n0 T g_regex_new\n0 T g_regex_ref\n0 T g_match_info_fetch",
            "libgio-2.0.so.0": "0 T g_list_model_get_type\n0 T g_file_copy",
            "libselinux.so.1": "0 T is_selinux_enabled", "libpcre2-8.so.0": "0 T pcre2_match_8",
        ]
        var undefined = [
            "App": "U g_free", "libgobject-2.0.so.0": "U g_regex_ref",
            "libgio-2.0.so.0": "U g_regex_new\nU is_selinux_enabled", "libpango-1.0.so.0": "U g_list_model_get_type",
            "libglib-2.0.so.0": "U pcre2_match_8",
        ]
        func names() -> [String] {
            LibraryStub.all(needers: files, symbols: symbols(defined, undefined)).map(\.name)
        }
        #expect(names() == ["libselinux.so.1", "libpcre2-8.so.0"])
        for call in ["g_regex_new", "g_match_info_fetch"] {
            undefined["App"] = "U g_free\nU \(call)"
            #expect(names() == ["libselinux.so.1"])
        }
        undefined["App"] = "U g_free"
        undefined["libpango-1.0.so.0"] = "U g_file_copy"
        #expect(names().isEmpty)
    }

    @Test("an empty library has the needed functions with their versions")
    func functions() throws {
        let stub = try #require(LibraryStub("libasound.so.2", lack: "sound", defined: sound, undefined: needed))
        #expect(
            stub.versionScript == """
                ALSA_0.9 { global: snd_card_next; snd_pcm_open; local: *; };
                ALSA_0.9.0rc4 { global: snd_pcm_hw_params; };

                """)
        for name in ["snd_card_next", "snd_pcm_open", "snd_pcm_hw_params"] {
            #expect(stub.source.contains("void \(name)(void) { stop(); }\n"))
        }
        #expect(!stub.source.contains("pa_context_new") && !stub.source.contains("snd_other"))
        #expect(stub.source.contains("packaged without sound: libasound.so.2"))
        let plain = LibraryStub("liblz4.so.1", lack: "journals", defined: "0 T LZ4_one", undefined: "U LZ4_one")
        #expect(plain?.versionScript == "{ global: LZ4_one; local: *; };\n")
    }

    @Test("names that C does not have, and a library without a needed function, give no empty library")
    func refusals() {
        #expect(LibraryStub("libpulse.so.0", lack: "sound", defined: "0 T pa_new@@P", undefined: needed) == nil)
        #expect(LibraryStub("libpulse.so.0", lack: "sound", defined: "0 T a;b@@P", undefined: "U a;b@P\n") == nil)
        #expect(LibraryStub("lib,x.so", lack: "sound", defined: sound, undefined: needed) == nil)
        #expect(LibraryStub("lib.so", lack: "sound", defined: "0 T a\n0 T b@@V", undefined: "U a\nU b@V") == nil)
    }
}
