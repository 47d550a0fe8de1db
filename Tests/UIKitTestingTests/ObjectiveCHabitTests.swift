import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor struct AssociatedValueTests {
    private static let key = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
    private final class Plain {}
    private final class Value {
        let ended: () -> Void
        init(_ ended: @escaping () -> Void) { self.ended = ended }
        deinit { ended() }
    }

    @Test("A value stays with its object, is replaced, and is removed")
    func keeps() {
        let view = UIView(), other = UIView(), plain = Plain()
        for object in [view, plain] as [AnyObject] {
            objc_setAssociatedObject(object, Self.key, "first", .OBJC_ASSOCIATION_RETAIN)
            #expect(objc_getAssociatedObject(object, Self.key) as? String == "first")
            objc_setAssociatedObject(object, Self.key, 2, .OBJC_ASSOCIATION_COPY_NONATOMIC)
            #expect(objc_getAssociatedObject(object, Self.key) as? Int == 2)
            objc_setAssociatedObject(object, Self.key, nil, .OBJC_ASSOCIATION_RETAIN)
            #expect(objc_getAssociatedObject(object, Self.key) == nil)
        }
        #expect(objc_getAssociatedObject(other, Self.key) == nil)
    }

    @Test("A view's value ends with the view; another object's at the end of the turn")
    func ends() {
        let app = TestApp(UIViewController())
        var ended = 0
        var view: UIView? = UIView()
        objc_setAssociatedObject(view!, Self.key, Value { ended += 1 }, .OBJC_ASSOCIATION_RETAIN)
        view = nil
        #expect(ended == 1)
        var plain: Plain? = Plain()
        objc_setAssociatedObject(plain!, Self.key, Value { ended += 1 }, .OBJC_ASSOCIATION_RETAIN)
        plain = nil
        app.turn()
        #expect(ended == 2)
    }

    @Test("An assigned value is not kept alive")
    func assigns() {
        let view = UIView()
        var value: Plain? = Plain()
        objc_setAssociatedObject(view, Self.key, value, .OBJC_ASSOCIATION_ASSIGN)
        #expect(objc_getAssociatedObject(view, Self.key) as? Plain === value)
        value = nil
        #expect(objc_getAssociatedObject(view, Self.key) == nil)
    }

    @Test("A value whose end asks for values finds the lock free")
    func reenters() {
        let view = UIView()
        var found: Any? = 0
        objc_setAssociatedObject(
            view, Self.key, Value { found = objc_getAssociatedObject(view, Self.key) }, .OBJC_ASSOCIATION_RETAIN)
        objc_setAssociatedObject(view, Self.key, "next", .OBJC_ASSOCIATION_RETAIN)
        #expect(found as? String == "next")
    }
}

@MainActor struct KeyValueObservingTests {
    private final class Model: NSObject {
        var count = 0 { didSet { didChangeValue(forKey: "count") } }
    }

    @Test("Changes of UIKit objects are reported before the call returns")
    func tells() {
        let app = TestApp(UIViewController())
        var received: [String] = []
        var kept: [NSKeyValueObservation] = []
        let view = UIView(), scroll = UIScrollView(), button = UIButton(), label = UILabel(), field = UITextField(),
            toggle = UISwitch()
        let progress = UIProgressView(), segments = UISegmentedControl(items: ["A", "B"]), item = UIBarButtonItem(),
            page = UIViewController()
        kept.append(
            view.observe(\.isHidden, options: [.old, .new]) { _, change in
                received.append("hidden \(change.oldValue!) \(change.newValue!)")
            })
        kept.append(
            view.observe(\.bounds) { view, change in
                received.append("bounds \(view.bounds.width) \(change.newValue == nil)")
            })
        kept.append(
            scroll.observe(\.contentOffset, options: .new) { _, change in
                received.append("offset \(change.newValue!.y)")
            }
        )
        kept.append(
            scroll.observe(\.contentSize, options: .new) { _, change in
                received.append("size \(change.newValue!.height)")
            })
        kept.append(button.observe(\.isEnabled) { button, _ in received.append("enabled \(button.isEnabled)") })
        kept.append(
            button.observe(\.isHighlighted) { button, _ in received.append("highlighted \(button.isHighlighted)") })
        kept.append(label.observe(\.text) { label, _ in received.append("label \(label.text!)") })
        kept.append(field.observe(\.text) { field, _ in received.append("field \(field.text!)") })
        kept.append(toggle.observe(\.isOn) { toggle, _ in received.append("on \(toggle.isOn)") })
        kept.append(progress.observe(\.progress) { progress, _ in received.append("progress \(progress.progress)") })
        kept.append(
            segments.observe(\.selectedSegmentIndex) { segments, _ in
                received.append("segment \(segments.selectedSegmentIndex)")
            })
        kept.append(item.observe(\.isEnabled) { item, _ in received.append("item \(item.isEnabled)") })
        kept.append(
            page.observe(\.title, options: .initial) { page, _ in received.append("title \(page.title ?? "none")") })
        view.isHidden = true
        view.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
        scroll.contentSize = CGSize(width: 10, height: 400)
        scroll.contentOffset = CGPoint(x: 0, y: 30)
        button.isEnabled = false
        button.isHighlighted = true
        label.text = "a"
        field.text = "b"
        toggle.isOn = true
        progress.progress = 0.5
        segments.selectedSegmentIndex = 1
        item.isEnabled = false
        page.title = "Page"
        #expect(
            received == [
                "title none", "hidden false true", "bounds 50.0 true", "size 400.0", "offset 30.0", "enabled false",
                "highlighted true", "label a", "field b",
                "on true", "progress 0.5", "segment 1", "item false", "title Page",
            ])
        kept[0].invalidate()
        kept.remove(at: 1)
        view.isHidden = false
        view.bounds.size.width = 3
        #expect(received.count == 14)
        app.turn()
    }

    @Test("A change of the selected tab is observed")
    func tabs() {
        let tabs = UITabBarController()
        tabs.viewControllers = [UIViewController(), UIViewController()]
        let app = TestApp(tabs)
        var received: [Int] = []
        let observation = tabs.observe(\.selectedIndex, options: .new) { _, change in received.append(change.newValue!)
        }
        tabs.selectedIndex = 1
        app.turn()
        #expect(received == [1])
        observation.invalidate()
    }

    @Test("A gesture's state is observed when it changes")
    func gesture() {
        let page = UIViewController()
        let app = TestApp(page)
        let tap = UITapGestureRecognizer()
        page.view.addGestureRecognizer(tap)
        var states: [UIGestureRecognizer.State] = []
        let observation = tap.observe(\.state, options: .new) { _, change in states.append(change.newValue!) }
        app.tap(at: CGPoint(x: 100, y: 300))
        #expect(states == [.ended, .possible])
        observation.invalidate()
    }

    @Test(
        "An app's object reports changes by didChangeValue, observers may change it, and an ended observation is silent"
    )
    func ownObjects() {
        let model = Model()
        var received: [Int] = []
        var observation: NSKeyValueObservation? = model.observe(\.count, options: .new) { model, change in
            received.append(change.newValue!)
            if model.count < 3 { model.count += 1 }
        }
        model.count = 1
        #expect(received == [1, 2, 3])
        #expect(model.count == 3)
        model.count = 3
        observation = nil
        model.count = 4
        #expect(received == [1, 2, 3])
        #expect(observation == nil)
    }
}

