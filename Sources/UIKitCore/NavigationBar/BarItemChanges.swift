import CoreGraphics
import Foundation
import MotionLogic
import NavigationLogic
import QuartzCore

/// Changes of displayed items, of their buttons and of the bar's traits, at rest and in a motion.
extension UINavigationBar {
    /// Updates the content of the displayed item; running animations continue.
    func contentChanged() {
        guard shown.motion == nil else { return shown.motion?.refresh() ?? () }
        displayTop()
    }

    /// A bar's height is animated with its window; any other change, and the first traits at launch, apply at once.
    func traitsChanged() {
        guard ViewAnimationState.ofApp.changesShape else {
            return UIView.performWithoutAnimation { heightRuleChanged() }
        }
        // While pages move, their controller lays out both contents.
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
            // Of the item below only its name shows. Chosen: a new name shows at once, as on the item itself.
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
        case .buttons where titleStyle(item) != content.style:
            // A back button that is added or removed may move a large title into the bar's own line, or out of it.
            displayTop()
            stack.host?.barHeightChanged()
        case .middle, .buttons:
            refresh(content, animated: animated)
            if change == .middle, content.isLarge { stack.host?.barHeightChanged() }
        }
    }

    /// An item changed its appearance, its width, or whether it is hidden.
    func buttonChanged() {
        for content in [shown.content, shown.leaving].compactMap({ $0 }) { refreshInPlace(content) }
        shown.motion?.restart()
        setNeedsLayout()
    }

    /// Lays out both contents in the bar's new size; they continue at the same progress. The bar has its new frame.
    /// - Parameters:
    ///   - style: the title style of an item; nil for an item that the bar does not have.
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
            let row = CGRect(
                x: 0, y: prompt - lift(of: content, promptHeight: prompt), width: bounds.width, height: rowHeight)
            let zone = CGRect(
                x: 0, y: 0, width: bounds.width,
                height: max(0, place.height - row.maxY - layoutLeavingSearch(bottom: place.height)))
            content.layout(BarGeometry(row: row, zone: zone, promptHeight: prompt))
            content.apply(scrolled: place.scrolled)
        }
        layoutBar()
        if let content = shown.content { content.apply(scrolled: titleScrolled(content)) }
        motion.restart()
    }

    /// The content is updated while it moves, and the bar's height follows a prompt or a large title.
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

    /// A prompt was added or removed during a motion: row and height reach their new values along with it. The height
    /// of a bar without a container is the app's.
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

    /// Updates without animation: new views are in place, old ones are removed.
    func refreshInPlace(_ content: BarContent) {
        let before = content.rowViews + content.zoneViews
        content.refresh()
        install(content)
        let now = Set((content.rowViews + content.zoneViews).map(ObjectIdentifier.init))
        for view in before where !now.contains(ObjectIdentifier(view)) { removeOwnSubview(view) }
        if shown.motion != nil, let geometry = content.geometry { content.layout(geometry) }
        content.setInteractive(content === shown.content && shown.motion == nil)
    }

    /// - Parameter animated: remaining views move to their new places, new and removed ones fade.
    func refresh(_ content: BarContent, animated: Bool) {
        guard animated, window != nil, UIView.areAnimationsEnabled else {
            refreshInPlace(content)
            return setNeedsLayout()
        }
        let change = BarChange(content)
        content.refresh()
        install(content)
        UIView.performWithoutAnimation { layoutBar() }
        change.run(to: content) { [weak self] view in self?.removeOwnSubview(view) }
        content.setInteractive(true)
        setNeedsLayout()
    }
}
