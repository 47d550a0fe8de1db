import CoreGraphics
import Foundation
import MotionLogic
import NavigationLogic
import QuartzCore

/// Selects the content that a bar displays, and manages its views.
extension UINavigationBar {
    /// Displays the top item without animation.
    func displayTop() {
        let (top, below) = stack.host?.barItemsAtRest ?? (topItem, backItem)
        guard let item = top else { return display(nil) }
        let style = topStyle
        guard shown.motion == nil, let content = shown.content, content.item === item, content.below === below else {
            return display(BarContent(item: item, below: below, bar: self, style: style))
        }
        content.style = style
        refresh(content, animated: false)
        updateSearch(of: item)
    }

    func display(_ content: BarContent?) {
        shown.motion?.abandon()
        keeping(shown.motion) { shown.motion = nil }
        let leaving = shown.leaving
        keeping(shown.leaving) { shown.leaving = nil }
        if let leaving { remove(leaving) }
        let old = shown.content
        keeping(shown.content) { shown.content = content }
        if let old, old !== content {
            remove(old)
            window?.customizationStage?.itemChanged(to: content?.item)
        }
        if let content { install(content) }
        updateSearch(of: content?.item)
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// Adds a subview that belongs to the bar itself.
    func addOwnSubview(_ view: UIView) { arrange { addSubview(view) } }

    func install(_ content: BarContent) {
        content.item.bar = self
        content.below?.bar = self
        for view in content.rowViews where view.superview !== self { addOwnSubview(view) }
        for view in content.zoneViews where view.superview !== largeTitleClip { largeTitleClip.addSubview(view) }
    }

    func remove(_ content: BarContent) {
        let kept = Set((shown.content.map { $0.rowViews + $0.zoneViews } ?? []).map(ObjectIdentifier.init))
        for view in content.rowViews + content.zoneViews where !kept.contains(ObjectIdentifier(view)) {
            removeOwnSubview(view)
        }
        for item in [content.item, content.below] where item?.bar === self && !concerns(item) { item?.bar = nil }
    }

    func removeOwnSubview(_ view: UIView) {
        view.layer.removeAllAnimations()
        if view.superview === self || view.superview === largeTitleClip { view.removeFromSuperview() }
    }

    /// Whether a part of the bar belongs to this item or leads back to it.
    private func concerns(_ item: UINavigationItem?) -> Bool {
        [shown.content, shown.leaving].contains { $0 != nil && ($0?.item === item || $0?.below === item) }
    }
}
