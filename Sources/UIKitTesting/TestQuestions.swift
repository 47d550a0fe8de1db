public import CoreGraphics
public import Foundation
import QuartzCore
public import UIKit

/// What cannot be done because it is not on screen.
public struct TestFailure: Error, CustomStringConvertible {
    public let description: String
}

/// Questions as a person would ask them, and acts by what a person sees.
extension TestApp {
    /// The title in the bar of the screen that shows: inline or large.
    public var title: String? { navigationBar?.topItem?.title }

    /// The label of the back button as it shows; empty for the chevron alone, nil without one.
    public var backLabel: String? {
        guard let back = find(identifier: "BackButton") else { return nil }
        return back.descendants.lazy.compactMap { $0 as? UILabel }.first?.text ?? ""
    }

    /// The frontmost navigation bar.
    public var navigationBar: UINavigationBar? { visibleViews.last { $0 is UINavigationBar } as? UINavigationBar }

    /// The alert that shows.
    public var alert: UIAlertController? {
        var controller = window.rootViewController
        while let next = controller?.presentedViewController, next !== controller {
            if let alert = next as? UIAlertController { return alert }
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

    /// Views that show: in the window, not hidden, not transparent, at least partly inside.
    public var visibleViews: [UIView] {
        activate()
        var found: [UIView] = []
        func visit(_ view: UIView) {
            guard !view.isHidden, view.alpha > 0.01 else { return }
            if view.convert(view.bounds, to: nil).intersects(window.bounds) { found.append(view) }
            for inner in view.subviews { visit(inner) }
        }
        visit(window)
        return found
    }

    public func find(identifier: String) -> UIView? { visibleViews.last { $0.accessibilityIdentifier == identifier } }

    /// The frontmost view whose text, label or identifier is this.
    public func find(_ name: String) -> UIView? { find { $0 == name } }

    public func find(_ matches: (String) -> Bool) -> UIView? {
        visibleViews.last { view in
            [(view as? UILabel)?.text, view.accessibilityLabel, view.accessibilityIdentifier].contains { $0.map(matches) ?? false }
        }
    }

    public func find<View: UIView>(_ type: View.Type) -> View? { visibleViews.lazy.compactMap { $0 as? View }.last }

    // MARK: Acts

    /// Taps the middle of what reads `name`.
    public func tap(_ name: String) throws { try tap { $0 == name } }

    public func tap(_ matches: (String) -> Bool) throws { tap(at: try place(matches)) }

    public func tap(_ view: UIView) { tap(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)) }

    /// A finger that stays on what reads `name`.
    public func pressLong(_ name: String, seconds: Double = 0.7) throws {
        press(at: try place { $0 == name })
        advance(seconds: seconds)
        lift()
    }

    private func place(_ matches: (String) -> Bool) throws -> CGPoint {
        guard let view = find(matches) else {
            throw TestFailure(description: "nothing on screen matches; on screen are: \(visibleTexts.joined(separator: ", "))")
        }
        return view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    }

    public enum Edge: Sendable { case left, right, top, bottom }

    /// A finger that comes in from an edge and goes across most of the window.
    public func swipe(from edge: Edge) {
        let (w, h) = (window.bounds.width, window.bounds.height)
        switch edge {
        case .left: drag(from: CGPoint(x: 2, y: h / 2), to: CGPoint(x: w * 0.9, y: h / 2))
        case .right: drag(from: CGPoint(x: w - 2, y: h / 2), to: CGPoint(x: w * 0.1, y: h / 2))
        case .top: drag(from: CGPoint(x: w / 2, y: 2), to: CGPoint(x: w / 2, y: h * 0.9))
        case .bottom: drag(from: CGPoint(x: w / 2, y: h - 2), to: CGPoint(x: w / 2, y: h * 0.1))
        }
    }

    /// Moves content by a finger: positive `points` show what is below.
    public func scroll(by points: CGFloat) {
        let middle = CGPoint(x: window.bounds.midX, y: window.bounds.midY)
        drag(from: CGPoint(x: middle.x, y: middle.y + points / 2), to: CGPoint(x: middle.x, y: middle.y - points / 2), frames: 20)
    }

    // MARK: Work of others

    /// Lets work on the main actor run, and frames pass, until `condition` holds and nothing moves.
    /// - Throws: when it does not hold after 2,000 turns; nothing waits for a clock.
    public func settle(until condition: () -> Bool) async throws {
        for _ in 0..<2_000 {
            await Task.yield()
            activate()
            settle()
            if condition() { return }
            // Work on other threads needs time of the machine, not of the clock.
            await Task.detached(priority: .background) { for _ in 0..<50 { await Task.yield() } }.value
        }
        throw TestFailure(description: "it never came; on screen are: \(visibleTexts.joined(separator: ", "))")
    }
}
