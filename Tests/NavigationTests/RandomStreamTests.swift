import Testing
import UIKit
import UIKitTesting

/// Numbers from a seed, the same in every run.
struct Seeded: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        var x = state
        x ^= x >> 33
        x = x &* 0xff51_afd7_ed55_8ccd
        return x ^ (x >> 33)
    }
}

/// A screen that checks the order of its calls: every `will` is answered by its `did`, or taken back by the other `will`.
final class CheckingViewController: UIViewController {
    enum Phase { case hidden, appearing, shown, disappearing }
    var phase = Phase.hidden
    var wrongOrder: String?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
    }
    override func viewWillAppear(_ animated: Bool) { go(to: .appearing, from: [.hidden, .disappearing]) }
    override func viewDidAppear(_ animated: Bool) { go(to: .shown, from: [.appearing]) }
    override func viewWillDisappear(_ animated: Bool) { go(to: .disappearing, from: [.shown, .appearing]) }
    override func viewDidDisappear(_ animated: Bool) { go(to: .hidden, from: [.disappearing]) }

    private func go(to next: Phase, from allowed: [Phase]) {
        if !allowed.contains(phase) { wrongOrder = "\(phase) → \(next)" }
        phase = next
    }
}

/// Whatever is asked, in whatever order, in the middle of whatever: the stack, the screen and the bar agree at rest.
@MainActor
@Suite struct RandomStreamTests {
    @Test("twenty thousand random requests leave stack, screen, bar and callbacks in agreement", arguments: [1, 2, 3, 4])
    func stream(seed: UInt64) {
        var random = Seeded(state: seed)
        var made = 0
        func make() -> CheckingViewController {
            made += 1
            let page = CheckingViewController()
            page.title = "P\(made)"
            return page
        }
        let root = make()
        let navigation = UINavigationController(rootViewController: root)
        let app = TestApp(navigation, size: CGSize(width: 120, height: 200), scale: 1, rightToLeft: seed % 2 == 0, draws: false)
        var expected: [UIViewController] = [root]
        let delegate = TransitionDelegate()
        var percent: UIPercentDrivenInteractiveTransition?
        navigation.delegate = delegate
        for request in 0..<5_000 {
            let animated = Bool.random(using: &random)
            switch Int.random(in: 0..<17, using: &random) {
            case 0...2:
                let page = make()
                navigation.pushViewController(page, animated: animated)
                expected.append(page)
            case 3, 4:
                let popped = navigation.popViewController(animated: animated)
                #expect(popped === (expected.count > 1 ? expected.last : nil))
                if expected.count > 1 { expected.removeLast() }
            case 5:
                navigation.popToRootViewController(animated: animated)
                expected = [expected[0]]
            case 6:
                guard let page = expected.randomElement(using: &random) else { break }
                navigation.popToViewController(page, animated: animated)
                expected = Array(expected.prefix { $0 !== page }) + [page]
            case 7:
                var list = Array(expected.shuffled(using: &random).prefix(Int.random(in: 0...4, using: &random)))
                list.append(make())
                navigation.setViewControllers(list, animated: animated)
                expected = list
            case 8:
                app.advance(frames: Int.random(in: 1...6, using: &random))
            case 9:
                // A swipe that is let go somewhere, perhaps in the middle of what runs.
                let start = seed % 2 == 0 ? 118.0 : 2.0
                let end = seed % 2 == 0 ? Double.random(in: 0...110, using: &random) : Double.random(in: 10...119, using: &random)
                app.drag(from: CGPoint(x: start, y: 150), to: CGPoint(x: end, y: 150), frames: Int.random(in: 2...6, using: &random))
                app.settle()
                // Only a finger that went far enough pops; the stack says which it was.
                if navigation.viewControllers.count == expected.count - 1 { expected.removeLast() }
            case 10:
                navigation.setNavigationBarHidden(Bool.random(using: &random), animated: animated)
            case 11:
                // An animator of the app's own moves what comes next, perhaps under a gesture, perhaps for ever.
                let fade = FadeAnimator()
                fade.duration = Double.random(in: 0...0.4, using: &random)
                fade.usesPropertyAnimator = Bool.random(using: &random)
                fade.ending = [.once, .once, .once, .twice, .never, .atOnce].randomElement(using: &random) ?? .once
                delegate.animator = Bool.random(using: &random) ? fade : InterruptibleFade()
                percent = Bool.random(using: &random) ? UIPercentDrivenInteractiveTransition() : nil
                delegate.interaction = percent
                percent?.wantsInteractiveStart = Bool.random(using: &random)
            case 12:
                delegate.animator = nil
            case 13:
                percent?.update(CGFloat.random(in: 0...1, using: &random))
                // One that goes back and is held again is on its way once more: the stack says so.
                if Bool.random(using: &random) { percent?.pause() }
                expected = navigation.viewControllers
            case 14:
                // Only a transition that a gesture held goes back; the stack says whether one did.
                if Bool.random(using: &random) { percent?.cancel() } else { percent?.finish() }
                expected = navigation.viewControllers
            case 15:
                let isWide = Bool.random(using: &random)
                app.resize(to: isWide ? CGSize(width: 200, height: 120) : CGSize(width: 120, height: 200))
            default:
                app.settle()
            }
            guard navigation.viewControllers.elementsEqual(expected, by: ===) else {
                Issue.record("request \(request): the stack is not what was asked for")
                return
            }
            if request % 50 == 0 {
                delegate.animator = nil
                percent?.finish()
                app.resize(to: CGSize(width: 120, height: 200))
                // An animator that never ends is left behind by the next request, whatever it asks.
                if app.settle(), navigation.transitionCoordinator != nil { navigation.viewControllers = expected }
                app.settle()
                guard isTrue(navigation, expected, request) else { return }
            }
        }
    }

    private func isTrue(_ navigation: UINavigationController, _ expected: [UIViewController], _ request: Int) -> Bool {
        let top = expected[expected.count - 1]
        var wrong: [String] = []
        if navigation.visibleViewController !== top { wrong.append("the visible controller is not the top") }
        if top.view.window == nil { wrong.append("the top's view is not in the window") }
        if navigation.navigationBar.topItem !== top.navigationItem { wrong.append("the bar's item is not the top's") }
        if navigation.children.count != expected.count { wrong.append("children \(navigation.children.count), stack \(expected.count)") }
        if navigation.transitionCoordinator != nil { wrong.append("a coordinator stayed") }
        for case let page as CheckingViewController in expected {
            if let order = page.wrongOrder { wrong.append("\(page.title ?? ""): \(order)") }
            let isTop = page === top
            if page.phase != (isTop ? .shown : .hidden) { wrong.append("\(page.title ?? "") is \(page.phase)") }
            if !isTop, page.viewIfLoaded?.window != nil { wrong.append("\(page.title ?? "") is covered, but in the window") }
        }
        for line in wrong { Issue.record("after request \(request): \(line)") }
        return wrong.isEmpty
    }
}
