import CoreGraphics
import Foundation
import NavigationLogic
import QuartzCore
import SystemStrings

/// The buttons that a split view with a style adds to the bars of its columns, before the screens' own buttons.
@MainActor
struct SplitButtons {
    var mode: UIBarButtonItem?
    /// The navigation item with the mode button.
    weak var modeItem: UINavigationItem?
    var secondaryOnly: UIBarButtonItem?
    weak var secondaryOnlyItem: UINavigationItem?
    /// The mode that the second button restores.
    var modeBefore: SplitLayout.Mode?
}

extension UISplitViewController {
    var modeButton: UIBarButtonItem {
        if let button = state.buttons.mode { return button }
        let symbol = UIImage(systemName: primaryEdge == .leading ? "sidebar.leading" : "sidebar.trailing")
        let button = UIBarButtonItem(
            image: symbol, primaryAction: UIAction { [weak self] _ in self?.toggleColumns() })
        button.accessibilityIdentifier = "ToggleSidebar"
        button.accessibilityLabel = SystemString.sidebar.localized
        button.isHidden = state.isCollapsed
        state.buttons.mode = button
        return button
    }

    /// Shows or hides columns, as a tap on the button does.
    func toggleColumns() {
        guard !state.isCollapsed else { return }
        let requested = ownDelegate?.targetDisplayModeForAction(in: self) ?? .automatic
        let mode =
            requested == .automatic
            ? SplitLayout.next(layoutStyle, behavior, from: currentMode)
            : SplitLayout.mode(
                layoutStyle, behavior, preferred: SplitLayout.Mode(rawValue: requested.rawValue) ?? .automatic,
                width: Double(viewWidth))
        change(to: mode, animated: true)
    }

    private var secondaryOnlyButton: UIBarButtonItem {
        if let button = state.buttons.secondaryOnly { return button }
        let button = UIBarButtonItem(
            image: nil, primaryAction: UIAction { [weak self] _ in self?.secondaryOnlyButtonTapped() })
        button.accessibilityIdentifier = "SecondaryOnly"
        button.accessibilityLabel = SystemString.fullScreen.localized
        state.buttons.secondaryOnly = button
        return button
    }

    private func secondaryOnlyButtonTapped() {
        guard !state.isCollapsed else { return }
        let mode = currentMode
        if mode == .secondaryOnly {
            change(to: state.buttons.modeBefore ?? SplitLayout.next(layoutStyle, behavior, from: mode), animated: true)
        } else {
            state.buttons.modeBefore = mode
            change(to: .secondaryOnly, animated: true)
        }
    }

    // MARK: Place

    /// The item with the button that shows and hides columns. Measured (presentations/sidebar-button) by eye, since
    /// iPadOS 14: that of the first visible column,
    /// so that the button is in the sidebar's own bar as long as the sidebar is visible, and after that in the bar that
    /// is then the first. Chosen: a column without a bar leaves it to the next one.
    private var modeButtonItem: UINavigationItem? {
        let layout = layout
        let columns: [Column] =
            layoutStyle == .triple ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
        return columns.lazy.filter {
            layout.shows($0) && !(layout.dims && $0 == .secondary && layout.primary.isVisible)
        }.compactMap { self.item(of: $0) }.first
            ?? (layout.dims ? nil : item(of: .secondary))
    }

    private func item(of column: Column) -> UINavigationItem? {
        columnStack(column)?.viewControllers.first?.navigationItem
    }

    func updateButtons() {
        var mode: UINavigationItem?, secondaryOnly: UINavigationItem?
        if !isClassic, state.isArranged, !state.isCollapsed, host(.primary) != nil {
            let isWanted =
                displayModeButtonVisibility == .always
                || (displayModeButtonVisibility == .automatic && presentsWithGesture)
            if isWanted { mode = modeButtonItem }
            // Documented (UISplitViewController.showsSecondaryOnlyButton): in three columns. Chosen: if only the
            // secondary is visible, the button leads back.
            if showsSecondaryOnlyButton, layoutStyle == .triple, !layout.dims { secondaryOnly = item(of: .secondary) }
            if mode === secondaryOnly { mode = nil }
        }
        let isAlone = currentMode == .secondaryOnly
        if secondaryOnly != nil {
            let name = isAlone ? "arrow.down.right.and.arrow.up.left" : "arrow.up.left.and.arrow.down.right"
            secondaryOnlyButton.image = UIImage(systemName: name)
        }
        let (oldMode, oldSecondaryOnly) = (state.buttons.modeItem, state.buttons.secondaryOnlyItem)
        (state.buttons.modeItem, state.buttons.secondaryOnlyItem) = (mode, secondaryOnly)
        for item in [oldMode, oldSecondaryOnly] where item !== mode && item !== secondaryOnly {
            setContainer(nil, to: item)
        }
        setContainer(mode == nil ? nil : modeButton, to: mode)
        setContainer(secondaryOnly == nil ? nil : secondaryOnlyButton, to: secondaryOnly)
    }

    func removeButton() {
        for item in [state.buttons.modeItem, state.buttons.secondaryOnlyItem] { setContainer(nil, to: item) }
        (state.buttons.modeItem, state.buttons.secondaryOnlyItem) = (nil, nil)
    }

    private func setContainer(_ button: UIBarButtonItem?, to item: UINavigationItem?) {
        guard let item, item.sides.container !== button else { return }
        keeping(item.sides.container) { item.sides.container = button }
        item.changed(.buttons)
    }
}

/// The background below the primary column in the sidebar style.
final class SplitGround: UIView {
    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        // Folklore (tab-bars/sidebar-color): the color of sidebars on iPadOS since 14, F2F2F7 and in dark 1C1C1E.
        backgroundColor = .secondarySystemBackground
    }

    required init?(coder: NSCoder) { nil }
}
