import CoreGraphics
import Foundation
import NavigationLogic

/// The view of an active search: a dimming view and, above it, the results. Touches outside of its content reach the
/// views below.
final class SearchStageView: UIView {
    let dim = DimmingView()
    weak var results: UIView?
    var suggestions: SuggestionList?
    private weak var owner: UISearchController?

    init(_ owner: UISearchController) {
        self.owner = owner
        super.init(frame: .zero)
        // Folklore (search/dim): black at 20 %, at 48 % in dark mode, as under sheets.
        dim.backgroundColor = UIColor { $0.isDark ? UIColor(white: 0, alpha: 0.48) : UIColor(white: 0, alpha: 0.2) }
        dim.alpha = 0
        dim.accessibilityIdentifier = "SearchDimming"
        dim.addGestureRecognizer(UITapGestureRecognizer { [weak owner] _ in owner?.isActive = false })
        addSubview(dim)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        // Below the bar, which may have no background.
        let top = min(safeAreaInsets.top, bounds.height)
        dim.frame = CGRect(x: 0, y: top, width: bounds.width, height: bounds.height - top)
        results?.frame = bounds
        layoutSuggestions()
    }

    /// Lays out suggestions. Below a bar's row they are a part of the screen. For a field in the bar's own row they are
    /// a panel in front of the bar.
    func layoutSuggestions() {
        guard let suggestions, let bar = owner?.searchBar else { return }
        guard let row = bar.superview as? SearchRow, row.place == .line else {
            if suggestions.superview !== self { addSubview(suggestions) }
            suggestions.frame = bounds
            bringSubviewToFront(suggestions)
            return suggestions.shape = .fills
        }
        if suggestions.superview !== row { row.addSubview(suggestions) }
        suggestions.frame = row.convert(bounds, from: self)
        let field = bar.searchTextField
        var room = safeAreaInsets
        room.top = 0
        suggestions.shape = .hangs(field: suggestions.convert(field.bounds, from: field), outside: room)
    }

    override func safeAreaInsetsDidChange() { setNeedsLayout() }

    func startDimming(at top: CGFloat) {
        dim.frame = CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
        setNeedsLayout()
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        (dim.alpha > 0 || results != nil
            || suggestions?.superview === self && suggestions?.point(inside: point, with: event) == true)
            && super.point(inside: point, with: event)
    }
}
