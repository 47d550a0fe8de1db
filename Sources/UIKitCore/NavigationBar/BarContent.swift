import CoreGraphics
import Foundation
import MotionLogic
import NavigationLogic
import QuartzCore
import SystemStrings

/// All views that a navigation bar displays for an item: both sides, the title in both sizes, the prompt.
///
/// A content exists as long as the item is displayed above the same item; changes of the item update it in place, so
/// that running animations continue and a touch stays with its button.
@MainActor
final class BarContent {
    let item: UINavigationItem
    let below: UINavigationItem?
    weak var bar: UINavigationBar?

    var back: BackButton?
    var buttons: [ObjectIdentifier: BarButton] = [:]
    var overflow: BarButton?
    let titleBox = BarTitle(frame: .zero)
    let largeTitle = UILabel()
    let largeSubtitle = UILabel()
    let prompt = UILabel()
    var titleView: UIView?
    var largeSubtitleView: UIView?
    private weak var applied: UINavigationBarAppearance?

    var sections: BarSections
    /// Sections that do not fit.
    var overflowed: [BarSections.Section] = []
    /// The last geometry, for changes while the content leaves.
    var geometry: BarGeometry?
    /// The frame of the back label from the leading side, the target of title animations.
    var backLabelFrame = CGRect.zero
    var style: LargeTitleRule.Style
    /// The former prompt of an item whose prompt was removed; it moves together with the pages.
    private(set) var leavingPrompt: String?

    init(item: UINavigationItem, below: UINavigationItem?, bar: UINavigationBar, style: LargeTitleRule.Style) {
        self.item = item
        self.below = below
        self.bar = bar
        self.style = style
        sections = BarSections(item, inRow: style == .largeInBarLine)
        for label in [largeTitle, largeSubtitle, prompt] {
            label.isUserInteractionEnabled = false
            label.lineBreakMode = .byTruncatingTail
        }
        largeTitle.layer.anchorPoint = CGPoint(x: 0, y: 1)
        largeTitle.accessibilityTraits = [.header]
        refresh()
    }

    /// Called when the item's prompt changed, before the content is updated.
    /// - Parameter moves: whether the bar's height is animated.
    func keepPrompt(if moves: Bool) {
        leavingPrompt = moves && item.prompt?.isEmpty != false && prompt.text?.isEmpty == false ? prompt.text : nil
    }

    func dropPrompt() { leavingPrompt = nil }

    /// Whether the large title is displayed below the row.
    var isLarge: Bool { style == .large }
    var inRow: Bool { style == .largeInBarLine }
    var title: UILabel { titleBox.label }
    var inlineTitle: UIView { titleView ?? titleBox }

    func button(_ item: UIBarButtonItem) -> BarButton? { buttons[ObjectIdentifier(item)] }

    private func buttons(of sections: [BarSections.Section]) -> [BarButton] {
        sections.flatMap(\.all).compactMap(button)
    }
    var leading: [BarButton] { buttons(of: sections.leading).filter { !$0.isHidden } }
    /// All buttons after the title, in reading order.
    var trailing: [BarButton] {
        (buttons(of: sections.center + sections.trailing) + [overflow].compactMap { $0 }
            + sections.pinned.compactMap(button)).filter { !$0.isHidden }
    }

    /// All views of the row, in reading order.
    var rowViews: [UIView] {
        let sides =
            buttons(of: sections.center + sections.trailing) + [overflow].compactMap { $0 }
            + sections.pinned.compactMap(button)
        return ([back] as [UIView?]).compactMap { $0 } + buttons(of: sections.leading) + [inlineTitle]
            + (prompt.text?.isEmpty == false ? [prompt] : []) + sides
    }

    /// All views in the zone of the large title.
    var zoneViews: [UIView] {
        let second = largeSubtitleView ?? (largeSubtitle.text?.isEmpty == false ? largeSubtitle : nil)
        return [largeTitle] + [second].compactMap { $0 }
    }

    /// Sets whether the content receives touches. It does not while it leaves.
    func setInteractive(_ interactive: Bool) {
        for view in rowViews {
            view.isUserInteractionEnabled =
                interactive && !(view is UILabel) && (view as? BarTitle)?.handlesTaps != false
        }
        if !interactive { titleBox.endRenaming() }
    }

    // MARK: Updating from the item

