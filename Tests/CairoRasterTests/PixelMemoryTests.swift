import Foundation
import LayerScene
import Testing

@testable import CairoRaster

struct PixelMemoryTests {
    /// The resident memory of the process in bytes.
    private static var resident: Int {
        let text = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
        let line = text.split(separator: "\n").first { $0.hasPrefix("RssAnon") }
        return (line.flatMap { Int($0.filter(\.isNumber)) } ?? 0) << 10
    }

    /// The mapped addresses of the process in bytes.
    private static var addresses: Int {
        let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
        return (text.split(separator: " ").first.flatMap { Int($0) } ?? 0) << 12
    }

    @Test("Large pictures give their memory back, whatever small objects were made between them")
    func givesBack() throws {
        let before = Self.resident
        // The C library's allocator reuses a freed large block for small objects.
        _ = Canvas(.alpha, PixelRect(x: 0, y: 0, width: 1_000, height: 1_000))
        var pictures: [Canvas] = []
        var small: [[UInt8]] = []
        for _ in 0..<100 {
            let canvas = try #require(Canvas(.alpha, PixelRect(x: 0, y: 0, width: 1_000, height: 250)))
            memset(canvas.bits, 1, canvas.byteCount)
            pictures.append(canvas)
            small.append([UInt8](repeating: 1, count: 2_000))
        }
        let most = Self.resident
        pictures = []
        #expect(most - before > 80 << 20)
        #expect(most - Self.resident > 60 << 20)
        #expect(small.count == 100)
    }

    @Test("The memory of a large picture is transparent at first, as that of a small one is")
    func isClear() throws {
        for side in [8, 600] {
            let canvas = try #require(Canvas(.alpha, PixelRect(x: 0, y: 0, width: side, height: side)))
            let pixels = UnsafeRawBufferPointer(start: canvas.bits, count: canvas.byteCount)
            #expect(pixels.allSatisfy { $0 == 0 })
        }
    }

    @Test("The picture of a window begins at a large page, and gives back all addresses that it took")
    func largePages() throws {
        let before = Self.addresses
        for _ in 0..<3_000 {
            let canvas = try #require(Canvas(.opaque, PixelRect(x: 0, y: 0, width: 780, height: 1_688)))
            #expect(Int(bitPattern: canvas.bits) % (2 << 20) == 0)
        }
        // Other tests map memory too, but less than 3,000 large pages.
        #expect(Self.addresses - before < 3 << 30)
    }
}
