import Foundation
import Glibc

/// The named pipe in which a program reports its presented frames (`CHEVRON_FRAMES`).
final class FramePipe {
    let path: String
    private let descriptor: Int32
    private var pending = ""
    /// The sizes of the windows in pixels in the last frame, as text: `390x700`.
    private(set) var sizes: [String] = []
    /// Whether the program has requested no frame after the last frame.
    private(set) var isAtRest = false
    /// The number of frames up to now.
    private(set) var count = 0
    /// The number of samples that the program has received before the last frame.
    private(set) var samples = 0

    init(in folder: URL) throws {
        path = folder.appendingPathComponent("frames").path
        guard mkfifo(path, 0o600) == 0 else { throw XUser.Failure(reason: "no pipe at \(path)") }
        descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { throw XUser.Failure(reason: "no pipe at \(path)") }
    }

    deinit { close(descriptor) }

    /// Reads all reports up to now.
    func read() {
        var bytes = [UInt8](repeating: 0, count: 4_096)
        while true {
            let length = Glibc.read(descriptor, &bytes, bytes.count)
            guard length > 0 else { break }
            pending += String(decoding: bytes.prefix(length), as: UTF8.self)
        }
        let lines = pending.split(separator: "\n", omittingEmptySubsequences: false)
        for line in lines.dropLast() {
            let words = line.split(separator: " ")
            count += 1
            isAtRest = words.first == "rest"
            samples = words.dropFirst().first.flatMap { Int($0) } ?? 0
            sizes = words.dropFirst(2).map(String.init)
        }
        pending = lines.last.map(String.init) ?? ""
    }

    /// Waits for another frame on the current thread.
    /// - Returns: false if the deadline has passed, or the program has ended.
    func wait(until deadline: DispatchTime) -> Bool {
        defer { read() }
        return Self.wait(for: descriptor, until: deadline)
    }

    /// Waits for another frame while the current actor does other work.
    /// - Returns: false if the deadline has passed, or the program has ended.
    func wait(until deadline: DispatchTime, isolation: isolated (any Actor)? = #isolation) async -> Bool {
        let descriptor = descriptor
        let found = await withCheckedContinuation { done in
            DispatchQueue.global().async { done.resume(returning: Self.wait(for: descriptor, until: deadline)) }
        }
        read()
        return found
    }

    private static func wait(for descriptor: Int32, until deadline: DispatchTime) -> Bool {
        let now = DispatchTime.now()
        guard now < deadline else { return false }
        let milliseconds = (deadline.uptimeNanoseconds - now.uptimeNanoseconds) / 1_000_000 + 1
        var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&entry, 1, Int32(clamping: milliseconds)) > 0 && Int32(entry.revents) & POLLIN != 0
    }
}
