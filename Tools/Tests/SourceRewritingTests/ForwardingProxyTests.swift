import SourceRewriting
import Testing

@Suite struct ForwardingProxyTests {
    private let known = LibraryFacts(
        interface: """
            class UIScrollView : NSObject
              func layoutSubviews()
            protocol UIScrollViewDelegate : NSObjectProtocol
              default func scrollViewDidScroll(_:) | UIScrollView
              default func viewForZooming(in:) | UIScrollView => UIView?
            protocol UITableViewDataSource : NSObjectProtocol
              default func numberOfSections(in:) | UITableView => Int
              func tableView(_:numberOfRowsInSection:) | UITableView | Int => Int
            """)
    private let asks = "override func forwardingTarget(for s: Selector!) -> Any? { target }"

    private func text(_ text: String, others: [String] = []) -> [String] {
        Rewriting("import UIKit\n" + text + "\n", others: others, library: known).text.split(separator: "\n").map(
            String.init)
    }

    @Test("an object with a forwarding target gets the requirements that it does not implement")
    func forwards() {
        let lines = text(
            """
            class A: NSObject, UIScrollViewDelegate { \(asks); func viewForZooming(in s: UIScrollView) -> UIView? \
            { nil } }
            """
        )
        #expect(
            lines[1].hasPrefix(
                """
                class A: NSObject, UIScrollViewDelegate, RequirementImplementer { func forwardingTarget(for s: \
                Selector!) -> Any? { target };
                """
            ))
        #expect(
            lines[1].contains(
                """
                @MainActor func scrollViewDidScroll(_ a0: UIScrollView) { let selector = \
                Selector("scrollViewDidScroll:");
                """
                    + """
                     if responds(to: selector), let target = forwardingTarget(for: selector) as? any \
                    UIScrollViewDelegate, target !== self
                    """
                    + " { target.scrollViewDidScroll(a0) } }"))
        #expect(
            lines[1].contains("nonisolated class var implementedRequirements: [String] { [\"viewForZoomingIn:\"] }"))
        #expect(lines[1].components("func viewForZooming").count == 2)
    }

    @Test("a requirement that returns a value returns the protocol's default without a target")
    func values() {
        let lines = text(
            """
            public final class A: NSObject, UITableViewDataSource { \(asks); func tableView(_ t: UITableView, \
            numberOfRowsInSection s: Int) -> Int { 0 } }
            """
        )
        #expect(lines[1].contains("@MainActor public func numberOfSections(in a0: UITableView) -> Int { "))
        #expect(
            lines[1].contains(
                """
                { return target.numberOfSections(in: a0) }; return \
                Defaults_UITableViewDataSource().numberOfSections(in: a0) }
                """
            ))
        #expect(
            lines[2]
                == "@MainActor private final class Defaults_UITableViewDataSource: NSObject, UITableViewDataSource "
                + "{ func tableView(_ a0: UITableView, numberOfRowsInSection a1: Int) -> Int { fatalError() } }")
    }

    @Test("a subclass of a class with a forwarding target forwards the protocols that it adds")
    func inherited() {
        let lines = text("class B: A, UIScrollViewDelegate {}", others: ["class A: NSObject { \(asks) }"])
        #expect(lines[1].contains("func scrollViewDidScroll(_ a0: UIScrollView)"))
        #expect(
            !text("class B: A {}", others: ["class A: NSObject, UIScrollViewDelegate { \(asks) }"])[1].contains(
                "scrollViewDidScroll"))
    }

    @Test("every class of such a program lists what it implements, and no class of another one does")
    func lists() {
        let proxy = "class P: NSObject, UIScrollViewDelegate { \(asks) }"
        let page = "class Page: NSObject, UIScrollViewDelegate { func scrollViewDidScroll(_ s: UIScrollView) {} }"
        #expect(text(page)[1] == page)
        #expect(
            text(page, others: [proxy])[1].contains(
                "nonisolated class var implementedRequirements: [String] { [\"scrollViewDidScroll:\"] }"))
        let sub = text(
            "final class Sub: Page { func viewForZooming(in s: UIScrollView) -> UIView? { nil } }",
            others: [page, proxy])[1]
        #expect(
            sub.contains(
                """
                nonisolated override class var implementedRequirements: [String] { super.implementedRequirements \
                + ["viewForZoomingIn:"] }
                """
            ))
    }
}

extension String {
    fileprivate func components(_ separator: String) -> [Substring] {
        split(separator: separator, omittingEmptySubsequences: false)
    }
}
