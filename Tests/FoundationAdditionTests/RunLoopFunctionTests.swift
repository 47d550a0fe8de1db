import Foundation
import FoundationAdditions
import Synchronization
import Testing

struct RunLoopFunctionTests {
    /// A thread that runs its run loop, with a timer that never fires.
    private func startThread(_ body: @escaping @Sendable (CFRunLoop) -> Void) -> Thread {
        let thread = Thread {
            RunLoop.current.add(Timer(fire: .distantFuture, interval: 0, repeats: false) { _ in }, forMode: .default)
            body(CFRunLoopGetCurrent())
        }
        thread.start()
        return thread
    }

    @Test func `a block runs on the run loop of another thread, which it stops`() async {
        let (loops, continuation) = AsyncStream<LoopOfThread>.makeStream()
        let (ends, end) = AsyncStream<[Bool]>.makeStream()
        let thread = startThread { loop in
            continuation.yield(LoopOfThread(loop: loop))
            CFRunLoopRun()
            end.yield([loop === RunLoop.current, loop === CFRunLoopGetMain()])
        }
        var iterator = loops.makeAsyncIterator()
        let other = await iterator.next()
        CFRunLoopPerformBlock(other?.loop, CFRunLoopMode.defaultMode.rawValue) {
            CFRunLoopStop(CFRunLoopGetCurrent())
        }
        CFRunLoopWakeUp(other?.loop)
        var result = ends.makeAsyncIterator()
        #expect(await result.next() == [true, false])
        withExtendedLifetime(thread) {}
    }

    @Test func `a run in one mode ends without work, after its time, by a stop, and after a source`() async {
        let results = await withCheckedContinuation {
            (continuation: CheckedContinuation<[CFRunLoopRunResult], Never>) in
            let thread = Thread {
                var results = [CFRunLoopRunInMode(RunLoop.Mode("empty"), 10, false)]
                RunLoop.current.add(
                    Timer(fire: .distantFuture, interval: 0, repeats: false) { _ in }, forMode: .default)
                results.append(CFRunLoopRunInMode(.defaultMode, 0, false))
                results.append(CFRunLoopRunInMode(.defaultMode, .nan, true))
                CFRunLoopPerformBlock(CFRunLoopGetCurrent(), CFRunLoopMode.defaultMode) {
                    CFRunLoopStop(CFRunLoopGetCurrent())
                }
                results.append(CFRunLoopRunInMode(.defaultMode, 600, false))
                continuation.resume(returning: results)
            }
            thread.start()
        }
        #expect(results == [.finished, .timedOut, .timedOut, .stopped])
    }

    @Test func `a block of an unknown mode is ignored, as is a run loop that is nil`() {
        CFRunLoopPerformBlock(CFRunLoopGetMain(), 3) { Issue.record("the block was called") }
        CFRunLoopPerformBlock(nil, CFRunLoopMode.defaultMode) { Issue.record("the block was called") }
        CFRunLoopWakeUp(nil)
        CFRunLoopStop(nil)
        #expect(!CFRunLoopIsWaiting(nil))
    }
}

private struct LoopOfThread: @unchecked Sendable { let loop: CFRunLoop }
