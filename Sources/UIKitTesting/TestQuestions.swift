import CoreGraphics
public import Foundation
import HeadlessHost
import QuartzCore
public import UIKit

/// Questions about what the user sees on the screen.
extension TestApp {
    /// The title in the frontmost navigation bar as it shows, inline or large; nil where a view stands in its place.
    public var title: String? {
        guard let bar = navigationBar else { return nil }
        let titles = visibleViews.compactMap { $0 as? UILabel }.filter {
            $0.isDescendant(of: bar) && $0.accessibilityTraits.contains(.header)
        }
        return titles.filter { $0.text?.isEmpty == false }.max { shownAlpha(of: $0) < shownAlpha(of: $1) }?.text
    }

    /// The label of the back button as it shows; empty for the chevron alone, nil without a back button.
    public var backLabel: String? {
        guard let back = find(identifier: "BackButton") else { return nil }
        return back.descendants.lazy.compactMap { $0 as? UILabel }.first?.text ?? ""
    }

    /// The frontmost navigation bar.
    public var navigationBar: UINavigationBar? { find(UINavigationBar.self) }

    /// The alert that shows.
    public var alert: UIAlertController? {
        var controller = window.rootViewController
        while let next = controller?.presentedViewController, next !== controller {
            if let alert = next as? UIAlertController { return alert.isBeingDismissed ? nil : alert }
            controller = next
        }
        return nil
    }

    /// Whether an activity indicator turns.
    public var isBusy: Bool { visibleViews.contains { ($0 as? UIActivityIndicatorView)?.isAnimating == true } }

    /// Texts on screen, in the order of the hierarchy.
    public var visibleTexts: [String] {
        visibleViews.compactMap { ($0 as? UILabel)?.text }.filter { !$0.isEmpty }
    }

    /// Views that show, back to front: in the window, not hidden, not transparent, at least partly inside, not cut off.
    public var visibleViews: [UIView] {
        activate()
        var found: [UIView] = []
        func visit(_ view: UIView, _ room: CGRect) {
            guard !view.isHidden, view.alpha > 0.01 else { return }
            let place = view.convert(view.bounds, to: nil)
            // A transform of numbers that are none shows nowhere.
            guard [place.minX, place.minY, place.width, place.height].allSatisfy(\.isFinite) else { return }
            let part = place.intersection(room)
            let shows = !part.isNull && (part.width > 0 && part.height > 0 || view.bounds.isEmpty)
            if shows { found.append(view) }
            guard shows || !view.clipsToBounds else { return }
            for inner in view.subviews { visit(inner, view.clipsToBounds ? part : room) }
        }
        visit(window, window.bounds)
        return found
    }

    /// Addresses that the app opened in other programs, first thing first. In a test no program starts.
    public var openedURLs: [URL] { host.memoryLinks.opened.compactMap { URL(string: $0) } }

    /// Schemes of addresses that there is a program for, as far as the app can know: `http`, `https` and `mailto` at
    /// first.
    public var openableSchemes: Set<String> {
        get { host.memoryLinks.schemes }
        set { host.memoryLinks.schemes = newValue }
    }

    // MARK: Finding

    /// The frontmost view with this `accessibilityIdentifier`.
    public func find(identifier: String) -> UIView? { visibleViews.last { $0.accessibilityIdentifier == identifier } }

    /// The frontmost view with this `accessibilityLabel`.
    public func find(label: String) -> UIView? { visibleViews.last { $0.accessibilityLabel == label } }

    /// The frontmost view whose text, label or identifier is this.
    public func find(_ name: String) -> UIView? { find { $0 == name } }

    /// The frontmost view whose text, label or identifier passes.
    public func find(_ matches: (String) -> Bool) -> UIView? {
        visibleViews.last { $0.names.contains(where: matches) }
    }

    /// The frontmost view of this class.
    public func find<View: UIView>(_ type: View.Type) -> View? { visibleViews.lazy.compactMap { $0 as? View }.last }

    /// All views of this class, back to front.
    public func findAll<View: UIView>(_ type: View.Type) -> [View] { visibleViews.compactMap { $0 as? View } }

    // MARK: In motion

    /// The frame in the window at which a view shows now, in points, also while it moves; nil when it is not in the
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

    /// How opaque a view shows now, 0…1, with all that it lies in.
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

    /// Layers in the window that an animation still holds, by the class of their view or their own.
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
    /// What a test may call the view.
    fileprivate var names: [String] {
        [(self as? UILabel)?.text, (self as? UITextField)?.text, accessibilityLabel, accessibilityIdentifier].compactMap
        { $0 }.filter { !$0.isEmpty }
    }
}

// MARK: Acts by what the user sees

/// What cannot be done because it is not on screen.
public struct TestFailure: Error, CustomStringConvertible {
    /// What was looked for, and what is on screen.
    public let description: String
}

extension TestApp {
    /// Taps the middle of what reads `name`: a text, a label or an identifier.
    /// - Throws: ``TestFailure``, which lists what is on screen, when nothing does.
    public func tap(_ name: String) throws { tap(try require(name)) }

    /// Taps the middle of the frontmost view whose text, label or identifier passes.
    public func tap(_ matches: (String) -> Bool) throws {
        guard let view = find(matches) else { throw failure("nothing that matches is on screen") }
        tap(view)
    }

    /// Taps the middle of a view.
    public func tap(_ view: UIView) { tap(at: middle(of: view)) }

    /// Taps the back button.
    /// - Throws: ``TestFailure`` when none shows.
    public func back() throws {
        guard let button = find(identifier: "BackButton") else { throw failure("no back button is on screen") }
        tap(button)
    }

    /// A finger that stays on what reads `name`.
    public func pressLong(_ name: String, seconds: Double = 0.7) throws {
        press(at: middle(of: try require(name)))
        advance(seconds: seconds)
        lift()
    }

    /// The frontmost view whose text, label or identifier is `name`.
    /// - Throws: ``TestFailure``, which lists what is on screen, when there is none.
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

    // MARK: Work of others

    /// Lets work on the main actor and on other threads run, and frames pass, until `condition` holds at rest.
    /// - Parameter turns: how often to look. Between two looks the machine's other work gets its turn; no clock is
    ///   waited for.
    /// - Throws: ``TestFailure``, which lists what is on screen, when it does not hold by then.
    public func settle(turns: Int = 20_000, until condition: () -> Bool) async throws {
        for _ in 0..<turns {
            await Task.yield()
            advance(frames: 1)
            if condition() {
                settle()
                if condition() { return }
            }
            // Work on other threads needs time of the machine, not of the clock.
            await Task.detached(priority: .background) { for _ in 0..<50 { await Task.yield() } }.value
        }
        throw failure("what was waited for never came")
    }
}
