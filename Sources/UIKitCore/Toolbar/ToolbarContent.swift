import CoreGraphics
import Foundation
import MotionLogic
import NavigationLogic
import QuartzCore

/// The displayed items of a toolbar, and their buttons.
@MainActor
struct ToolbarContent {
    var items: [UIBarButtonItem] = []
    /// Buttons by item; spaces have no button. Remaining items keep their buttons.
    var buttons: [ObjectIdentifier: BarButton] = [:]
    /// Buttons that fade together with moving pages.
    var leaving: [BarButton] = []
}

extension UIToolbar {
    func performSpecific(_ request: Never) {}

    /// The timeline of moving pages, with which the items of a controller's toolbar fade; nil outside of such an
    /// animation.
    private var pageTimeline: Timeline? {
        guard appearances.isManaged, case .timeline(let timeline, _)? = appContext.animation.current?.pace else {
            return nil
        }
        return timeline
    }

    func display(_ items: [UIBarButtonItem], animated: Bool) {
        let timeline = animated ? pageTimeline : nil
        guard let timeline else { return display(items, animated: animated, along: nil) }
        // Only the fade follows the pages.
        UIView.outsideBlocks { display(items, animated: true, along: timeline) }
    }

    /// - Parameter timeline: the timeline of moving pages; nil uses the duration of a bar's own changes.
    private func display(_ items: [UIBarButtonItem], animated: Bool, along timeline: Timeline?) {
        clearLeaving()
        let same = items.count == content.items.count && zip(items, content.items).allSatisfy { $0 === $1 }
        guard !same else {
            // Another toolbar may have displayed the items in the meantime.
            content.buttons.values.forEach { $0.claimItem() }
            return setNeedsLayout()
        }
        let animates = animated && window != nil && UIView.areAnimationsEnabled
        let change = animates ? BarChange(orderedButtons) : nil
        let old = content.buttons
        keeping(content.items) { content.items = items }
        keeping(content.buttons) { content.buttons = [:] }
        for item in BarItemLimit.shown(items, in: "UIToolbar") where !item.isSpace {
            let button = old[ObjectIdentifier(item)] ?? BarButton(item: item, host: self)
            button.claimItem()
            content.buttons[ObjectIdentifier(item)] = button
            if button.superview !== self { addSubview(button) }
        }
        updateButtons()
        let gone = old.filter { content.buttons[$0.key] == nil }.map(\.value)
        setNeedsLayout()
        guard let change else { return gone.forEach { $0.removeFromSuperview() } }
        UIView.performWithoutAnimation { layoutIfNeeded() }
        gone.forEach { $0.isUserInteractionEnabled = false }
        keeping(content.leaving) { content.leaving = gone }
        change.run(to: orderedButtons, along: timeline) { $0.removeFromSuperview() }
    }

    private var orderedButtons: [BarButton] { content.items.compactMap { content.buttons[ObjectIdentifier($0)] } }

    private func clearLeaving() {
        for button in content.leaving where content.buttons[ObjectIdentifier(button.item)] !== button {
            button.removeFromSuperview()
        }
        keeping(content.leaving) { content.leaving = [] }
    }

    func layoutItems() {
        claimSearchBars()
        let shown = shownItems
        let margin = sideMargin
        let sides =
            isRightToLeft ? (safeAreaInsets.right, safeAreaInsets.left) : (safeAreaInsets.left, safeAreaInsets.right)
        let row = CGRect(origin: .zero, size: bounds.size)
        var sizes = shown.map { item -> BarItemSize in
            if item.systemItem == .flexibleSpace { return BarItemSize(.flexibleSpace) }
            if item.isSpace { return BarItemSize(.space, Double(item.width)) }
            return content.buttons[ObjectIdentifier(item)]?.size(rowHeight: bounds.height) ?? BarItemSize(.space)
        }
        let margins = (Double(margin + sides.0), Double(margin + sides.1))
        sizeSearch(in: &sizes, of: shown, margins: margins)
        let places = ToolbarRow(
            sizes, width: Double(bounds.width), leadingMargin: margins.0, trailingMargin: margins.1,
            rightToLeft: isRightToLeft
        ).places
        let displayed = Set(shown.map(ObjectIdentifier.init))
        for item in content.items where !displayed.contains(ObjectIdentifier(item)) {
            content.buttons[ObjectIdentifier(item)]?.hide()
        }
        for (item, place) in zip(shown, places) {
            content.buttons[ObjectIdentifier(item)]?.layout(
                at: place, row: row, bar: bounds.width, scale: max(traitCollection.displayScale, 1))
        }
    }
}
