import ChromeLayout
import CoreGraphics
import Foundation
import MotionLogic
import NavigationLogic
import QuartzCore

/// Changes of displayed items, of their buttons and of the bar's traits, with and without a running animation.
extension UINavigationBar {
    /// Updates the content of the displayed item; running animations continue.
    func contentChanged() {
        if let motion = shown.motion { return motion.refresh() }
        displayTop()
    }

    /// Updates the bar for changed traits. The height is animated together with the window; any other change, and the
    /// first traits at launch, apply immediately.
    func traitsChanged() {
        guard appContext.animation.changesShape else {
            return UIView.performWithoutAnimation { heightRuleChanged() }
        }
        // During a transition the controller of the pages lays out both contents.
        if shown.motion != nil, stack.host != nil { return }
        heightRuleChanged()
    }

    func heightRuleChanged() {
        contentChanged()
        stack.host?.barHeightChanged()
    }

    func itemChanged(_ item: UINavigationItem, _ change: UINavigationItem.Change, animated: Bool) {
        if shown.motion != nil { return itemChangedInMotion(item, change) }
        guard let content = shown.content else { return }
        guard item === content.item else {
            // Of the item below only the name is displayed. Chosen: a new name is displayed immediately, as on the item
            // itself.
            if item === content.below, change == .title || change == .back { refresh(content, animated: false) }
            return
        }
        switch change {
        case .back:
            break
        case .appearance:
            appearanceChanged()
        case .title:
            content.updateTexts()
            setNeedsLayout()
            if content.isLarge { stack.host?.barHeightChanged() }
        case .height:
            displayTop()
            stack.host?.barHeightChanged()
            invalidateIntrinsicContentSize()
        case .buttons where topStyle != content.style:
            // A back button that is added or removed may move a large title into the bar's own row, or out of it.
            displayTop()
            stack.host?.barHeightChanged()
        case .middle, .buttons:
            refresh(content, animated: animated)
            if change == .middle, content.isLarge { stack.host?.barHeightChanged() }
        }
    }

    /// Called when the appearance, the width or the visibility of an item changed. The next layout refreshes the
    /// contents, once for all changes.
    func buttonChanged() {
        shown.hasChangedButtons = true
        setNeedsLayout()
    }

    func refreshChangedButtons() {
        guard shown.hasChangedButtons else { return }
        shown.hasChangedButtons = false
        for content in [shown.content, shown.leaving].compactMap({ $0 }) { refreshInPlace(content) }
        shown.motion?.restart()
    }

    /// Lays out both contents in the bar's new size; they continue at the same progress. The bar already has its new
    /// frame.
    /// - Parameters:
    ///   - style: the title style of an item; nil for an item of another bar.
    ///   - leaving: the bar's height for the outgoing content, and its scroll offset.
    func rearrangeInMotion(
        _ style: (UINavigationItem) -> LargeTitleRule.Style?, leaving place: (height: CGFloat, scrolled: CGFloat)
    ) {
        guard let motion = shown.motion else { return }
        for content in [shown.leaving, shown.content].compactMap({ $0 }) {
            content.style = style(content.item) ?? content.style
            refreshInPlace(content)
        }
        if let content = shown.leaving {
            let prompt = content.geometry?.promptHeight ?? promptHeight(content.item)
            let chrome = chrome(of: content, height: place.height)
            let row = chrome.row(prompt: prompt)
            let zone = chrome.zone(below: row, search: layoutLeavingSearch(chrome))
            content.layout(
                BarGeometry(row: row, zone: CGRect(origin: .zero, size: zone.size), promptHeight: prompt))
            content.apply(scrolled: place.scrolled)
        }
        layoutBar()
        if let content = shown.content { content.apply(scrolled: chrome(of: content).titleScrolled) }
        motion.restart()
    }

    /// Updates the content during its animation. The bar's height is animated for a prompt or a large title.
    private func itemChangedInMotion(_ item: UINavigationItem, _ change: UINavigationItem.Change) {
        let touched = [shown.content, shown.leaving].compactMap { $0 }.filter {
            $0.item === item || $0.below === item && (change == .title || change == .back)
        }
        guard !touched.isEmpty else { return }
        for content in touched {
            if change == .height { content.keepPrompt(if: stack.host?.mayChangeBarHeight == true) }
            refreshInPlace(content)
            if change == .height { trackPrompt(of: content) }
        }
        shown.motion?.restart()
        if change == .height || change == .title { stack.host?.barHeightChanged() }
    }

    /// Called when a prompt was added or removed during an animation: row and height reach their new values together
    /// with it. The app sets the height of a bar without a container.
    private func trackPrompt(of content: BarContent) {
        guard var geometry = content.geometry, let motion = shown.motion, let host = stack.host else { return }
        let points = promptHeight(content.item) - geometry.promptHeight
        guard points != 0, host.mayChangeBarHeight else { return }
        geometry.promptHeight += points
        geometry.row.origin.y += points
        motion.lower(content, by: points)
        content.layout(geometry)
        host.barPromptChanged(by: points, arrives: content === shown.content)
        if content === shown.content { layout(content) }
    }

    /// Updates without animation: adds new views and removes old views.
    func refreshInPlace(_ content: BarContent) {
        let before = content.rowViews + content.zoneViews
        content.refresh()
        install(content)
        let now = Set((content.rowViews + content.zoneViews).map(ObjectIdentifier.init))
        for view in before where !now.contains(ObjectIdentifier(view)) { removeOwnSubview(view) }
        if shown.motion != nil, let geometry = content.geometry { content.layout(geometry) }
        content.setInteractive(content === shown.content && shown.motion == nil)
    }

    /// - Parameter animated: whether remaining views move to their new frames, and new and removed views fade.
    func refresh(_ content: BarContent, animated: Bool) {
        guard animated, window != nil, UIView.areAnimationsEnabled else {
            refreshInPlace(content)
            return setNeedsLayout()
        }
        let change = BarChange(content.rowViews)
        content.refresh()
        install(content)
        UIView.performWithoutAnimation { layoutBar() }
        change.run(to: content.rowViews) { [weak self] view in self?.removeOwnSubview(view) }
        content.setInteractive(true)
        setNeedsLayout()
    }
}
