import CoreGraphics
import Diagnostics
public import Foundation
import ListLogic

/// Returns the frames of the items of a custom group.
public typealias NSCollectionLayoutGroupCustomItemProvider =
    @MainActor (_ layoutEnvironment: any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// A row, a column, or a free arrangement of items. Groups contain other groups.
///
/// Documented (NSCollectionLayoutGroup): the list of subitems is repeated until the extent of the group is used.
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    enum Arrangement {
        case line(CompositionalAxis)
        case repeated(CompositionalAxis, count: Int, dividesExtent: Bool)
        case custom(NSCollectionLayoutGroupCustomItemProvider)
    }

    let arrangement: Arrangement
    /// The items of the group, in order. Empty for a custom group.
    public let subitems: [NSCollectionLayoutItem]
    /// The space between the items. Nil, the default, is no space.
    open var interItemSpacing: NSCollectionLayoutSpacing?
    /// The supplementary views of the group.
    override open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
        get { ownViews }
        set { ownViews = newValue }
    }

    init(_ size: NSCollectionLayoutSize, _ arrangement: Arrangement, _ subitems: [NSCollectionLayoutItem] = []) {
        (self.arrangement, self.subitems) = (arrangement, subitems)
        super.init(layoutSize: size, supplementaryItems: [])
    }

    private static func make(
        _ size: NSCollectionLayoutSize, _ arrangement: Arrangement, _ subitems: [NSCollectionLayoutItem] = []
    ) -> Self {
        guard let own = NSCollectionLayoutGroup(size, arrangement, subitems) as? Self else {
            misuseOfSubclass("NSCollectionLayoutGroup.horizontal, vertical and custom")
        }
        return own
    }

    // MARK: Rows

    /// Returns a row of one subitem, repeated `count` times. The subitem keeps its size.
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> Self { make(layoutSize, .repeated(.horizontal, count: count, dividesExtent: false), [subitem]) }
    /// Returns a row of one subitem, repeated `count` times. Each gets an equal part of the width less the spacing.
    open class func horizontal(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int) -> Self
    { make(layoutSize, .repeated(.horizontal, count: count, dividesExtent: true), [subitem]) }
    /// Returns a row of subitems. The list is repeated while subitems fit.
    open class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
        make(layoutSize, .line(.horizontal), subitems)
    }

    // MARK: Columns

    /// Returns a column of one subitem, repeated `count` times. The subitem keeps its size.
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> Self { make(layoutSize, .repeated(.vertical, count: count, dividesExtent: false), [subitem]) }
    /// Returns a column of one subitem, repeated `count` times. Each gets an equal part of the height less the spacing.
    open class func vertical(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int) -> Self {
        make(layoutSize, .repeated(.vertical, count: count, dividesExtent: true), [subitem])
    }
    /// Returns a column of subitems. The list is repeated while subitems fit.
    open class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
        make(layoutSize, .line(.vertical), subitems)
    }

    // MARK: Free arrangements

    /// Returns a group with the frames that the closure returns. The closure is called when the layout is computed.
    ///
    /// Measured (collections/custom-group): the container has the size of the group in the whole view, and frames are
    /// relative to the outer corner of the group.
    open class func custom(
        layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
    ) -> Self { make(layoutSize, .custom(itemProvider)) }

    /// Returns a sketch of the items of the group as text, for the debugger.
    open func visualDescription() -> String { CompositionalSketch.text(of: self) }

    override open func copy(with zone: NSZone? = nil) -> Any {
        let copy = copied(NSCollectionLayoutGroup(layoutSize, arrangement, subitems))
        copy.interItemSpacing = interItemSpacing
        return copy
    }
}

/// The frame of one item of a custom group.
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject, @preconcurrency NSCopying {
    /// The frame in the group, in points.
    public let frame: CGRect
    /// The order from back to front. 0 by default.
    public let zIndex: Int

    /// Creates a frame.
    public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }
    /// Creates a frame with an order from back to front.
    public init(frame: CGRect, zIndex: Int) {
        (self.frame, self.zIndex) = (frame, zIndex)
        super.init()
    }

    /// Returns the item itself, which cannot change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Stops the program: Swift cannot create a subclass of an app in a class method of UIKit.
func misuseOfSubclass(_ method: String) -> Never {
    misuse("\(method) was called on a subclass; call the method on UIKit's own class")
}
