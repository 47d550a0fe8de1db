import Foundation
import Testing

@testable import PackageOverlay

@Suite struct ContentKeyTests {
    private func hash(_ bytes: [UInt8], pieces: Int = 1) -> String {
        var hash = SHA256()
        let size = max(1, (bytes.count + pieces - 1) / pieces)
        for start in stride(from: 0, to: bytes.count, by: size) {
            Array(bytes[start..<min(bytes.count, start + size)]).withUnsafeBytes { hash.update($0) }
        }
        return hash.finish().map { String(format: "%02x", $0) }.joined()
    }

    @Test("the hashes are those of FIPS 180-4")
    func vectors() {
        #expect(hash([]) == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
        #expect(hash(Array("abc".utf8)) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        #expect(
            hash(Array("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq".utf8))
                == "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1")
        #expect(
            hash([UInt8](repeating: UInt8(ascii: "a"), count: 1_000_000), pieces: 7)
                == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
    }

    @Test("bytes in pieces have the hash of the whole")
    func pieces() {
        for count in [55, 56, 63, 64, 65, 119, 120, 128, 200] {
            let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 7) }
            for pieces in 2...9 { #expect(hash(bytes, pieces: pieces) == hash(bytes)) }
        }
    }

    @Test("parts that join to the same text have different keys, and so have contents that share a number of 64 bits")
    func parts() {
        #expect(ContentKey("ab", "c").text != ContentKey("a", "bc").text)
        #expect(ContentKey("a").text != ContentKey("a", "").text)
        #expect(ContentKey("a", "b").text == ContentKey("a", "b").text)
        #expect(ContentKey().text.count == 64)
        // Two texts with the same 64-bit number of Fowler, Noll and Vo.
        #expect(ContentKey("8yn0iYCKYHlIj4-BwPqk").text != ContentKey("GReLUrM4wMqfg9yzV3KQ").text)
    }

    @Test("the state of a former command is replaced by another generation")
    func formerState() {
        let former = #"{"version": "1", "generation": 3, "files": {"/a.swift": {"output": 12}}}"#
        let state = OverlayState(stored: Data(former.utf8))
        #expect(state.generation == 4)
        #expect(state.version.isEmpty && state.files.isEmpty)
        #expect(OverlayState(stored: Data("{".utf8)).generation == 0)
    }
}