    /// Updates the views from the item. Views that are no longer displayed stay in place; the caller removes them.
    func refresh() {
        guard let bar else { return }
        sections = BarSections(item, inRow: inRow)
        let known = buttons
        buttons = [:]
        // Hidden items keep their buttons, which observe whether the items become visible again.
        for shown in BarSections.allItems(item) where !shown.isSpace {
            let button = known[ObjectIdentifier(shown)] ?? BarButton(item: shown, host: bar)
            button.claimItem()
            buttons[ObjectIdentifier(shown)] = button
        }
        for group in item.sides.groups {
            guard let item = group.representativeItem else { continue }
            buttons[ObjectIdentifier(item)] =
                known[ObjectIdentifier(item)] ?? representative(item, of: group, in: bar)
        }
        keeping(titleView) { titleView = item.titleView }
        keeping(largeSubtitleView) { largeSubtitleView = item.largeSubtitleView }
        refreshBack()
        updateAppearance()
    }

    private func representative(_ item: UIBarButtonItem, of group: UIBarButtonItemGroup, in bar: UINavigationBar)
        -> BarButton
    {
        // A representative item with its own menu keeps that menu.
        guard item.menu == nil else { return BarButton(item: item, host: bar) }
        return BarButton(
            item: item, host: bar,
            menu: { [weak self, weak group, weak item] in
                guard let self, let group, let item, let button = self.button(item) else { return nil }
                return self.groupMenu(group, from: button)
            })
    }

    /// Returns the overflow button, created on first use.
    func makeOverflow(in bar: UINavigationBar) -> BarButton {
        if let overflow { return overflow }
        let barItem = UIBarButtonItem(image: .barSymbol("ellipsis.circle"), style: .plain, target: nil, action: nil)
        barItem.accessibilityLabel = SystemString.more.localized
        barItem.accessibilityIdentifier = "OverflowBarButtonItem"
        let button = BarButton(item: barItem, host: bar, menu: { [weak self] in self?.overflowMenu() })
        overflow = button
        applyAppearance(button, bar.contentAppearance(for: item))
        return button
    }

    // MARK: Back

    private func refreshBack() {
        let form = backForm
        guard form != nil || back != nil else { return }
        guard let form else { return back = nil }
        if let back, back.candidates == form.candidates, back.fullTitle == form.fullTitle, back.source === form.source,
            form.source == nil
        {
            return
        }
        back = makeBack(form)
    }

    private struct BackForm {
        var candidates: [String]
        var fullTitle: String
        var image: UIImage?
        /// The item of the app for the back button.
        var source: UIBarButtonItem?
    }

    private var backForm: BackForm? {
        guard !item.hidesBackButton, !item.hasLeadingItems || item.leftItemsSupplementBackButton || inRow else {
            return nil
        }
        guard let below else {
            // Documented (UINavigationItem.backAction): if there is no back button to replace, the action creates one.
            guard let action = item.backAction else { return nil }
            let labels = item.style == .editor ? [""] : action.title.isEmpty ? [""] : [action.title, ""]
            return BackForm(
                candidates: labels, fullTitle: action.title.isEmpty ? SystemString.back.localized : action.title,
                image: action.image)
        }
        let words = BackTitle(item: item, below: below)
        // Documented (UINavigationItem.ItemStyle.editor): editors display only the chevron.
        let labels = item.style == .editor ? [""] : words.candidates(genericTitle: SystemString.back.localized)
        let isMinimal = item.style == .editor || below.backButtonDisplayMode == .minimal
        return BackForm(
            candidates: labels, fullTitle: words.menuTitle(genericTitle: SystemString.back.localized),
            image: isMinimal ? nil : below.backBarButtonItem?.image, source: below.backBarButtonItem)
    }

    private func makeBack(_ form: BackForm) -> BackButton {
        let button = BackButton(
            candidates: form.candidates, fullTitle: form.fullTitle, item: form.source,
            menu: { [weak bar] in bar?.historyMenu() },
            onTap: { [weak bar, weak item] in
                if let action = item?.backAction {
                    action.performWithSender(bar, target: nil)
                } else {
                    bar?.backTapped()
                }
            })
        button.source = form.source
        button.image = form.image
        return button
    }

    // MARK: Texts

