import Foundation
import Testing
import UIKit
import UIKitTesting

/// Records the observed changes.
private class Observer: NSObject, KeyValueObserver {
    var changes: [String] = []

    func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        let change = change ?? [:]
        let old = change[.oldKey].map { " old \($0)" } ?? "", new = change[.newKey].map { " new \($0)" } ?? ""
        changes.append("\(keyPath ?? "none")\(old)\(new)")
    }
}

/// A model class of an app with a stored and a computed value.
private final class Account: NSObject {
    var balance = 0 { didSet { didChangeValue(forKey: "balance") } }
    var isOverdrawn: Bool { balance < 0 }
    var name: String?
}

@MainActor struct TextObservationTests {
    @Test("An observer is called after a change, with the values that its options request")
    func options() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), observer = Observer()
        scroll.addObserver(observer, forKeyPath: "contentSize", options: [.initial, .new, .old], context: nil)
        scroll.contentSize = CGSize(width: 100, height: 300)
        scroll.contentSize = CGSize(width: 100, height: 300)
        #expect(
            observer.changes == [
                "contentSize new (0.0, 0.0)", "contentSize old (0.0, 0.0) new (100.0, 300.0)",
            ])
        scroll.removeObserver(observer, forKeyPath: "contentSize")
        scroll.contentSize = .zero
        #expect(observer.changes.count == 2)
    }

    @Test("A page observes a scroll view of its own, whose offset a finger changes")
    func responder() {
        final class Page: UIViewController {
            let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            var offsets: [CGFloat] = []
            override func viewDidLoad() {
                super.viewDidLoad()
                scroll.contentSize = CGSize(width: 100, height: 3000)
                view.addSubview(scroll)
                scroll.addObserver(self, forKeyPath: "contentOffset", options: .new, context: nil)
            }
            override func observeValue(
                forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
                context: UnsafeMutableRawPointer?
            ) {
                guard keyPath == "contentOffset", let offset = change?[.newKey] as? CGPoint else {
                    return super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
                }
                MainActor.assumeIsolated { offsets.append(offset.y) }
            }
        }
        let page = Page()
        let app = TestApp(page)
        app.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 300))
        app.settle()
        #expect(page.offsets.last == page.scroll.contentOffset.y)
        #expect(page.offsets.count > 5)
        #expect((page.offsets.last ?? 0) > 150)
    }

    @Test("A path leads through objects: a layer's value, a gesture's state")
    func paths() {
        let page = UIViewController()
        let app = TestApp(page)
        let observer = Observer(), scroll = UIScrollView(frame: page.view.bounds)
        scroll.contentSize = CGSize(width: 100, height: 3000)
        page.view.addSubview(scroll)
        page.view.addObserver(observer, forKeyPath: "layer.cornerRadius", options: .new, context: nil)
        scroll.addObserver(observer, forKeyPath: "panGestureRecognizer.state", options: .new, context: nil)
        page.view.layer.cornerRadius = 4
        app.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 300))
        #expect(
            observer.changes == [
                "layer.cornerRadius new 4.0", "panGestureRecognizer.state new 1", "panGestureRecognizer.state new 2",
                "panGestureRecognizer.state new 3", "panGestureRecognizer.state new 0",
            ])
    }

    @Test("An app's own values are observed by didChangeValue, also one that cannot be read by its name")
    func ownValues() {
        let account = Account(), observer = Observer()
        account.addObserver(observer, forKeyPath: "balance", options: [.old, .new], context: nil)
        account.addObserver(observer, forKeyPath: "isOverdrawn", options: .new, context: nil)
        account.balance = -5
        account.balance = -5
        account.didChangeValue(forKey: "isOverdrawn")
        #expect(observer.changes == ["balance old 0 new -5", "isOverdrawn new <null>"])
    }

    @Test("A context distinguishes observations, and the newest one is removed first")
    func contexts() {
        let view = UIView(), observer = Observer()
        let first = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
        defer { first.deallocate() }
        view.addObserver(observer, forKeyPath: "alpha", options: [], context: first)
        view.addObserver(observer, forKeyPath: "alpha", options: [], context: nil)
        view.alpha = 0.5
        #expect(observer.changes == ["alpha", "alpha"])
        view.removeObserver(observer, forKeyPath: "alpha", context: first)
        view.alpha = 1
        #expect(observer.changes.count == 3)
        view.removeObserver(observer, forKeyPath: "alpha")
        view.alpha = 0
        #expect(observer.changes.count == 3)
    }

    @Test("An observer removes itself while it is released")
    func removedInDeinit() {
        final class Leaving: NSObject, KeyValueObserver {
            let view: UIView
            init(_ view: UIView) {
                self.view = view
                super.init()
                view.addObserver(self, forKeyPath: "alpha", options: [], context: nil)
            }
            deinit { view.removeObserver(self, forKeyPath: "alpha") }
            func observeValue(
                forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
                context: UnsafeMutableRawPointer?
            ) {}
        }
        let view = UIView()
        var leaving: Leaving? = Leaving(view)
        weak let weakLeaving = leaving
        leaving = nil
        view.alpha = 0.5
        #expect(weakLeaving == nil)
    }

    @Test("An observer or an object that is released ends its observations")
    func released() {
        var view: UIView? = UIView()
        var observer: Observer? = Observer()
        weak let weakView = view
        weak let weakObserver = observer
        view!.addObserver(observer!, forKeyPath: "alpha", options: [], context: nil)
        observer = nil
        #expect(weakObserver == nil)
        view!.alpha = 0
        observer = Observer()
        view!.addObserver(observer!, forKeyPath: "alpha", options: [], context: nil)
        view = nil
        #expect(weakView == nil)
        #expect(observer!.changes == [])
    }

    @Test("An observer may remove itself, and observe another value, while it is called")
    func reenters() {
        final class Once: Observer {
            override func observeValue(
                forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
                context: UnsafeMutableRawPointer?
            ) {
                super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
                let view = object as! UIView
                view.removeObserver(self, forKeyPath: keyPath!)
                if keyPath == "alpha" { view.addObserver(self, forKeyPath: "tag", options: .new, context: nil) }
            }
        }
        let view = UIView(), observer = Once()
        view.addObserver(observer, forKeyPath: "alpha", options: .new, context: nil)
        view.alpha = 0.5
        view.alpha = 0.25
        view.backgroundColor = .red
        #expect(observer.changes == ["alpha new 0.5"])
    }

    @Test("Removing an observer that does not observe stops with a message")
    func misuse() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { UIView().removeObserver(UIView(), forKeyPath: "alpha") }
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("UIView does not observe alpha of this UIView; add it first"))
    }
}
