import CWayland
import DataExchange
import Dispatch
import Foundation
import FrameTime
import Glibc
import NumberConversion

/// Reads and writes pipes that must not stop the app.
enum WaylandPipe {
    /// The ends of a new pipe, for reading without waiting and for another program; nil without free descriptors.
    static func make() -> (reading: Int32, writing: Int32)? {
        var ends: [Int32] = [-1, -1]
        guard pipe2(&ends, O_CLOEXEC) == 0 else { return nil }
        stopWaiting(ends[0])
        return (ends[0], ends[1])
    }

    static func stopWaiting(_ descriptor: Int32) {
        _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    }

    static func close(_ descriptor: Int32) { _ = Glibc.close(descriptor) }

    enum Piece {
        case bytes(Data)
        /// Nothing has arrived yet, or no more fits for now.
        case later
        case end
    }

    /// The number of bytes in one read. Chosen.
    private static let pieceSize = 262_144

    static func read(_ descriptor: Int32) -> Piece {
        var bytes = Data(count: pieceSize)
        while true {
            let count = bytes.withUnsafeMutableBytes { Glibc.read(descriptor, $0.baseAddress, $0.count) }
            if count > 0 { return .bytes(bytes.prefix(count)) }
            if count == 0 { return .end }
            if errno == EINTR { continue }
            return errno == EAGAIN ? .later : .end
        }
    }

    /// Writes as many bytes as fit. A program that has closed its end sends the signal `SIGPIPE`, which would end the
    /// app, so the signal is blocked and taken.
    /// - Returns: the number of written bytes; nil if the other program takes no more.
    static func write(_ data: Data, to descriptor: Int32) -> Int? {
        var (signals, former, pending) = (sigset_t(), sigset_t(), sigset_t())
        sigemptyset(&signals)
        sigaddset(&signals, SIGPIPE)
        sigpending(&pending)
        let wasPending = sigismember(&pending, SIGPIPE) == 1
        pthread_sigmask(SIG_BLOCK, &signals, &former)
        defer { pthread_sigmask(SIG_SETMASK, &former, nil) }
        while true {
            let count = data.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count >= 0 { return count }
            if errno == EINTR { continue }
            if errno == EAGAIN { return 0 }
            if errno == EPIPE, !wasPending {
                var now = timespec()
                sigtimedwait(&signals, nil, &now)
            }
            return nil
        }
    }
}

/// The data of another program that arrives in a pipe.
@MainActor
final class PipeReading {
    private let descriptor: Int32
    private let now: @MainActor () -> FrameInstant
    private let progress: Progress?
    private let done: @MainActor (Data?, IncomingTransfer.Failure?) -> Void
    private var transfer: IncomingTransfer
    private let reader: any DispatchSourceRead
    private let timer: any DispatchSourceTimer

    /// - Parameters:
    ///   - descriptor: the end for reading, which the object closes.
    ///   - done: called once, with nil for a program that sends nothing.
    init(
        _ descriptor: Int32, progress: Progress?, now: @escaping @MainActor () -> FrameInstant,
        _ done: @escaping @MainActor (Data?, IncomingTransfer.Failure?) -> Void
    ) {
        (self.descriptor, self.progress, self.now, self.done) = (descriptor, progress, now, done)
        transfer = IncomingTransfer(at: now())
        reader = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
        timer = DispatchSource.makeTimerSource(queue: .main)
        // The handlers retain the object until the transfer is over.
        reader.setEventHandler { MainActor.assumeIsolated { self.read() } }
        reader.setCancelHandler { WaylandPipe.close(descriptor) }
        timer.setEventHandler { MainActor.assumeIsolated { self.handle(.time) } }
        timer.schedule(deadline: .distantFuture)
        reader.activate()
        timer.activate()
        handle(.announcement(0))
    }

    var isOver: Bool { transfer.phase == .over }

    func cancel() { handle(.cancel) }

    private func read() {
        while !isOver {
            switch WaylandPipe.read(descriptor) {
            case .bytes(let data): handle(.piece(data))
            case .later: return
            case .end: handle(.piece(Data()))
            }
        }
    }

    /// Waits for the end of the transfer, at most until a time.
    func wait(until end: FrameInstant) {
        while !isOver, now() < end {
            let remaining = max(min(end, transfer.deadline) - now(), 0)
            var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            _ = poll(&entry, 1, Int32(saturating: (remaining * 1_000).rounded(.up)))
            read()
            handle(.time)
        }
        if !isOver { finish(nil, .silent) }
    }

    private func handle(_ request: IncomingTransfer.Request) {
        guard !isOver else { return }
        if progress?.isCancelled == true, request != .cancel { return handle(.cancel) }
        for effect in transfer.handle(request, at: now()) {
            switch effect {
            case .proceed:
                timer.schedule(
                    deadline: .now() + max(transfer.deadline - now(), 0), leeway: .milliseconds(20))
            case .progress(let count, let total):
                progress?.totalUnitCount = Int64(clamping: total)
                progress?.completedUnitCount = Int64(clamping: count)
            case .finish(let data): finish(data.isEmpty ? nil : data, nil)
            case .fail(let failure): finish(nil, failure)
            }
        }
    }

    private func finish(_ data: Data?, _ failure: IncomingTransfer.Failure?) {
        guard !reader.isCancelled else { return }
        reader.cancel()
        timer.cancel()
        if transfer.phase != .over { _ = transfer.handle(.cancel, at: now()) }
        done(data, failure)
    }
}

/// Data of this program that another program takes from a pipe.
@MainActor
final class PipeWriting {
    private let descriptor: Int32
    private let data: Data
    private var offset = 0
    private let writer: any DispatchSourceWrite
    private let timer: any DispatchSourceTimer

    /// Writes the data and closes the descriptor. A program that takes nothing for a time gets no more.
    init(_ data: Data, to descriptor: Int32) {
        (self.data, self.descriptor) = (data, descriptor)
        WaylandPipe.stopWaiting(descriptor)
        writer = DispatchSource.makeWriteSource(fileDescriptor: descriptor, queue: .main)
        timer = DispatchSource.makeTimerSource(queue: .main)
        // The handlers retain the object until all is written.
        writer.setEventHandler { MainActor.assumeIsolated { self.write() } }
        writer.setCancelHandler { WaylandPipe.close(descriptor) }
        timer.setEventHandler { MainActor.assumeIsolated { self.finish() } }
        schedule()
        writer.activate()
        timer.activate()
    }

    private func schedule() { timer.schedule(deadline: .now() + OutgoingTransfer.patience, leeway: .milliseconds(20)) }

    private func write() {
        guard offset < data.count else { return finish() }
        guard let count = WaylandPipe.write(data.dropFirst(offset), to: descriptor) else { return finish() }
        if count > 0 { schedule() }
        offset += count
        if offset >= data.count { finish() }
    }

    private func finish() {
        writer.cancel()
        timer.cancel()
    }
}
