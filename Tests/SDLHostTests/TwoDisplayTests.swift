import Foundation
import Testing

/// A window that moves between two displays of different scale, on the Wayland compositor sway.
///
/// X11 has one scale for all displays, so that a window there has the same picture on each of them.
@Suite(
    .serialized, .timeLimit(.minutes(1)), .enabled(if: Sway.isInstalled, "sway, Xvfb or setpriv is not installed."),
    .enabled(if: Sway.takesPictures, "grim is not installed."))
struct TwoDisplayTests {
    /// The colors of the probe's window.
    private static let white: [UInt8] = [255, 255, 255]
    private static let blue: [UInt8] = [0, 128, 255]

    @Test("a window keeps its size in points on a display of scale 2, where its picture fills the window, and back")
    func moves() throws {
        let desk = try Desk()
        let sway = try Sway(for: desk)
        try desk.start(sway.environment, arguments: ["pixels"])
        #expect(desk.line("window") == "window 200 150 1.0 dark false rtl false")
        #expect(desk.line("block") != nil)
        #expect(sway.perform("create_output"))
        #expect(sway.perform("output HEADLESS-2 resolution 1600x1200 position 800 0 scale 2"))
        try sway.place("Probe", at: 850, 50)
        // SDL 2.28 and later draws the pixels of the display; the compositor enlarges the picture of earlier versions.
        if let resized = desk.line("resized", within: 2_000) { #expect(resized == "resized 200 150 2.0") }
        let isLarge = try sway.shows("HEADLESS-2") {
            $0.color(105, 105) == Self.white && $0.color(495, 395) == Self.white && $0.color(180, 260) == Self.blue
                && $0.color(95, 105) != Self.white && $0.color(505, 395) != Self.white
        }
        #expect(isLarge)
        try sway.place("Probe", at: 50, 50)
        if let resized = desk.line("resized", within: 1_000) { #expect(resized == "resized 200 150 1.0") }
        let isBack = try sway.shows("HEADLESS-1") {
            $0.color(55, 55) == Self.white && $0.color(245, 195) == Self.white && $0.color(90, 130) == Self.blue
                && $0.color(255, 195) != Self.white
        }
        #expect(isBack)
    }
}

extension Sway {
    private static let camera = "/usr/bin/grim"
    static var takesPictures: Bool { FileManager.default.isExecutableFile(atPath: camera) }

    /// The pixels of a display.
    struct Picture {
        let width: Int
        let bytes: Data

        /// Red, green and blue.
        func color(_ x: Int, _ y: Int) -> [UInt8] {
            let start = bytes.startIndex + (y * width + x) * 3
            return start + 3 <= bytes.endIndex ? [UInt8](bytes[start..<(start + 3)]) : []
        }
    }

    /// Whether a display shows a picture. Only against hanging: the compositor displays a window some time later.
    func shows(_ display: String, _ isExpected: (Picture) -> Bool) throws -> Bool {
        for _ in 0..<100 {
            if isExpected(try picture(of: display)) { return true }
            usleep(20_000)
        }
        return false
    }

    private func picture(of display: String) throws -> Picture {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: Self.camera)
        process.arguments = ["-t", "ppm", "-o", display, "-"]
        process.environment = environment
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        // The header is "P6", the width and the height, and 255, in lines.
        let header = data.prefix(64).split(separator: 10, maxSplits: 3, omittingEmptySubsequences: false)
        guard header.count == 4, header[0].elementsEqual("P6".utf8),
            let width = String(decoding: header[1], as: UTF8.self).split(separator: " ").first.flatMap({ Int($0) })
        else { throw XUser.Failure(reason: "grim takes no picture of \(display)") }
        return Picture(width: width, bytes: data[header[3].startIndex...])
    }
}
