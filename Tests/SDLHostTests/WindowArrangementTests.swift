import Foundation
import Testing

/// The size and position of a window on a real X server without a window manager.
@Suite(
    .serialized, .timeLimit(.minutes(2)),
    .enabled(
        if: Desk.missing == nil, "\(Desk.missing ?? "") is not installed, so there is no X server to try the window on."
    ))
struct WindowArrangementTests {
    private func start(_ argument: String) throws -> Desk {
        let desk = try Desk()
        try desk.start(arguments: [argument])
        #expect(desk.line("window") == "window 200 150 1.0 dark false rtl false")
        return desk
    }

    @Test("A window below its minimum size grows, and the X server knows both limits")
    func limits() throws {
        let desk = try start("limits")
        #expect(desk.line("resized") == "resized 300 150 1.0")
        let window = try #require(desk.user.windows(titled: "Probe").first)
        let size = try #require(desk.user.size(of: window))
        #expect(size == (300, 150))
        // The property has 18 numbers of 32 bits: the flags, then four obsolete numbers, the minimum and the maximum.
        let hints = desk.user.property("WM_NORMAL_HINTS", of: window)
        let numbers = stride(from: 0, to: hints.count - 3, by: 4).map { place in
            (0..<4).reduce(0) { $0 | Int(hints[place + $1]) << (8 * $1) }
        }
        try #require(numbers.count >= 9)
        #expect(numbers[0] & (1 << 4 | 1 << 5) == 1 << 4 | 1 << 5)
        #expect(Array(numbers[5..<9]) == [300, 120, 640, 480])
    }

    @Test("The program moves and resizes its window within the limits")
    func arranges() throws {
        let desk = try start("arranged")
        #expect(desk.line("resized") == "resized 320 240 1.0")
        #expect(desk.line("moved") == "moved 50 60")
        let window = try #require(desk.user.windows(titled: "Probe").first)
        #expect(try #require(desk.user.size(of: window)) == (320, 240))
    }
}
