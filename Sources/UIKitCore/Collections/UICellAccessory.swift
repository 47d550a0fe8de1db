import CoreGraphics
public import Foundation

/// A view before or after the content of a list cell.
@preconcurrency @MainActor
public struct UICellAccessory {
    /// The kind of an accessory.
    public enum AccessoryType: Hashable, Sendable {
        case disclosureIndicator, outlineDisclosure, checkmark, delete, insert, reorder, multiselect, label, detail
        case popUpMenu, customView
    }
    /// Whether an accessory is displayed while the list is edited.
    public enum DisplayedState: Int, Sendable { case always = 0, whenEditing, whenNotEditing }
    /// The width of the area in which an accessory is centered.
    public enum LayoutDimension: Hashable, Sendable {
        /// The width of the accessory.
        case actual
        /// A width that accessories share, so that contents are aligned.
        case standard
        /// A width in points.
        case custom(CGFloat)
    }
    /// Called when the user taps an accessory.
    public typealias ActionHandler = () -> Void

    /// The side of a custom view, and its position among the other accessories.
    public enum Placement {
        /// Returns the index at which a custom view is inserted into the accessories of its side.
        public typealias Position = @MainActor (_ accessories: [UICellAccessory]) -> Int
        /// Before the content, by default next to the content.
        case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
        /// After the content, by default next to the content.
        case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })

        /// Returns the position before the accessory of a kind, or else at the start.
        public static func position(before type: AccessoryType) -> Position {
            { accessories in accessories.firstIndex { $0.accessoryType == type } ?? 0 }
        }
        /// Returns the position after the accessory of a kind, or else at the end.
        public static func position(after type: AccessoryType) -> Position {
            { accessories in accessories.firstIndex { $0.accessoryType == type }.map { $0 + 1 } ?? accessories.count }
        }
    }

    /// The parts of an accessory that depend on its kind.
    enum Content {
        case disclosure
        case outline(OutlineDisclosureOptions.Style)
        case checkmark, detail
        case delete(UIColor?), insert(UIColor?), multiselect(UIColor?)
        case reorder(showsSeparator: Bool)
        case label(String, UIFont?, adjusts: Bool)
        case menu(UIMenu, ((UIMenu) -> Void)?)
        case custom(UIView, Placement)
    }

    /// The kind of the accessory.
    public let accessoryType: AccessoryType
    let content: Content
    let displayed: DisplayedState
    let isHidden: Bool
    let reservedLayoutWidth: LayoutDimension?
    let tintColor: UIColor?
    let handler: ActionHandler?

    private init(
        _ type: AccessoryType, _ content: Content, _ displayed: DisplayedState, _ isHidden: Bool?,
        _ width: LayoutDimension?, _ tintColor: UIColor?, _ handler: ActionHandler? = nil
    ) {
        accessoryType = type
        self.content = content
        self.displayed = displayed
        self.isHidden = isHidden ?? false
        reservedLayoutWidth = width
        self.tintColor = tintColor
        self.handler = handler
    }

    /// Returns a chevron, which means that a tap shows another screen.
    public static func disclosureIndicator(
        displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
    ) -> UICellAccessory {
        UICellAccessory(
            .disclosureIndicator, .disclosure, displayed, options.isHidden, options.reservedLayoutWidth,
            options.tintColor)
    }
    /// Returns a chevron that shows and hides the children of the item. Without a handler, a tap changes the section
    /// snapshot of the data source.
    public static func outlineDisclosure(
        displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            .outlineDisclosure, .outline(options.style), displayed, options.isHidden, options.reservedLayoutWidth,
            options.tintColor, actionHandler)
    }
    /// Returns a check mark.
    public static func checkmark(displayed: DisplayedState = .always, options: CheckmarkOptions = .init())
        -> UICellAccessory
    {
        UICellAccessory(
            .checkmark, .checkmark, displayed, options.isHidden, options.reservedLayoutWidth, options.tintColor)
    }
    /// Returns a red minus. Without a handler, a tap shows the trailing swipe actions of the cell.
    public static func delete(
        displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(), actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            .delete, .delete(options.backgroundColor), displayed, options.isHidden, options.reservedLayoutWidth,
            options.tintColor, actionHandler)
    }
    /// Returns a green plus.
    public static func insert(
        displayed: DisplayedState = .whenEditing, options: InsertOptions = .init(),
        actionHandler: @escaping ActionHandler
    ) -> UICellAccessory {
        UICellAccessory(
            .insert, .insert(options.backgroundColor), displayed, options.isHidden, options.reservedLayoutWidth,
            options.tintColor, actionHandler)
    }
    /// Returns the handle by which the user moves the cell.
    public static func reorder(displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init())
        -> UICellAccessory
    {
        UICellAccessory(
            .reorder, .reorder(showsSeparator: options.showsVerticalSeparator ?? true), displayed, options.isHidden,
            options.reservedLayoutWidth, options.tintColor)
    }
    /// Returns a circle, which has a check mark while the item is selected.
    public static func multiselect(displayed: DisplayedState = .whenEditing, options: MultiselectOptions = .init())
        -> UICellAccessory
    {
        UICellAccessory(
            .multiselect, .multiselect(options.backgroundColor), displayed, options.isHidden,
            options.reservedLayoutWidth, options.tintColor)
    }
    /// Returns a text.
    public static func label(text: String, displayed: DisplayedState = .always, options: LabelOptions = .init())
        -> UICellAccessory
    {
        UICellAccessory(
            .label, .label(text, options.font, adjusts: options.adjustsFontForContentSizeCategory ?? true), displayed,
            options.isHidden, options.reservedLayoutWidth, options.tintColor)
    }
    /// Returns an info button. Touches are ignored without a handler.
    public static func detail(
        displayed: DisplayedState = .always, options: DetailOptions = .init(), actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            .detail, .detail, displayed, options.isHidden, options.reservedLayoutWidth, options.tintColor,
            actionHandler)
    }
    /// Returns a button that shows the selected element of a menu, and opens the menu.
    public static func popUpMenu(
        _ menu: UIMenu, displayed: DisplayedState = .always, options: PopUpMenuOptions = .init(),
        selectedElementDidChangeHandler: ((UIMenu) -> Void)? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            .popUpMenu, .menu(menu, selectedElementDidChangeHandler), displayed, options.isHidden,
            options.reservedLayoutWidth, options.tintColor)
    }
    /// Returns a view of the app.
    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        let displayed =
            switch configuration.placement {
            case .leading(let displayed, _), .trailing(let displayed, _): displayed
            }
        return UICellAccessory(
            .customView, .custom(configuration.customView, configuration.placement), displayed, configuration.isHidden,
            configuration.reservedLayoutWidth, configuration.tintColor)
    }

    // MARK: Order

    /// Whether the accessory is before the content.
    var isLeading: Bool {
        switch content {
        case .delete, .insert, .multiselect: true
        case .custom(_, .leading): true
        default: false
        }
    }

    /// The position among the system's accessories of a side, from left to right.
    private var rank: Int {
        switch accessoryType {
        case .delete, .label: 0
        case .insert, .popUpMenu: 1
        case .multiselect, .detail: 2
        case .checkmark: 3
        case .outlineDisclosure: 4
        case .disclosureIndicator: 5
        case .reorder: 6
        case .customView: 7
        }
    }

    func isDisplayed(whileEditing isEditing: Bool) -> Bool {
        displayed == .always || (displayed == .whenEditing) == isEditing
    }

    /// The accessories of a side from left to right, without those that are not displayed.
    ///
    /// Measured (collections/accessory-order): the order.
    static func ordered(_ accessories: [UICellAccessory], isLeading: Bool, isEditing: Bool) -> [UICellAccessory] {
        let side = accessories.filter { $0.isLeading == isLeading && $0.isDisplayed(whileEditing: isEditing) }
        var result = side.filter { $0.accessoryType != .customView }.sorted { $0.rank < $1.rank }
        for accessory in side {
            guard case .custom(_, let placement) = accessory.content else { continue }
            let index =
                switch placement {
                case .leading(_, let position), .trailing(_, let position): position(result)
                }
            result.insert(accessory, at: max(0, min(index, result.count)))
        }
        return result
    }
}
