import CoreGraphics
public import Foundation
import HeadlessHost
import QuartzCore
public import UIKit

/// Queries about the visible content of the window.
extension TestApp {
    /// The visible title of the frontmost navigation bar, standard or large; nil if a title view replaces it.
    public var title: String? {
        guard let bar = navigationBar else { return nil }
        let titles = visibleViews.compactMap { $0 as? UILabel }.filter {
            $0.isDescendant(of: bar) && $0.accessibilityTraits.contains(.header)
        }
        return titles.filter { $0.text?.isEmpty == false }.max { shownAlpha(of: $0) < shownAlpha(of: $1) }?.text
    }

    /// The visible title of the back button; empty for the chevron alone, nil without a back button.
    public var backLabel: String? {
        guard let back = find(identifier: "BackButton") else { return nil }
        return back.descendants.lazy.compactMap { $0 as? UILabel }.first?.text ?? ""
    }

    /// The frontmost navigation bar.
    public var navigationBar: UINavigationBar? { find(UINavigationBar.self) }

    /// The presented alert, if there is one.
    public var alert: UIAlertController? {
        var controller = window.rootViewController
        while let next = controller?.presentedViewController, next !== controller {
            if let alert = next as? UIAlertController { return alert.isBeingDismissed ? nil : alert }
            controller = next
        }
        return nil
    }

    /// Whether an activity indicator is animating.
    public var isBusy: Bool { visibleViews.contains { ($0 as? UIActivityIndicatorView)?.isAnimating == true } }

    /// The visible texts in the order of the view hierarchy.
    public var visibleTexts: [String] {
        visibleViews.compactMap { ($0 as? UILabel)?.text }.filter { !$0.isEmpty }
    }

    /// The visible views from back to front: in the window, not hidden, not transparent, not clipped, and at least
    /// partly inside the window.
    public var visibleViews: [UIView] {
        activate()
        var found: [UIView] = []
        func visit(_ view: UIView, _ room: CGRect) {
            guard !view.isHidden, view.alpha > 0.01 else { return }
            let frame = view.convert(view.bounds, to: nil)
            // A transform with numbers that are not finite makes a view invisible.
            guard [frame.minX, frame.minY, frame.width, frame.height].allSatisfy(\.isFinite) else { return }
            let part = frame.intersection(room)
            let shows = !part.isNull && (part.width > 0 && part.height > 0 || view.bounds.isEmpty)
            if shows { found.append(view) }
            guard shows || !view.clipsToBounds else { return }
            for inner in view.subviews { visit(inner, view.clipsToBounds ? part : room) }
        }
        visit(window, window.bounds)
        return found
    }

    /// The URLs that the app has opened in other programs, the oldest first. In a test no program starts.
    public var openedURLs: [URL] { host.memoryLinks.opened.compactMap { URL(string: $0) } }

    /// The URL schemes that other programs can open: `http`, `https` and `mailto` by default.
    public var openableSchemes: Set<String> {
        get { host.memoryLinks.schemes }
        set { host.memoryLinks.schemes = newValue }
    }

    // MARK: Finding

    /// The frontmost view with this `accessibilityIdentifier`.
    public func find(identifier: String) -> UIView? { visibleViews.last { $0.accessibilityIdentifier == identifier } }

    /// The frontmost view with this `accessibilityLabel`.
    public func find(label: String) -> UIView? { visibleViews.last { $0.accessibilityLabel == label } }

    /// The frontmost view with this text, label or identifier.
    public func find(_ name: String) -> UIView? { find { $0 == name } }

    /// The frontmost view with a text, label or identifier that matches.
    public func find(_ matches: (String) -> Bool) -> UIView? {
        visibleViews.last { $0.names.contains(where: matches) }
    }

    /// The frontmost view of this class.
    public func find<View: UIView>(_ type: View.Type) -> View? { visibleViews.lazy.compactMap { $0 as? View }.last }

    /// All views of this class, back to front.
    public func findAll<View: UIView>(_ type: View.Type) -> [View] { visibleViews.compactMap { $0 as? View } }

    // MARK: Animation

