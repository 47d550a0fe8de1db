import CoreGraphics
import Foundation
import HeadlessHost
import HostInterface
import Testing

@testable import UIKitCore

/// Boxes instead of glyphs, as in the tests of labels: 20-point text has characters 10 wide and lines 24 high.
@MainActor
private func textView(_ text: String, width: CGFloat = 110, height: CGFloat = 200) -> UITextView {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    view.font = .systemFont(ofSize: 20)
    view.text = text
    view.layoutIfNeeded()
    return view
}

@MainActor
struct TextViewTests {
    private let context = AppContext()
    private let host = HeadlessHost(shaper: BoxShaper())

    /// Other tests may have run since this one was created.
    private func begin() {
        context.makeCurrent()
        if context.host == nil { context.attach(host) }
    }

    private func parts(_ view: UITextView) -> [TextPartView] {
        view.subviews.compactMap { $0 as? TextPartView }.sorted { $0.frame.minY < $1.frame.minY }
    }

    @Test func `content is as high as the wrapped text and its insets`() {
        begin()
        let view = textView("aaaa bbbb cccc")
        // A width of 110 with insets of 5 on both sides fits ten characters per line.
        #expect(view.contentSize == CGSize(width: 110, height: 2 * 24 + 16))
        #expect(parts(view).map(\.frame) == [CGRect(x: 5, y: 8, width: 100, height: 48)])
        view.textContainerInset = .zero
        view.textContainer.lineFragmentPadding = 0
        view.layoutIfNeeded()
        #expect(parts(view).map(\.frame) == [CGRect(x: 0, y: 0, width: 110, height: 48)])
    }

    @Test func `a narrower view wraps anew`() {
        begin()
        let view = textView("aaaa bbbb cccc")
        view.frame.size.width = 60
        view.layoutIfNeeded()
        #expect(view.contentSize.height == 88)
    }

    @Test func `an empty text view has the height of a line and no parts, and empty lines count`() {
        begin()
        #expect(parts(textView("")).isEmpty)
        #expect(textView("").contentSize.height == 40)
        #expect(textView("a\n\nb").contentSize.height == 88)
    }

    @Test func `of a very long text only what is in sight is drawn`() {
        begin()
        let line = String(repeating: "x", count: 9) + "\n"
        let view = textView(String(repeating: line, count: 20_000))
        // The screen and half a screen on both sides.
        #expect(parts(view).count <= 14)
        #expect(view.contentSize.height > 20_000 * 20)
        view.contentOffset.y = view.contentSize.height / 2
        view.layoutIfNeeded()
        let shown = parts(view)
        #expect(shown.count <= 20)
        #expect(!shown.isEmpty)
        #expect(shown.first.map { $0.frame.minY <= view.bounds.minY } == true)
        #expect(shown.last.map { $0.frame.maxY >= view.bounds.maxY } == true)
    }

    @Test func `a range far below is brought into sight`() {
        begin()
        let text = (0..<5000).map { "line \($0)" }.joined(separator: "\n")
        let view = textView(text)
        view.scrollRangeToVisible((text as NSString).range(of: "line 4000"))
        view.layoutIfNeeded()
        let shown = parts(view).contains {
            $0.block?.string == "line 4000" && $0.frame.intersects(view.bounds)
        }
        #expect(shown)
    }

    @Test func `what is out of sight is measured little by little, and the text in sight stays`() throws {
        begin()
        let root = UIViewController()
        context.start(on: host)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = root
        window.makeKeyAndVisible()
        // Wrapped lines, so that the first estimate of each height is wrong.
        let view = textView((0..<4000).map { "aaa bbbbbbbb \($0)" }.joined(separator: "\n"))
        root.view.addSubview(view)
        view.contentOffset.y = 30_000
        host.turn()
        func firstShown() -> String? {
            parts(view).first { $0.frame.maxY > view.bounds.minY }.flatMap { $0.block?.string.prefix(20) }.map(
                String.init)
        }
        let before = try #require(firstShown())
        host.runUntilIdle(limit: 2000, includingWakes: true)
        #expect(view.content.isMeasured)
        #expect(firstShown() == before)
    }

    @Test func `a text view that does not scroll wants the size of its text`() {
        begin()
        let view = textView("aaaa bbbb cccc")
        view.isScrollEnabled = false
        #expect(view.intrinsicHeight(forWidth: 110) == 64)
        #expect(view.sizeThatFits(CGSize(width: 60, height: 0)) == CGSize(width: 60, height: 88))
    }
}
