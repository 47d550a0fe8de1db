import CoreGraphics
import Foundation
import Motion
import NavigationLogic
import QuartzCore

/// All views that a navigation bar shows for one item: its sides, its title in both sizes, its prompt.
///
/// It lives as long as the item is shown with the same item below; changes of the item are taken over in place, so that what
/// moves goes on moving and a finger stays on its button.
@MainActor
final class BarContent {
    let item: UINavigationItem
    let below: UINavigationItem?
    unowned let bar: UINavigationBar

    var back: BackButton?
    var buttons: [ObjectIdentifier: BarButton] = [:]
    var overflow: BarButton?
    let titleBox = BarTitle(frame: .zero)
    let largeTitle = UILabel()
    let largeSubtitle = UILabel()
    let prompt = UILabel()
    var titleView: UIView?
    var largeSubtitleView: UIView?

    var sections: BarSections
    /// Sections that found no room.
    var overflowed: [BarSections.Section] = []
    /// Where it was placed last, for changes while it leaves.
    var geometry: BarGeometry?
    /// Where the back label of this content stands, from the leading side, for titles on their way to it.
    var backLabelFrame = CGRect.zero
    var style: LargeTitleRule.Style

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

    /// Whether the title is shown large below the row.
    var isLarge: Bool { style == .large }
    var inRow: Bool { style == .largeInBarLine }
    var title: UILabel { titleBox.label }
    var inlineTitle: UIView { titleView ?? titleBox }

    func button(_ item: UIBarButtonItem) -> BarButton? { buttons[ObjectIdentifier(item)] }

    private func buttons(of sections: [BarSections.Section]) -> [BarButton] { sections.flatMap(\.all).compactMap(button) }
    var leading: [BarButton] { buttons(of: sections.leading).filter { !$0.isHidden } }
    /// All buttons after the title, in reading order.
    var trailing: [BarButton] {
        (buttons(of: sections.centre + sections.trailing) + [overflow].compactMap { $0 } + sections.pinned.compactMap(button)).filter { !$0.isHidden }
    }

    /// Every view of the row, in reading order.
    var rowViews: [UIView] {
        let sides = buttons(of: sections.centre + sections.trailing) + [overflow].compactMap { $0 } + sections.pinned.compactMap(button)
        return ([back] as [UIView?]).compactMap { $0 } + buttons(of: sections.leading) + [inlineTitle] + (item.prompt?.isEmpty == false ? [prompt] : []) + sides
    }

    /// Every view of the zone of the large title.
    var zoneViews: [UIView] {
        let second = largeSubtitleView ?? (largeSubtitle.text?.isEmpty == false ? largeSubtitle : nil)
        return [largeTitle] + [second].compactMap { $0 }
    }

    /// Whether fingers reach the content; not while it leaves.
    func setInteractive(_ interactive: Bool) {
        for view in rowViews {
            view.isUserInteractionEnabled = interactive && !(view is UILabel) && (view as? BarTitle)?.hasMenu != false
        }
    }

    // MARK: Taking over the item

    /// Makes the views what the item says now; views that are no longer shown stay where they are, for the caller to remove.
    func refresh() {
        sections = BarSections(item, inRow: inRow)
        let known = buttons
        buttons = [:]
        // Hidden items keep their buttons, which hear when they show again.
        for shown in BarSections.allItems(item) where !shown.isSpace {
            let button = known[ObjectIdentifier(shown)] ?? BarButton(item: shown, host: bar)
            button.adopt()
            buttons[ObjectIdentifier(shown)] = button
        }
        for group in item.sides.groups {
            guard let stand = group.representativeItem else { continue }
            buttons[ObjectIdentifier(stand)] = known[ObjectIdentifier(stand)] ?? representative(stand, of: group)
        }
        titleView = item.titleView
        largeSubtitleView = item.largeSubtitleView
        refreshBack()
        updateTexts()
    }

    private func representative(_ stand: UIBarButtonItem, of group: UIBarButtonItemGroup) -> BarButton {
        // An item of its own with a menu keeps that menu.
        guard stand.menu == nil else { return BarButton(item: stand, host: bar) }
        return BarButton(item: stand, host: bar, menu: { [weak self, weak group, weak stand] in
            guard let self, let group, let stand, let button = self.button(stand) else { return nil }
            return self.groupMenu(group, from: button)
        })
    }

    /// The overflow button, made when it is first needed.
    func makeOverflow() -> BarButton {
        if let overflow { return overflow }
        let stand = UIBarButtonItem(image: .barSymbol("ellipsis.circle"), style: .plain, target: nil, action: nil)
        stand.accessibilityLabel = BarWords.more
        stand.accessibilityIdentifier = "OverflowBarButtonItem"
        let button = BarButton(item: stand, host: bar, menu: { [weak self] in self?.overflowMenu() })
        overflow = button
        return button
    }

    // MARK: Back

    private func refreshBack() {
        let form = backForm
        guard form != nil || back != nil else { return }
        guard let form else { return back = nil }
        if let back, back.candidates == form.candidates, back.fullTitle == form.fullTitle, back.source === form.source, form.source == nil { return }
        back = makeBack(form)
    }