    /// The displayed frame of a view in the window, in points, including animations; nil if the view is not in the
    /// window.
    public func presentedFrame(of view: UIView?) -> CGRect? {
        activate()
        guard let view, view.window === window, let shown = view.layer.presentation() else { return nil }
        var rect = shown.frame
        var next = view.layer.superlayer
        while let layer = next {
            let presented = layer.presentation() ?? layer
            rect = rect.offsetBy(
                dx: presented.frame.minX - presented.bounds.minX, dy: presented.frame.minY - presented.bounds.minY)
            next = layer.superlayer
        }
        return rect
    }

    /// The displayed opacity of a view in `0 ... 1`, including the opacity of its superviews.
    public func shownAlpha(of view: UIView) -> CGFloat {
        activate()
        var alpha: CGFloat = 1
        var next: CALayer? = view.layer
        while let layer = next {
            alpha *= CGFloat((layer.presentation() ?? layer).opacity)
            next = layer.superlayer
        }
        return alpha
    }

    /// The layers in the window with a running animation, by the class of their view or of the layer.
    public var animatedLayers: [String] {
        func visit(_ layer: CALayer) -> [String] {
            let owner: AnyObject = layer.delegate ?? layer
            let held = (layer.animationKeys() ?? []).map { "\(Swift.type(of: owner)): \($0)" }
            return held + (layer.sublayers ?? []).flatMap(visit)
        }
        return visit(window.layer)
    }
}

extension UIView {
    /// The names by which a test can find the view.
    fileprivate var names: [String] {
        let texts = [(self as? UILabel)?.text, (self as? UITextField)?.text, (self as? UITextView)?.text]
        return (texts + [accessibilityLabel, accessibilityIdentifier]).compactMap { $0 }.filter { !$0.isEmpty }
    }
}

// MARK: Actions by visible text

/// The error for an action on a view that is not visible.
public struct TestFailure: Error, CustomStringConvertible {
    /// The requested name and the visible texts.
    public let description: String
}

extension TestApp {
    /// Taps the center of the view with this text, label or identifier.
    /// - Throws: ``TestFailure`` with the visible texts if there is no such view.
    public func tap(_ name: String) throws { tap(try require(name)) }

    /// Taps the center of the frontmost view with a text, label or identifier that matches.
    public func tap(_ matches: (String) -> Bool) throws {
        guard let view = find(matches) else { throw failure("nothing that matches is on screen") }
        tap(view)
    }

    /// Taps the center of a view.
    public func tap(_ view: UIView) { tap(at: middle(of: view)) }

    /// Taps the back button.
    /// - Throws: ``TestFailure`` if no back button is visible.
    public func back() throws {
        guard let button = find(identifier: "BackButton") else { throw failure("no back button is on screen") }
        tap(button)
    }

    /// Presses the view named `name` for some seconds.
    public func pressLong(_ name: String, seconds: Double = 0.7) throws {
        press(at: middle(of: try require(name)))
        advance(seconds: seconds)
        lift()
    }

    /// Returns the frontmost view with the text, label or identifier `name`.
    /// - Throws: ``TestFailure`` with the visible texts if there is no such view.
    @discardableResult
    public func require(_ name: String) throws -> UIView {
        guard let view = find(name) else { throw failure("“\(name)” is not on screen") }
        return view
    }

    private func middle(of view: UIView) -> CGPoint {
        view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    }

    private func failure(_ what: String) -> TestFailure {
        var names: [String] = []
        for name in visibleViews.flatMap(\.names) where !names.contains(name) { names.append(name) }
        return TestFailure(
            description:
                """
                \(what); on screen are: \
                \(names.isEmpty ? "no texts, labels or identifiers" : names.joined(separator: ", "))
                """
        )
    }

    // MARK: Asynchronous work

    /// Runs work on the main actor and other threads and advances frames until the app is at rest and `condition` is
    /// true.
    /// - Parameter turns: the maximum number of checks. Between two checks other threads can run; no clock is read.
    /// - Throws: ``TestFailure`` with the visible texts if the condition is still false.
    public func settle(turns: Int = 20_000, until condition: () -> Bool) async throws {
        for _ in 0..<turns {
            await Task.yield()
            advance(frames: 1)
            if condition() {
                settle()
                if condition() { return }
            }
            // Work on other threads needs processor time.
            await Task.detached(priority: .background) { for _ in 0..<50 { await Task.yield() } }.value
        }
        throw failure("what was waited for never came")
    }
}
