import Foundation

/// Signals that end the command. The programs that it started end first: compilers, SwiftPM and the app.
enum Interruption {
    static let signals = [SIGINT, SIGTERM, SIGHUP]

    /// How long programs may take to end before they are killed, in seconds.
    private static let patience = 10

    /// The two ends of a pipe: handlers write the signal's number, a thread reads the number.
    nonisolated(unsafe) private static var pipeEnds: (reading: Int32, writing: Int32) = (-1, -1)

    /// Written by the handlers alone.
    nonisolated(unsafe) private static var received: sig_atomic_t = 0

    /// Stops a thread whose program has ended by a signal, until the other programs have ended and this process ends.
    static func waitIfUnderWay() {
        while received != 0 { pause() }
    }

    /// Handles the signals from now on. Called once, before the first program is started.
    static func handle() {
        guard let ends = try? ChildProcess.pipe() else { return }
        pipeEnds = ends
        for number in signals where !isIgnored(number) {
            signal(number) { number in
                Interruption.received = number
                var byte = UInt8(truncatingIfNeeded: number)
                _ = write(Interruption.pipeEnds.writing, &byte, 1)
            }
        }
        Thread.detachNewThread {
            var byte: UInt8 = 0
            while true {
                let count = read(pipeEnds.reading, &byte, 1)
                if count == 1 { end(with: Int32(byte)) }
                if count == 0 || (count < 0 && errno != EINTR) { return }
            }
        }
    }

    /// A command that runs under `nohup`, or in the background of a script, keeps ignoring the signal.
    private static func isIgnored(_ number: Int32) -> Bool {
        var former = sigaction()
        sigaction(number, nil, &former)
        return unsafeBitCast(former.__sigaction_handler.sa_handler, to: Int.self) == 1
    }

    /// Sends the signal to every program below this process, waits for their ends, and ends this process.
    private static func end(with number: Int32) -> Never {
        // Collected before the first one ends: its own children would get another parent.
        let programs = descendants(of: getpid())
        for id in programs { kill(id, number) }
        // Programs that a shell started in the background ignore the interrupt.
        for turn in 0..<patience * 100 where programs.contains(where: isRunning) {
            if turn == 100 { for id in programs where isRunning(id) { kill(id, SIGTERM) } }
            usleep(10_000)
        }
        for id in programs where isRunning(id) { kill(id, SIGKILL) }
        _exit(128 + number)
    }

    static func isRunning(_ id: pid_t) -> Bool {
        guard let state = fields(of: id)?.first else { return false }
        return state != "Z"
    }

    /// All processes that descend from a process, in the order of their numbers.
    static func descendants(of root: pid_t) -> [pid_t] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        var children: [pid_t: [pid_t]] = [:]
        for id in names.compactMap({ pid_t($0) }) {
            guard let parent = fields(of: id)?.dropFirst().first.flatMap({ pid_t($0) }) else { continue }
            children[parent, default: []].append(id)
        }
        var (found, open): ([pid_t], [pid_t]) = ([], [root])
        while let next = open.popLast() {
            found += children[next] ?? []
            open += children[next] ?? []
        }
        return found.sorted()
    }

    /// The fields of `/proc/<id>/stat` behind the name of the program: the state, the parent and more.
    private static func fields(of id: pid_t) -> [Substring]? {
        guard let text = try? String(contentsOfFile: "/proc/\(id)/stat", encoding: .utf8) else { return nil }
        return text.lastIndex(of: ")").map { text[text.index(after: $0)...].split(separator: " ") }
    }
}