@MainActor struct DisplayLinkTests {
    @MainActor private final class Clock: NSObject {
        var times: [Double] = []
        func step(_ link: CADisplayLink) { times.append(link.timestamp) }
    }

    @Test("A display link calls its target with every frame, pauses, and releases the target at its end")
    func calls() {
        let app = TestApp(UIViewController())
        app.settle()
        var clock: Clock? = Clock()
        weak let weakClock = clock
        let link = CADisplayLink(target: clock!, selector: Selector("step:", Clock.step))
        link.add(to: .main, forMode: .common)
        app.advance(frames: 4)
        let count = clock!.times.count
        #expect(count == 4 && abs(clock!.times[1] - clock!.times[0] - 1.0 / 60) < 1e-6)
        link.isPaused = true
        app.advance(frames: 3)
        #expect(clock!.times.count <= count + 1)
        link.isPaused = false
        link.preferredFramesPerSecond = 30
        let before = clock!.times.count
        app.advance(frames: 8)
        #expect((3...5).contains(clock!.times.count - before))
        link.invalidate()
        clock = nil
        #expect(weakClock == nil)
        app.settle()
    }
}

@MainActor struct ResponderActionTests {
    private final class Page: UIViewController {
        var saved: [String] = []
        func save(_ sender: Any?) { saved.append("\(sender ?? "nothing")") }
        override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
            action.name != "forbidden:" && super.canPerformAction(action, withSender: sender)
        }
    }

    @Test("An action without a target is sent from the first responder up to the object that performs it")
    func chain() {
        let page = Page()
        let field = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 30))
        page.view.addSubview(field)
        let app = TestApp(page)
        field.becomeFirstResponder()
        app.turn()
        let save = Selector("save:", Page.save)
        #expect(field.target(forAction: save, withSender: nil) as? Page === page)
        #expect(UIApplication.shared.sendAction(save, to: nil, from: "sender", for: nil))
        #expect(page.saved == ["sender"])
        #expect(!UIApplication.shared.sendAction(Selector("forbidden:"), to: nil, from: nil, for: nil))
        #expect(UIApplication.shared.sendAction(save, to: page, from: nil, for: nil))
        #expect(page.saved.count == 2)
    }

    @Test("Names of iOS's Foundation are there")
    func names() {
        let path = NSIndexPath(row: 3, section: 1)
        #expect(path.row == 3)
        #expect(path.section == 1)
        #expect(path.item == 3)
        #expect(kCFBundleVersionKey as String == "CFBundleVersion")
        #expect(autoreleasepool { 5 } == 5)
        #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgPointValue == CGPoint(x: 1, y: 2))
        #expect(NSValue(cgSize: CGSize(width: 3, height: 4)).cgSizeValue.height == 4)
        #expect(NSValue(cgRect: CGRect(x: 0, y: 0, width: 3, height: 4)).cgRectValue.width == 3)
        #expect(NSLayoutConstraint().firstItem == nil)
        #expect(UIActivityIndicatorView(style: .whiteLarge).color == .white)
        let activity = NSUserActivity(activityType: "org.example.read")
        activity.addUserInfoEntries(from: ["page": 3])
        #expect(activity.userInfo?["page"] as? Int == 3)
    }
}
