import Foundation
import Testing

@testable import AppPackaging

@Suite struct SoundStubTests {
    private let symbols = """
                         U pa_context_new@PULSE_0
                         U snd_pcm_open@ALSA_0.9
                         U snd_card_next@ALSA_0.9
                         U snd_pcm_hw_params@ALSA_0.9.0rc4
                         U free@GLIBC_2.2.5
                         U SDL_own
        """

    @Test("libraries for sound are replaced if SDL alone needs them")
    func names() {
        let sdl: Set = ["libSDL2-2.0.so.0"]
        #expect(
            SoundStub.names(needers: [
                "libasound.so.2": sdl, "libpulse.so.0": sdl, "libsamplerate.so.0": sdl, "libX11.so.6": sdl,
            ]) == ["libasound.so.2", "libpulse.so.0", "libsamplerate.so.0"])
        #expect(SoundStub.names(needers: ["libasound.so.2": sdl.union(["App"]), "libpulse.so.0": ["App"]]).isEmpty)
        #expect(SoundStub.names(needers: [:]).isEmpty)
    }

    @Test("an empty library has the needed functions with their versions")
    func functions() throws {
        let stub = try #require(
            SoundStub("libasound.so.2", versions: ["ALSA_0.9", "ALSA_0.9.0rc4"], symbols: symbols))
        #expect(
            stub.versionScript == """
                ALSA_0.9 { global: snd_card_next; snd_pcm_open; local: *; };
                ALSA_0.9.0rc4 { global: snd_pcm_hw_params; };

                """)
        for name in ["snd_card_next", "snd_pcm_open", "snd_pcm_hw_params"] {
            #expect(stub.source.contains("void \(name)(void) { stop(); }\n"))
        }
        #expect(!stub.source.contains("pa_context_new"))
        #expect(stub.source.contains("packaged without sound: libasound.so.2"))
    }

    @Test("names that C does not have, and a library without a needed function, give no empty library")
    func refusals() {
        #expect(SoundStub("libpulse.so.0", versions: ["PULSE_1"], symbols: symbols) == nil)
        #expect(SoundStub("libpulse.so.0", versions: ["P"], symbols: "U a;b@P\n") == nil)
        #expect(SoundStub("lib,x.so", versions: ["PULSE_0"], symbols: symbols) == nil)
    }
}
