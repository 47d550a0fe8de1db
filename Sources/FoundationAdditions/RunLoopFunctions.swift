public import Foundation
import Synchronization

// Core Foundation's functions about run loops. Foundation on Linux has the functions and does not show them to Swift.

/// The run loop of a thread.
public typealias CFRunLoop = RunLoop
/// The mode of a run loop.
public typealias CFRunLoopMode = RunLoop.Mode

extension RunLoop.Mode {
    /// The mode of a run loop that is not tracking touches.
    public static var defaultMode: RunLoop.Mode { .default }
    /// All modes that are common modes of the run loop.
    public static var commonModes: RunLoop.Mode { .common }
}

/// Returns the run loop of the current thread.
public func CFRunLoopGetCurrent() -> CFRunLoop! {
    let loop = RunLoop.current
    RunLoopReferences.note(loop)
    return loop
}

/// Returns the run loop of the main thread.
public func CFRunLoopGetMain() -> CFRunLoop! { RunLoop.main }

/// Wakes a run loop that waits. May be called on any thread.
///
/// On Linux, the run loop of a thread other than the main thread must come from ``CFRunLoopGetCurrent()``, called on
/// that thread. Other run loops are ignored.
public func CFRunLoopWakeUp(_ rl: CFRunLoop!) { rl.flatMap(RunLoopReferences.find).map(wakeUp) }

/// Ends the innermost ``CFRunLoopRun()`` of a run loop. Run loops are ignored as in ``CFRunLoopWakeUp(_:)``.
public func CFRunLoopStop(_ rl: CFRunLoop!) { rl.flatMap(RunLoopReferences.find).map(stop) }

/// Returns whether a run loop waits for an event. Returns false for a run loop that ``CFRunLoopWakeUp(_:)`` ignores.
public func CFRunLoopIsWaiting(_ rl: CFRunLoop!) -> Bool {
    rl.flatMap(RunLoopReferences.find).map { isWaiting($0) != 0 } ?? false
}

/// Runs the run loop of the current thread in its default mode until ``CFRunLoopStop(_:)`` is called, or until the mode
/// has neither a source nor a timer.
public func CFRunLoopRun() { run() }

/// The cause of the end of ``CFRunLoopRunInMode(_:_:_:)``.
public enum CFRunLoopRunResult: Int32, Sendable {
    /// The mode has neither a source nor a timer.
    case finished = 1
    /// ``CFRunLoopStop(_:)`` was called.
    case stopped = 2
    /// The time has passed.
    case timedOut = 3
    /// One source was handled, as the caller asked.
    case handledSource = 4
}

/// Runs the run loop of the current thread in one mode for a time.
///
/// Documented (CFRunLoopRunInMode): the parameters and the results.
/// - Parameters:
///   - seconds: the time; 0 makes one pass without waiting. Chosen: values that are not numbers count as 0.
///   - returnAfterSourceHandled: whether the first handled source ends the run.
/// - Returns: the cause of the end.
@discardableResult
public func CFRunLoopRunInMode(_ mode: CFRunLoopMode!, _ seconds: TimeInterval, _ returnAfterSourceHandled: Bool)
    -> CFRunLoopRunResult
{
    let name = (mode ?? .default).rawValue
    let result = name.withCString { text in
        guard let string = makeString(nil, text, 0x0800_0100) else { return CFRunLoopRunResult.finished.rawValue }
        defer { release(string) }
        return run(string, seconds.isNaN ? 0 : seconds, returnAfterSourceHandled ? 1 : 0)
    }
    return CFRunLoopRunResult(rawValue: result) ?? .finished
}

/// Calls a block in the next turn of a run loop. The function does not wake the run loop.
/// - Parameter mode: a mode, the name of a mode, or an array of modes or names. Other values are ignored: the block is
///   not called.
public func CFRunLoopPerformBlock(_ rl: CFRunLoop!, _ mode: Any!, _ block: (() -> Void)!) {
    guard let rl, let block else { return }
    let modes = (mode as? [Any] ?? [mode as Any]).compactMap { value -> RunLoop.Mode? in
        (value as? RunLoop.Mode) ?? (value as? String).map(RunLoop.Mode.init(rawValue:))
            ?? (value as? NSString).map { RunLoop.Mode(rawValue: String(describing: $0)) }
    }
    guard !modes.isEmpty else { return }
    nonisolated(unsafe) let body = block
    rl.perform(inModes: modes) { body() }
}

// A reference is the address of an object of Core Foundation.
@_silgen_name("CFRunLoopGetCurrent") private func currentReference() -> UnsafeRawPointer
@_silgen_name("CFRunLoopGetMain") private func mainReference() -> UnsafeRawPointer
@_silgen_name("CFRunLoopWakeUp") private func wakeUp(_ loop: UnsafeRawPointer)
@_silgen_name("CFRunLoopStop") private func stop(_ loop: UnsafeRawPointer)
@_silgen_name("CFRunLoopIsWaiting") private func isWaiting(_ loop: UnsafeRawPointer) -> UInt8
@_silgen_name("CFRunLoopRun") private func run()
@_silgen_name("CFRunLoopRunInMode") private func run(_ mode: UnsafeRawPointer, _ seconds: Double, _ returns: UInt8)
    -> Int32
// The last argument is kCFStringEncodingUTF8.
@_silgen_name("CFStringCreateWithCString") private func makeString(
    _ allocator: UnsafeRawPointer?, _ text: UnsafePointer<CChar>, _ encoding: UInt32
) -> UnsafeRawPointer?
@_silgen_name("CFRelease") private func release(_ object: UnsafeRawPointer)

/// Core Foundation's references of run loops. A thread stores the reference of its run loop, which ends with the
/// thread.
private enum RunLoopReferences {
    private final class Entry: @unchecked Sendable {
        weak var loop: RunLoop?
        let reference: UnsafeRawPointer
        init(_ loop: RunLoop) { (self.loop, reference) = (loop, currentReference()) }
    }

    private static let others = Mutex<[Entry]>([])

    static func note(_ loop: RunLoop) {
        guard loop !== RunLoop.main else { return }
        others.withLock { entries in
            guard !entries.contains(where: { $0.loop === loop }) else { return }
            entries.removeAll { $0.loop == nil }
            entries.append(Entry(loop))
        }
    }

    static func find(_ loop: RunLoop) -> UnsafeRawPointer? {
        if loop === RunLoop.main { return mainReference() }
        if loop === RunLoop.current { return currentReference() }
        return others.withLock { $0.first { $0.loop === loop }?.reference }
    }
}
