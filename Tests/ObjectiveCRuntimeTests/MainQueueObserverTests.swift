import Foundation
import ObjectiveCRuntime
import Testing

@MainActor struct MainQueueObserverTests {
    private nonisolated static let name = Notification.Name("MainQueueObserverTests")

    private final class Received: @unchecked Sendable {
        var count = 0
        var wasMainQueue = true
    }

    @Test(
        "A notification that the main actor posts reaches an observer of the main queue before the post returns",
        .timeLimit(.minutes(30)))
    func mainActor() {
        let center = NotificationCenter()
        let received = Received()
        let observer = center.addObserver(forName: Self.name, object: nil, queue: .main) { _ in received.count += 1 }
        center.post(name: Self.name, object: nil)
        #expect(received.count == 1)
        center.removeObserver(observer)
        center.post(name: Self.name, object: nil)
        #expect(received.count == 1)
    }

    @Test("A notification from another thread reaches an observer of the main queue there", .timeLimit(.minutes(30)))
    func otherThread() async {
        let center = NotificationCenter()
        let received = Received()
        let observer = center.addObserver(forName: Self.name, object: nil, queue: .main) { _ in
            dispatchPrecondition(condition: .onQueue(.main))
            received.count += 1
        }
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                center.post(name: Self.name, object: nil)
                continuation.resume()
            }
        }
        #expect(received.count == 1)
        center.removeObserver(observer)
    }

    @Test("An observer without a queue is called by whoever posts")
    func withoutQueue() {
        let center = NotificationCenter()
        let received = Received()
        let observer = center.addObserver(forName: Self.name, object: nil, queue: nil) { _ in received.count += 1 }
        center.post(name: Self.name, object: nil)
        #expect(received.count == 1)
        center.removeObserver(observer)
    }
}
