import Foundation
import Synchronization
import Testing
import UIKit
import UIKitTesting

/// The thread on which objects of an app's subclasses are deinitialized.
private final class Ends: Sendable {
    private let lines = Mutex<[String]>([])
    func note(_ name: String) {
        let isMain = Thread.isMainThread || DispatchQueue.getSpecific(key: Self.mark) != nil
        lines.withLock { $0.append("\(name) \(isMain ? "main" : "elsewhere")") }
    }
    var all: [String] { lines.withLock { $0 } }
    static let mark: DispatchSpecificKey<Bool> = {
        let mark = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: mark, value: true)
        return mark
    }()
}

private class Card: UIView {
    let ends: Ends
    init(_ ends: Ends) {
        self.ends = ends
        super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    required init?(coder: NSCoder) { nil }
    deinit { ends.note("view") }
}

private final class Holder<Value>: Card {
    let value: Value
    init(_ value: Value, _ ends: Ends) {
        self.value = value
        super.init(ends)
    }
    required init?(coder: NSCoder) { nil }
    deinit { ends.note("subclass") }
}

private final class Screen: UIViewController {
    let ends: Ends
    init(_ ends: Ends) {
        self.ends = ends
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    deinit { ends.note("controller") }
}

private final class Press: UITapGestureRecognizer {
    var ends: Ends?
    deinit { ends?.note("recognizer") }
}

private final class Item: UIBarButtonItem {
    var ends: Ends?
    deinit { ends?.note("item") }
}

struct MainThreadDeinitTests {
    /// Objects that are passed to another thread.
    private final class Held: @unchecked Sendable {
        var objects: [AnyObject] = []
        weak var first: AnyObject?
    }

    /// Releases an object on another thread, and waits until the main queue has run.
    private func release(_ make: @MainActor @Sendable (Ends) -> AnyObject) async -> (ends: [String], isGone: Bool) {
        let ends = Ends(), held = Held()
        await MainActor.run {
            held.objects = [make(ends)]
            held.first = held.objects.first
        }
        await withCheckedContinuation { done in
            DispatchQueue.global().async {
                held.objects = []
                DispatchQueue.main.async { done.resume() }
            }
        }
        return (ends.all, held.first == nil)
    }

    @Test(
        """
        a view that another thread releases last is freed on the main thread, with its subviews and its \
        subclass's deinit
        """
    )
    func views() async {
        let result = await release { ends in
            let holder = Holder("text", ends)
            holder.addSubview(Card(ends))
            return holder
        }
        #expect(result.ends == ["subclass main", "view main", "view main"])
        #expect(result.isGone)
    }

    @Test("controllers with their views, recognizers and bar items are too")
    func others() async {
        let controller = await release { ends in
            let screen = Screen(ends)
            screen.view = Card(ends)
            return screen
        }
        #expect(controller.ends == ["controller main", "view main"])
        let press = await release { ends in
            let press = Press()
            press.ends = ends
            return press
        }
        #expect(press.ends == ["recognizer main"])
        let item = await release { ends in
            let item = Item()
            item.ends = ends
            return item
        }
        #expect(item.ends == ["item main"])
    }

    @MainActor @Test("on the main thread an object ends at once")
    func atOnce() {
        let ends = Ends()
        var view: UIView? = Card(ends)
        #expect(view != nil)
        view = nil
        #expect(ends.all == ["view main"])
    }

    @Test("thousands of views that many threads release end on the main thread, each once")
    func many() async {
        let ends = Ends()
        let held = (0..<8).map { _ in Held() }
        await MainActor.run {
            for part in held { part.objects = (0..<500).map { $0.isMultiple(of: 2) ? Card(ends) : Holder($0, ends) } }
        }
        await withCheckedContinuation { done in
            DispatchQueue.global().async {
                DispatchQueue.concurrentPerform(iterations: 8) { held[$0].objects = [] }
                DispatchQueue.main.async { done.resume() }
            }
        }
        #expect(ends.all.count == 6000)
        #expect(ends.all.allSatisfy { $0.hasSuffix("main") })
    }
}
