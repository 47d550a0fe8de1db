import CoreGraphics
public import Foundation
import QuartzCore

/// One item of a collection view.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
    let cellParts = CollectionCellParts()

    /// Creates a cell. A collection view creates the cells of a registered class with this initializer.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepareCell()
    }

    /// Decodes the properties of a view from an archive. For an element of a storyboard, all attributes are set when
    /// the initializer returns.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepareCell()
        coder.fill(self, as: UICollectionViewCell.self)
    }

    private func prepareCell() {
        addSubview(contentView)
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    // MARK: Content

    /// The superview of the app's own views. As large as the cell.
    open var contentView: UIView { cellParts.contentView }
    /// The view behind the content; nil by default.
    open var backgroundView: UIView? {
        didSet {
            guard backgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            backgroundsChanged()
        }
    }
    /// The view above ``backgroundView`` while the cell is highlighted or selected; nil by default.
    ///
    /// Measured (collections/plain-selection): a cell without this view shows nothing on selection.
    open var selectedBackgroundView: UIView? {
        didSet {
            guard selectedBackgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            backgroundsChanged()
        }
    }

    // MARK: State

    /// Whether the item is selected. Setting the property does not select the item; use
    /// ``UICollectionView/selectItem(at:animated:scrollPosition:)``. Called by the collection view, possibly in an
    /// animation block.
    open var isSelected: Bool {
        get { cellParts.isSelected }
        set {
            guard cellParts.isSelected != newValue else { return }
            cellParts.isSelected = newValue
            stateChanged()
        }
    }
    /// Whether the cell is pressed.
    open var isHighlighted: Bool {
        get { cellParts.isHighlighted }
        set {
            guard cellParts.isHighlighted != newValue else { return }
            cellParts.isHighlighted = newValue
            stateChanged()
        }
    }

    private func stateChanged() {
        backgroundsChanged()
        contentView.setHighlightedTexts(isSelected || isHighlighted)
    }

    private func backgroundsChanged() {
        if let view = backgroundView {
            view.frame = bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            insertSubview(view, at: 0)
        }
        guard let view = selectedBackgroundView else { return }
        guard isSelected || isHighlighted else { return view.removeFromSuperview() }
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(view, belowSubview: contentView)
    }

    override open func prepareForReuse() {
        super.prepareForReuse()
        isHighlighted = false
        isSelected = false
    }

    /// Returns the attributes with the size of the content view's constraints.
    ///
    /// Measured (collections/self-sizing-lines): the compressed size of the content view.
    override open func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
        -> UICollectionViewLayoutAttributes
    { fittingAttributes(layoutAttributes, of: contentView) }

    // MARK: Touches

    override open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        if let touch = touches.first { owner?.itemTouchBegan(self, touch) }
    }
    override open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesMoved(touches, with: event)
        if let touch = touches.first { owner?.itemTouchMoved(self, touch) }
    }
    override open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        if let touch = touches.first { owner?.itemTouchEnded(self, touch) }
    }
    override open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesCancelled(touches, with: event)
        owner?.itemTouchCancelled(self)
    }

    /// Called by a diffable data source after the app configured the cell of an outline. List cells override the
    /// method.
    func showOutline(level: Int, isExpanded: Bool) {}
}

/// The parts and the state of a cell.
@MainActor
final class CollectionCellParts {
    let contentView = UIView()
    var isSelected = false
    var isHighlighted = false
    /// Called when the item is selected, before the delegate is notified. Performs the segue of the cell.
    var whenChosen: ((UICollectionViewCell) -> Void)?
}

extension UICollectionViewCell {
    /// The collection view changed the selection, the highlight or the editing of the item.
    func collectionStateChanged() {}
}

extension UIView {
    /// Highlights the labels and image views in the view, as cells do while they are pressed or selected.
    fileprivate func setHighlightedTexts(_ isOn: Bool) {
        for view in subviews {
            (view as? UILabel)?.isHighlighted = isOn
            (view as? UIImageView)?.isHighlighted = isOn
        }
    }
}
