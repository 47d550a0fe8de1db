import Foundation

/// The time from the start of a process to its first picture, compared with a nearly empty program with the same
/// libraries.
enum Startup {
    private static let runs = 15

    static func report() {
        let server = DisplayForBench()
        for (place, words) in [("in memory, scale 2", "memory"), ("in an X11 window, scale 1", "window")] {
            if words == "window", server.display == nil {
                print("first frame \(place): skipped, there is no X server (install xvfb or set DISPLAY)")
                continue
            }
            let ours = median(of: "FirstFrame", words, display: server.display)
            let empty = median(of: "EmptyProgram", words, display: server.display)
            guard let ours, let empty else {
                print("first frame \(place): a program did not draw")
                continue
            }
            print(
                String(
                    format: "first frame %@: Files %.1f ms, %.1f MiB; empty SDL2 and Pango program %.1f ms, %.1f MiB",
                    place, ours.time,
                    ours.memory, empty.time, empty.memory))
        }
    }

    /// Time and memory of Files up to its first picture in memory, divided by those of the empty program; nil if one of
    /// the programs did not draw.
    static func ratios() -> (time: Double, memory: Double)? {
        guard let ours = median(of: "FirstFrame", "memory", display: nil),
            let empty = median(of: "EmptyProgram", "memory", display: nil)
        else { return nil }
        return (ours.time / empty.time, ours.memory / empty.memory)
    }

    private static func median(of program: String, _ words: String, display: String?) -> (time: Double, memory: Double)?
    {
        let samples = (0..<runs).compactMap { _ in sample(program, words, display) }
        guard samples.count == runs else { return nil }
        return (samples.map(\.time).sorted()[runs / 2], samples.map(\.memory).sorted()[runs / 2])
    }

    /// The milliseconds until the report of the picture, and the peak memory in MiB.
    private static func sample(_ program: String, _ words: String, _ display: String?) -> (
        time: Double, memory: Double
    )? {
        let start = DispatchTime.now().uptimeNanoseconds
        guard let (process, output) = run(program, words, display) else { return nil }
        let line = String(decoding: output.availableData, as: UTF8.self)
        let time = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e6
        process.waitUntilExit()
        guard line.hasPrefix("first frame"), let kilobytes = Double(line.filter(\.isNumber)) else { return nil }
        return (time, kilobytes / 1024)
    }

    /// Starts another program of this folder; nil for a program that does not start.
    static func run(_ program: String, _ words: String, _ display: String?) -> (Process, output: FileHandle)? {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = Bundle.main.executableURL?.deletingLastPathComponent().appendingPathComponent(program)
        process.arguments = [words]
        process.standardOutput = pipe
        if let display {
            process.environment = ProcessInfo.processInfo.environment.merging(["DISPLAY": display]) { $1 }
        }
        guard (try? process.run()) != nil else { return nil }
        return (process, pipe.fileHandleForReading)
    }
}

/// An X server of the benchmark, or the existing server.
final class DisplayForBench {
    let display: String?
    private let server = Process()

    init() {
        let number = Pipe()
        server.executableURL = URL(fileURLWithPath: "/bin/sh")
        server.arguments = ["-c", "exec Xvfb -displayfd 1 -screen 0 800x900x24 -nolisten tcp 2>/dev/null"]
        server.standardOutput = number
        guard FileManager.default.isExecutableFile(atPath: "/usr/bin/Xvfb"), (try? server.run()) != nil else {
            display = ProcessInfo.processInfo.environment["DISPLAY"]
            return
        }
        let text = String(decoding: number.fileHandleForReading.availableData, as: UTF8.self)
        display = ":" + text.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    deinit { if server.isRunning { server.terminate() } }
}
