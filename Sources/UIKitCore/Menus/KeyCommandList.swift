import CoreGraphics
import FocusLogic
import Foundation
import QuartzCore

/// The list of key commands, in the middle of a window.
///
/// Documented (Human Interface Guidelines, Keyboards): iPadOS lists an app's key commands by menu while Command is
/// held, which ``CommandKeyHold`` decides. Chosen: a list that F1 opens stays until a key or a touch beside it.
final class KeyCommandList: WindowOverlay {
    struct Section {
        var title: String
        var commands: [(title: String, keys: String)]
    }

    /// Draws the shadow, which the glass would clip.
    private let shade = UIView()
    private let glass = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    private let list = UIScrollView()
    private let column = UIStackView()

    /// - Parameter receivesInput: false while a key is held: touches and keys reach the content of the window.
    init(sections: [Section], receivesInput: Bool) {
        super.init(receivesInput: receivesInput)
        glass.layer.cornerRadius = 13
        glass.clipsToBounds = true
        // Chosen: the shadow of a lifted preview.
        shade.layer.shadowColor = .black
        shade.layer.shadowRadius = 20
        shade.layer.shadowOffset = CGSize(width: 0, height: 8)
        shade.layer.shadowOpacity = 0.2
        shade.isUserInteractionEnabled = false
        addSubview(shade)
        addSubview(glass)
        list.contentInsetAdjustmentBehavior = .never
        list.alwaysBounceVertical = false
        glass.contentView.addSubview(list)
        column.axis = .vertical
        column.spacing = 8
        list.addSubview(column)
        for section in sections { add(section) }
    }

    required init?(coder: NSCoder) { nil }

    private func add(_ section: Section) {
        let header = UILabel()
        header.text = section.title
        header.font = .preferredFont(forTextStyle: .headline)
        header.adjustsFontForContentSizeCategory = true
        header.accessibilityTraits = .header
        if let last = column.arrangedSubviews.last { column.setCustomSpacing(20, after: last) }
        column.addArrangedSubview(header)
        for command in section.commands {
            let title = UILabel(), keys = UILabel()
            title.text = command.title
            title.numberOfLines = 0
            keys.text = command.keys
            keys.textColor = .secondaryLabel
            keys.setContentCompressionResistancePriority(.required, for: .horizontal)
            keys.setContentHuggingPriority(.required, for: .horizontal)
            for label in [title, keys] {
                label.font = .preferredFont(forTextStyle: .body)
                label.adjustsFontForContentSizeCategory = true
            }
            let row = UIStackView(arrangedSubviews: [title, keys])
            row.spacing = 16
            row.isAccessibilityElement = true
            row.accessibilityLabel = "\(command.title), \(command.keys)"
            column.addArrangedSubview(row)
        }
    }

    func appear(in window: UIWindow) {
        cover(window)
        setPanelAlpha(0)
        UIView.animate(withDuration: 0.2) {
            self.setPanelAlpha(1)
        } completion: { _ in
            self.panelOpened()
        }
    }

    override func leave() { remove(in: 0.2) { self.setPanelAlpha(0) } }

    private func setPanelAlpha(_ alpha: CGFloat) {
        glass.alpha = alpha
        shade.alpha = alpha
    }

    override func isOutside(_ point: CGPoint) -> Bool { !glass.frame.contains(point) }

    /// Arrows and page keys scroll the list. Any other key closes it and does nothing else.
    func use(_ press: KeyPress) {
        let page = max(list.bounds.height - 44, 44)
        switch press.key {
        case .down: scroll(by: 44)
        case .up: scroll(by: -44)
        case .pageDown: scroll(by: page)
        case .pageUp: scroll(by: -page)
        case .home: scroll(by: -list.contentSize.height)
        case .end: scroll(by: list.contentSize.height)
        default: dismiss()
        }
    }

    private func scroll(by distance: CGFloat) {
        let end = max(0, list.contentSize.height - list.bounds.height)
        list.setContentOffset(
            CGPoint(x: 0, y: min(max(list.contentOffset.y + distance, 0), end)), animated: true)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        // Chosen: the width of a form sheet's column, with margins of 20 points.
        let area = bounds.inset(by: safeAreaInsets).insetAtMost(dx: 16, dy: 16)
        let width = min(area.width, 420)
        let room = CGSize(width: max(0, width - 40), height: UIView.layoutFittingCompressedSize.height)
        let height = column.systemLayoutSizeFitting(
            room, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
        ).height
        let shown = min(area.height, height + 40)
        glass.frame = CGRect(
            x: area.midX - width / 2, y: area.midY - shown / 2, width: width, height: shown)
        shade.frame = glass.frame
        shade.layer.shadowPath = CGPath(
            roundedRect: shade.bounds, cornerWidth: 13, cornerHeight: 13, transform: nil)
        list.frame = CGRect(origin: .zero, size: glass.bounds.size)
        column.frame = CGRect(x: 20, y: 20, width: room.width, height: height)
        list.contentSize = CGSize(width: width, height: height + 40)
    }
}
