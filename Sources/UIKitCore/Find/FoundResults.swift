import Foundation
import QuartzCore

/// The results of one search, which may be collected on another thread.
final class FoundResults<DocumentIdentifier: Hashable>: @unchecked Sendable {
    typealias Result = UITextSearchAggregator<DocumentIdentifier>.Result
    private struct Key: Hashable {
        var range: UITextRange
        var document: DocumentIdentifier
    }

    private let lock = NSLock()
    private var found: [Result] = []
    private var removed: Set<Key> = []
    private var willPublish = false
    /// Called on the main thread.
    private let onChange: @MainActor (FoundResults) -> Void

    init(onChange: @escaping @MainActor (FoundResults) -> Void) { self.onChange = onChange }

    var all: [Result] {
        lock.withLock {
            if !removed.isEmpty {
                found.removeAll { removed.contains(Key(range: $0.range, document: $0.document)) }
                removed = []
            }
            return found
        }
    }

    func append(_ result: Result) { change { found.append(result) } }
    func remove(_ range: UITextRange, _ document: DocumentIdentifier) {
        change { removed.insert(Key(range: range, document: document)) }
    }
    func removeAll() { change { (found, removed) = ([], []) } }

    /// Changes between two turns of the main queue are published once.
    private func change(_ body: () -> Void) {
        let mustPublish = lock.withLock {
            body()
            defer { willPublish = true }
            return !willPublish
        }
        if mustPublish { publishLater() }
    }

    private func publishLater() {
        DispatchQueue.main.async {
            let isDue = self.lock.withLock { self.willPublish }
            if isDue { MainActor.assumeIsolated { self.publishNow() } }
        }
    }

    func publish() {
        if LayerThread.isMain {
            MainActor.assumeIsolated { publishNow() }
        } else {
            change {}
        }
    }

    @MainActor private func publishNow() {
        lock.withLock { willPublish = false }
        onChange(self)
    }
}