    func updateTexts() {
        guard let bar else { return }
        let appearance = bar.contentAppearance(for: item)
        let small = TextAppearance(
            appearance.titleTextAttributes, font: .systemFont(ofSize: BarMetrics.titleSize, weight: .semibold),
            color: .label)
        let big = TextAppearance(
            appearance.largeTitleTextAttributes, font: .systemFont(ofSize: BarMetrics.largeTitleSize, weight: .bold),
            color: .label)
        let shown = inRow ? big : small
        if let styled = item.attributedTitle {
            title.attributedText = NSAttributedString.uiKit(
                styled, defaults: [.font: shown.font, .foregroundColor: shown.color])
        } else {
            title.display(inRow ? item.largeTitle ?? item.title : item.title, shown)
        }
        titleBox.adjustment = bar.titleAdjustment(for: item)
        let renames = item.renameDelegate != nil
        titleBox.setTaps(
            menu: item.document.hasMenu ? { [weak self] in self?.titleMenu() } : nil,
            rename: renames ? { [weak self] in self?.titleTapped() } : nil)
        if !renames { titleBox.cancelRenaming() }
        largeTitle.display(item.largeTitle ?? item.title, big)
        updateSubtitles(appearance, isCompact: BarMetrics.isCompact(bar.traitCollection))
        prompt.text = item.prompt?.isEmpty == false ? item.prompt : leavingPrompt
        prompt.font = .systemFont(ofSize: BarMetrics.promptSize)
        prompt.textColor = .secondaryLabel
        prompt.textAlignment = .center
    }

    /// Applies the bar's appearance for the item to texts and buttons.
    func updateAppearance() {
        guard let bar else { return }
        let appearance = bar.contentAppearance(for: item)
        applied = appearance
        updateTexts()
        back?.apply(
            [appearance.backButtonAppearance, appearance.buttonAppearance], appearance.ownIndicator,
            bar.metrics(for: item))
        // In any order, because each button has its own appearance.
        for button in buttons.values { applyAppearance(button, appearance) }
        if let overflow { applyAppearance(overflow, appearance) }
    }

    private func applyAppearance(_ button: BarButton, _ appearance: UINavigationBarAppearance) {
        guard let bar else { return }
        button.apply(
            button.item.style == .done ? appearance.prominentButtonAppearance : appearance.buttonAppearance,
            bar.metrics(for: item))
    }

    func forgetAppearance() { applied = nil }

    /// Calls ``updateAppearance()`` if the appearance has changed since the last call.
    func updateAppearanceIfChanged() {
        if let bar, bar.contentAppearance(for: item) !== applied { updateAppearance() }
    }

    private func updateSubtitles(_ appearance: UINavigationBarAppearance, isCompact: Bool) {
        let fits = !isCompact && !inRow
        func face(_ attributes: [NSAttributedString.Key: Any], _ size: CGFloat) -> TextAppearance {
            TextAppearance(attributes, font: .systemFont(ofSize: size), color: .secondaryLabel)
        }
        write(
            fits ? item.subtitle : nil, fits ? item.attributedSubtitle : nil, titleBox.subtitle,
            face(appearance.subtitleTextAttributes, BarMetrics.subtitleSize))
        titleBox.subtitleChanged()
        titleBox.setSubtitleView(fits && titleView == nil ? item.subtitleView : nil)
        let plain = item.largeSubtitle ?? (item.largeAttributedSubtitle == nil ? item.subtitle : nil)
        let styled = item.largeAttributedSubtitle ?? (item.largeSubtitle == nil ? item.attributedSubtitle : nil)
        write(plain, styled, largeSubtitle, face(appearance.largeSubtitleTextAttributes, BarMetrics.largeSubtitleSize))
    }

    private func write(_ plain: String?, _ styled: AttributedString?, _ label: UILabel, _ appearance: TextAppearance) {
        if let styled {
            label.attributedText = NSAttributedString.uiKit(
                styled, defaults: [.font: appearance.font, .foregroundColor: appearance.color])
        } else {
            label.display(plain, appearance)
        }
    }
}

extension BackTitle {
    /// The label of the back button from `item` to `below`.
    @MainActor
    init(item: UINavigationItem, below: UINavigationItem) {
        let mode: Mode =
            switch below.backButtonDisplayMode {
            case .default: .byRoom
            case .generic: .generic
            case .minimal: .minimal
            }
        let backItem = below.backBarButtonItem
        self.init(
            mode: mode, itemTitle: backItem?.title,
            itemIsCustomized: backItem?.titleTextAttributes(for: .normal) != nil,
            backButtonTitle: below.backButtonTitle, pageTitle: below.title)
    }
}