    private struct BackForm {
        var candidates: [String]
        var fullTitle: String
        var image: UIImage?
        /// The item that the app gave for it.
        var source: UIBarButtonItem?
    }

    private var backForm: BackForm? {
        guard !item.hidesBackButton, !item.hasLeadingItems || item.leftItemsSupplementBackButton || inRow else { return nil }
        guard let below else {
            // Documented: where there is no back button to take over, the action makes one.
            guard let action = item.backAction else { return nil }
            let labels = item.style == .editor ? [""] : action.title.isEmpty ? [""] : [action.title, ""]
            return BackForm(candidates: labels, fullTitle: action.title.isEmpty ? Words.back : action.title, image: action.image)
        }
        let words = BackTitle(item: item, below: below)
        // Documented: editors show the chevron alone.
        let labels = item.style == .editor ? [""] : words.candidates(genericWord: Words.back)
        let isMinimal = item.style == .editor || below.backButtonDisplayMode == .minimal
        return BackForm(
            candidates: labels, fullTitle: words.menuTitle(genericWord: Words.back),
            image: isMinimal ? nil : below.backBarButtonItem?.image, source: below.backBarButtonItem)
    }

    private func makeBack(_ form: BackForm) -> BackButton {
        let attributes = form.source?.titleTextAttributes(for: .normal)
        let button = BackButton(
            candidates: form.candidates, fullTitle: form.fullTitle,
            font: attributes?[.font] as? UIFont ?? .systemFont(ofSize: BarMetrics.buttonSize),
            color: attributes?[.foregroundColor] as? UIColor ?? form.source?.tintColor,
            menu: { [weak bar] in bar?.historyMenu() },
            onTap: { [weak bar, weak item] in
                if let action = item?.backAction { action.performWithSender(bar, target: nil) } else { bar?.backTapped() }
            })
        button.source = form.source
        button.image = form.image
        return button
    }

    // MARK: Texts

    func updateTexts() {
        let look = bar.resolvedLook(for: item).appearance
        let font = look.titleTextAttributes[.font] as? UIFont ?? .systemFont(ofSize: BarMetrics.titleSize, weight: .semibold)
        let color = look.titleTextAttributes[.foregroundColor] as? UIColor ?? .label
        let largeFont = look.largeTitleTextAttributes[.font] as? UIFont ?? .systemFont(ofSize: BarMetrics.largeTitleSize, weight: .bold)
        let largeColor = look.largeTitleTextAttributes[.foregroundColor] as? UIColor ?? .label
        title.font = inRow ? largeFont : font
        title.textColor = inRow ? largeColor : color
        if let styled = item.attributedTitle {
            title.attributedText = NSAttributedString.uiKit(styled, defaults: [.font: title.font as Any, .foregroundColor: title.textColor as Any])
        } else {
            title.attributedText = nil
            title.text = inRow ? item.largeTitle ?? item.title : item.title
        }
        titleBox.adjustment = bar.titleAdjustment(for: item)
        titleBox.setMenu(item.document.hasMenu ? { [weak self] in self?.titleMenu() } : nil)
        largeTitle.font = largeFont
        largeTitle.textColor = largeColor
        largeTitle.text = item.largeTitle ?? item.title
        updateSubtitles()
        prompt.text = item.prompt
        prompt.font = .systemFont(ofSize: BarMetrics.promptSize)
        prompt.textColor = .secondaryLabel
        prompt.textAlignment = .center
    }

    private func updateSubtitles() {
        let fits = !BarMetrics.isCompact(bar.traitCollection) && !inRow
        write(fits ? item.subtitle : nil, fits ? item.attributedSubtitle : nil, titleBox.subtitle, BarMetrics.subtitleSize)
        titleBox.subtitleChanged()
        titleBox.setSubtitleView(fits && titleView == nil ? item.subtitleView : nil)
        let plain = item.largeSubtitle ?? (item.largeAttributedSubtitle == nil ? item.subtitle : nil)
        let styled = item.largeAttributedSubtitle ?? (item.largeSubtitle == nil ? item.attributedSubtitle : nil)
        write(plain, styled, largeSubtitle, BarMetrics.largeSubtitleSize)
    }

    private func write(_ plain: String?, _ styled: AttributedString?, _ label: UILabel, _ size: CGFloat) {
        label.font = .systemFont(ofSize: size)
        label.textColor = .secondaryLabel
        if let styled {
            label.attributedText = NSAttributedString.uiKit(styled, defaults: [.font: label.font as Any, .foregroundColor: label.textColor as Any])
        } else {
            label.attributedText = nil
            label.text = plain
        }
    }
}

extension BackTitle {
    /// The label of the way from `item` back to `below`.
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
            mode: mode, itemTitle: backItem?.title, itemIsCustomized: backItem?.titleTextAttributes(for: .normal) != nil,
            backButtonTitle: below.backButtonTitle, pageTitle: below.title)
    }
}
