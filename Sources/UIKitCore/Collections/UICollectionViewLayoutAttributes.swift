public import CoreGraphics
public import Foundation
import ObjectiveCRuntime
public import QuartzCore

/// The position and the appearance of one element of a collection view.
///
/// Documented (UICollectionViewLayoutAttributes): subclasses that add values override `isEqual(_:)` and
/// `copy(with:)`. A cell gets ``UICollectionReusableView/apply(_:)`` only for attributes that differ by
/// `isEqual(_:)`.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying, UIDynamicItem {
    /// The values of the attributes.
    struct Values: Equatable {
        /// The frame without the transform.
        var rect = CGRect.zero
        var transform = CATransform3DIdentity
        var alpha: CGFloat = 1
        var zIndex = 0
        var isHidden = false

        /// Whether a view can have the values. Chosen: positions and sizes up to 1e12 points.
        var isUsable: Bool {
            let numbers = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
            let matrix = [
                transform.m11, transform.m12, transform.m21, transform.m22, transform.m33, transform.m34, transform.m41,
                transform.m42, transform.m43, transform.m44,
            ]
            return numbers.allSatisfy { abs($0) < 1e12 } && matrix.allSatisfy { abs($0) < 1e12 } && !alpha.isNaN
                && rect.size.width >= 0 && rect.size.height >= 0
        }

        static func == (a: Values, b: Values) -> Bool {
            a.rect == b.rect && a.alpha == b.alpha && a.zIndex == b.zIndex && a.isHidden == b.isHidden
                && CATransform3DEqualToTransform(a.transform, b.transform)
        }
    }

    var values = Values()
    var element = CollectionElement.cell(IndexPath(item: 0, section: 0))
    /// The axes along which the preferred size of a cell must be the current size. Set by layouts.
    var fixedAxes: UIAxis = []
    /// The place of a cell or supplementary view in its list; nil outside of lists.
    var listPlace: ListItemPlace?

    /// Creates attributes of the cell at item 0 of section 0. Use the initializers with an index path.
    public override init() { super.init() }

    /// Creates attributes of a cell.
    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        element = .cell(indexPath)
    }

    /// Creates attributes of a supplementary view, such as a header.
    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init()
        element = .supplementary(elementKind, indexPath)
    }

    /// Creates attributes of a decoration view, which the layout itself creates.
    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init()
        element = .decoration(decorationViewKind, indexPath)
    }

    /// The rectangle of the element in the content of the collection view, in points. With a ``transform3D``, the
    /// rectangle around the transformed element; setting the property then sets ``center`` and ``size``.
    open var frame: CGRect {
        get {
            guard !CATransform3DIsIdentity(values.transform) else { return values.rect }
            let half = CGSize(width: values.rect.width / 2, height: values.rect.height / 2)
            let box = CGRect(x: -half.width, y: -half.height, width: values.rect.width, height: values.rect.height)
                .applying(CATransform3DGetAffineTransform(values.transform))
            return box.offsetBy(dx: center.x, dy: center.y)
        }
        set { values.rect = newValue }
    }
    /// The center of the element in the content, in points.
    open var center: CGPoint {
        get { CGPoint(x: values.rect.midX, y: values.rect.midY) }
        set {
            values.rect.origin = CGPoint(
                x: newValue.x - values.rect.width / 2, y: newValue.y - values.rect.height / 2)
        }
    }
    /// The size of the element in points. A change keeps the center.
    open var size: CGSize {
        get { values.rect.size }
        set {
            let old = center
            values.rect.size = newValue
            center = old
        }
    }
    /// The rectangle of the element in its own coordinates. The origin is zero.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: values.rect.size) }
        set { size = newValue.size }
    }
    /// The transform around the center. The identity by default.
    open var transform3D: CATransform3D {
        get { values.transform }
        set { values.transform = newValue }
    }
    /// The transform around the center as an affine transform. The identity by default.
    open var transform: CGAffineTransform {
        get { CATransform3DGetAffineTransform(values.transform) }
        set { values.transform = CATransform3DMakeAffineTransform(newValue) }
    }
    /// The opacity in 0…1. 1 by default.
    open var alpha: CGFloat {
        get { values.alpha }
        set { values.alpha = newValue }
    }
    /// The order from back to front. 0 by default.
    open var zIndex: Int {
        get { values.zIndex }
        set { values.zIndex = newValue }
    }
    /// Whether the element is hidden. Documented (UICollectionViewLayoutAttributes.isHidden): the collection view may
    /// create no view for a hidden element; this collection view creates none. False by default.
    open var isHidden: Bool {
        get { values.isHidden }
        set { values.isHidden = newValue }
    }
    /// The index path of the element.
    open var indexPath: IndexPath {
        get { element.path }
        set { element.path = newValue }
    }
    /// The category of the element: a cell, a supplementary view or a decoration view.
    open var representedElementCategory: UICollectionView.ElementCategory { element.category }
    /// The kind of a supplementary view or decoration view; nil for a cell.
    open var representedElementKind: String? { element.kind }

    /// Returns a copy of the same class. Subclasses call super and copy their own values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = Self.instanceByClass()
        copy.values = values
        copy.element = element
        copy.fixedAxes = fixedAxes
        copy.listPlace = listPlace
        return copy
    }

    /// Whether the other object has the same element and the same values. Subclasses compare their own values too.
    open nonisolated override func isEqual(_ object: Any?) -> Bool {
        nonisolated(unsafe) let other = object
        return MainActor.assumeIsolated {
            guard let other = other as? UICollectionViewLayoutAttributes else { return false }
            return self === other
                || element == other.element && values == other.values && listPlace == other.listPlace
        }
    }
    open nonisolated override var hash: Int { MainActor.assumeIsolated { element.hashValue } }
    open nonisolated override var description: String {
        MainActor.assumeIsolated { "\(type(of: self)) index path: \(element.path); frame: \(frame)" }
    }
}

/// An element of a collection view: a cell, a supplementary view or a decoration view.
enum CollectionElement: Hashable {
    case cell(IndexPath)
    case supplementary(String, IndexPath)
    case decoration(String, IndexPath)

    var path: IndexPath {
        get {
            switch self {
            case .cell(let path), .supplementary(_, let path), .decoration(_, let path): path
            }
        }
        set {
            switch self {
            case .cell: self = .cell(newValue)
            case .supplementary(let kind, _): self = .supplementary(kind, newValue)
            case .decoration(let kind, _): self = .decoration(kind, newValue)
            }
        }
    }
    var kind: String? {
        switch self {
        case .cell: nil
        case .supplementary(let kind, _), .decoration(let kind, _): kind
        }
    }
    var category: UICollectionView.ElementCategory {
        switch self {
        case .cell: .cell
        case .supplementary: .supplementaryView
        case .decoration: .decorationView
        }
    }
    var isCell: Bool { if case .cell = self { true } else { false } }
    /// The same element at another index path.
    func at(_ path: IndexPath) -> CollectionElement {
        var element = self
        element.path = path
        return element
    }
}

extension CollectionElement: Comparable {
    /// Cells first, then supplementary views, then decoration views; each by index path, then by kind.
    static func < (a: CollectionElement, b: CollectionElement) -> Bool {
        (a.category.rawValue, a.path, a.kind ?? "") < (b.category.rawValue, b.path, b.kind ?? "")
    }
}
