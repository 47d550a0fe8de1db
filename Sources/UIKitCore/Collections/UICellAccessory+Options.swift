import CoreGraphics
import Foundation

extension UICellAccessory {
    /// The options of a disclosure indicator. Nil uses the default of the system.
    public struct DisclosureIndicatorOptions {
        /// Whether the accessory is invisible. The layout keeps its width.
        public var isHidden: Bool?
        /// The width of the area in which the accessory is centered.
        public var reservedLayoutWidth: LayoutDimension?
        /// The color of the accessory.
        public var tintColor: UIColor?

        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
        ) {
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
        }
    }

    /// The options of an outline disclosure. Nil uses the default of the system.
    public struct OutlineDisclosureOptions {
        /// The area that shows and hides the children. `header`: the whole cell, which cannot be selected. `cell`: the
        /// chevron. `automatic`: the whole cell if the cell is configured as a header.
        public enum Style: Int, Sendable { case automatic = 0, header, cell }
        /// The area that shows and hides the children.
        public var style: Style
        /// Whether the accessory is invisible. The layout keeps its width.
        public var isHidden: Bool?
        /// The width of the area in which the accessory is centered.
        public var reservedLayoutWidth: LayoutDimension?
        /// The color of the accessory.
        public var tintColor: UIColor?

        public init(
            style: Style = .automatic, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil
        ) {
            self.style = style
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
        }
    }

    /// The options of a check mark. Nil uses the default of the system.
    public struct CheckmarkOptions {
        /// Whether the accessory is invisible. The layout keeps its width.
        public var isHidden: Bool?
        /// The width of the area in which the accessory is centered.
        public var reservedLayoutWidth: LayoutDimension?
        /// The color of the accessory.
        public var tintColor: UIColor?

        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
        ) {
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
        }
    }

    /// The options of a red minus. Nil uses the default of the system.
    public struct DeleteOptions {
        /// Whether the accessory is invisible. The layout keeps its width.
        public var isHidden: Bool?
        /// The width of the area in which the accessory is centered.
        public var reservedLayoutWidth: LayoutDimension?
        /// The color of the accessory.
        public var tintColor: UIColor?
        /// The color of the disc behind the symbol.
        public var backgroundColor: UIColor?

        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil
        ) {
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
            self.backgroundColor = backgroundColor
        }
    }

    /// The options of a green plus. Nil uses the default of the system.
    public struct InsertOptions {
        /// Whether the accessory is invisible. The layout keeps its width.
        public var isHidden: Bool?
        /// The width of the area in which the accessory is centered.
        public var reservedLayoutWidth: LayoutDimension?
        /// The color of the accessory.
        public var tintColor: UIColor?
        /// The color of the disc behind the symbol.
        public var backgroundColor: UIColor?

        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil
        ) {
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
            self.backgroundColor = backgroundColor
        }
    }

    /// The options of a handle. Nil uses the default of the system.
    public struct ReorderOptions {
        /// Whether the accessory is invisible. The layout keeps its width.
        public var isHidden: Bool?
        /// The width of the area in which the accessory is centered.
        public var reservedLayoutWidth: LayoutDimension?
        /// The color of the accessory.
        public var tintColor: UIColor?
        /// Whether a line separates the handle from accessories before it. True by default.
        public var showsVerticalSeparator: Bool?

        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            showsVerticalSeparator: Bool? = nil
        ) {
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
            self.showsVerticalSeparator = showsVerticalSeparator
        }
    }

    /// The options of a circle for selection. Nil uses the default of the system.
    public struct MultiselectOptions {
        /// Whether the accessory is invisible. The layout keeps its width.
        public var isHidden: Bool?
        /// The width of the area in which the accessory is centered.
        public var reservedLayoutWidth: LayoutDimension?
        /// The color of the accessory.
        public var tintColor: UIColor?
        /// The color of the disc behind the symbol.
        public var backgroundColor: UIColor?

        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil
        ) {
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
            self.backgroundColor = backgroundColor
        }
    }

    /// The options of a text. Nil uses the default of the system.
    public struct LabelOptions {
        /// Whether the accessory is invisible. The layout keeps its width.
        public var isHidden: Bool?
        /// The width of the area in which the accessory is centered.
        public var reservedLayoutWidth: LayoutDimension?
        /// The color of the accessory.
        public var tintColor: UIColor?
        /// The font of the text. Body by default.
        public var font: UIFont?
        /// Whether the font follows the text size of the user. True by default.
        public var adjustsFontForContentSizeCategory: Bool?

        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            font: UIFont? = nil, adjustsFontForContentSizeCategory: Bool? = nil
        ) {
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
            self.font = font
            self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
        }
    }

    /// The options of an info button. Nil uses the default of the system.
    public struct DetailOptions {
        /// Whether the accessory is invisible. The layout keeps its width.
        public var isHidden: Bool?
        /// The width of the area in which the accessory is centered.
        public var reservedLayoutWidth: LayoutDimension?
        /// The color of the accessory.
        public var tintColor: UIColor?

        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
        ) {
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
        }
    }

    /// The options of a button with a menu. Nil uses the default of the system.
    public struct PopUpMenuOptions {
        /// Whether the accessory is invisible. The layout keeps its width.
        public var isHidden: Bool?
        /// The width of the area in which the accessory is centered.
        public var reservedLayoutWidth: LayoutDimension?
        /// The color of the accessory.
        public var tintColor: UIColor?

        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
        ) {
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
        }
    }

    /// A view of the app as an accessory.
    public struct CustomViewConfiguration {
        /// The view. Its frame is set by the cell, so that it must translate its autoresizing mask into constraints.
        public let customView: UIView
        /// The side and the position of the view.
        public let placement: Placement
        /// Whether the view is invisible. The layout keeps its width.
        public var isHidden: Bool?
        /// The width of the area in which the view is centered. The width of the view by default.
        public var reservedLayoutWidth: LayoutDimension?
        /// The tint color of the view.
        public var tintColor: UIColor?
        /// Whether the view keeps its size. False by default: a view without a size gets the size that fits.
        public var maintainsFixedSize: Bool?

        public init(
            customView: UIView, placement: Placement, isHidden: Bool? = nil,
            reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil, maintainsFixedSize: Bool? = nil
        ) {
            self.customView = customView
            self.placement = placement
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
            self.maintainsFixedSize = maintainsFixedSize
        }
    }
}
