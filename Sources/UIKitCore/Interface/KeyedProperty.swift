import CoreGraphics
import Foundation
import QuartzCore

/// A property of UIKit's classes that key-value coding finds by name. Objective-C finds all properties. On Linux, Swift
/// finds only the properties in a table.
@MainActor struct KeyedProperty {
    /// Returns nil for an object of another class.
    let read: (NSObject) -> Any??
    /// Returns false for an object of another class, for a value that the property cannot store, and for a read-only
    /// property.
    let write: (NSObject, Any?) -> Bool

    static func value<Root: NSObject, Value>(_ path: ReferenceWritableKeyPath<Root, Value>) -> KeyedProperty {
        KeyedProperty(
            read: { ($0 as? Root).map { KeyValueCoding.flat($0[keyPath: path]) } },
            write: { object, value in
                guard let root = object as? Root else { return false }
                if let fitting = InterfaceConversion.value(value, as: Value.self) {
                    root[keyPath: path] = fitting
                } else if let number = value as? NSNumber,
                    let fitting = InterfaceConversion.value(number.doubleValue, as: Value.self)
                {
                    root[keyPath: path] = fitting
                } else {
                    return false
                }
                return true
            })
    }

    static func readOnly<Root: NSObject, Value>(_ read: @escaping @MainActor (Root) -> Value) -> KeyedProperty {
        KeyedProperty(read: { ($0 as? Root).map { KeyValueCoding.flat(read($0)) } }, write: { _, _ in false })
    }

    /// A property without a public setter that key-value coding can set. `replace` returns false if the property cannot
    /// be set now.
    static func replaced<Root: NSObject, Value>(
        _ path: KeyPath<Root, Value>, _ replace: @escaping @MainActor (Root, Value) -> Bool
    ) -> KeyedProperty {
        KeyedProperty(
            read: { ($0 as? Root).map { $0[keyPath: path] } },
            write: { object, value in
                guard let root = object as? Root, let value = value as? Value else { return false }
                return replace(root, value)
            })
    }

    /// The properties with a key. An object uses the first entry for one of its classes. Boolean properties have two
    /// names: Objective-C's name, and the name from `#keyPath` here.
    static func all(_ key: String) -> [KeyedProperty] { table[key] ?? flagTable[key] ?? [] }

    private static let flagTable: [String: [KeyedProperty]] = {
        var result: [String: [KeyedProperty]] = [:]
        for (name, properties) in flags {
            result[name] = properties
            result["is" + name.prefix(1).uppercased() + name.dropFirst()] = properties
        }
        return result
    }()

    private static let flags: [String: [KeyedProperty]] = [
        "hidden": [.value(\UIView.isHidden), .value(\UIBarButtonItem.isHidden)], "opaque": [.value(\UIView.isOpaque)],
        "userInteractionEnabled": [.value(\UIView.isUserInteractionEnabled)],
        "enabled": [
            .value(\UIControl.isEnabled), .value(\UIBarItem.isEnabled), .value(\UIGestureRecognizer.isEnabled),
            .value(\UILabel.isEnabled),
        ],
        "selected": [.value(\UIControl.isSelected), .value(\UITableViewCell.isSelected)],
        "highlighted": [
            .value(\UIControl.isHighlighted), .value(\UITableViewCell.isHighlighted),
            .value(\UIImageView.isHighlighted),
        ],
        "on": [.value(\UISwitch.isOn)], "active": [.value(\NSLayoutConstraint.isActive)],
        "scrollEnabled": [.value(\UIScrollView.isScrollEnabled)],
        "pagingEnabled": [.value(\UIScrollView.isPagingEnabled)],
        "dragging": [.readOnly { (view: UIScrollView) in view.isDragging }],
        "editing": [.value(\UITableView.isEditing), .value(\UIViewController.isEditing)],
        "translucent": [.value(\UINavigationBar.isTranslucent), .value(\UITabBar.isTranslucent)],
        "navigationBarHidden": [.value(\UINavigationController.isNavigationBarHidden)],
        "toolbarHidden": [.value(\UINavigationController.isToolbarHidden)],
        "exclusiveTouch": [.value(\UIView.isExclusiveTouch)],
    ]

    private static let table: [String: [KeyedProperty]] = [
        // Views.
        "frame": [.value(\UIView.frame)], "bounds": [.value(\UIView.bounds)], "center": [.value(\UIView.center)],
        "alpha": [.value(\UIView.alpha)],
        "transform": [.value(\UIView.transform)], "backgroundColor": [.value(\UIView.backgroundColor)],
        "tag": [.value(\UIView.tag), .value(\UIBarItem.tag)],
        "tintColor": [.value(\UIView.tintColor), .value(\UIBarButtonItem.tintColor)],
        "clipsToBounds": [.value(\UIView.clipsToBounds)],
        "contentMode": [.value(\UIView.contentMode)],
        "accessibilityIdentifier": [.value(\UIView.accessibilityIdentifier)],
        "layer": [.readOnly { (view: UIView) in view.layer }], "window": [.readOnly { (view: UIView) in view.window }],
        "superview": [.readOnly { (view: UIView) in view.superview }],
        "subviews": [.readOnly { (view: UIView) in view.subviews }],
        "safeAreaInsets": [.readOnly { (view: UIView) in view.safeAreaInsets }],
        "layoutMargins": [.value(\UIView.layoutMargins)],
        "rootViewController": [.value(\UIWindow.rootViewController)],
        // Scroll views.
        "contentOffset": [.value(\UIScrollView.contentOffset)], "contentSize": [.value(\UIScrollView.contentSize)],
        "contentInset": [.value(\UIScrollView.contentInset)], "zoomScale": [.value(\UIScrollView.zoomScale)],
        "panGestureRecognizer": [.readOnly { (view: UIScrollView) in view.panGestureRecognizer }],
        // Text, pictures and controls.
        "text": [
            .value(\UILabel.text), .value(\UITextField.text), .value(\UITextView.text), .value(\UISearchBar.text),
        ],
        "attributedText": [
            .value(\UILabel.attributedText), .value(\UITextField.attributedText), .value(\UITextView.attributedText),
        ],
        "font": [.value(\UILabel.font), .value(\UITextField.font), .value(\UITextView.font)],
        "textColor": [.value(\UILabel.textColor), .value(\UITextField.textColor), .value(\UITextView.textColor)],
        "textAlignment": [
            .value(\UILabel.textAlignment), .value(\UITextField.textAlignment), .value(\UITextView.textAlignment),
        ],
        "numberOfLines": [.value(\UILabel.numberOfLines)],
        "placeholder": [.value(\UITextField.placeholder), .value(\UISearchBar.placeholder)],
        "image": [.value(\UIImageView.image), .value(\UIBarItem.image)], "progress": [.value(\UIProgressView.progress)],
        "value": [.value(\UISlider.value), .value(\UIStepper.value)], "date": [.value(\UIDatePicker.date)],
        "selectedSegmentIndex": [.value(\UISegmentedControl.selectedSegmentIndex)],
        "currentPage": [.value(\UIPageControl.currentPage)], "numberOfPages": [.value(\UIPageControl.numberOfPages)],
        "searchField": [.readOnly { (bar: UISearchBar) in bar.searchTextField }],
        // Items, controllers and the rest.
        "title": [.value(\UIBarItem.title), .value(\UINavigationItem.title), .value(\UIViewController.title)],
        "badgeValue": [.value(\UITabBarItem.badgeValue)],
        "view": [
            .readOnly { (item: UIBarButtonItem) in item.customView ?? item.observer as? UIView },
            .value(\UIViewController.view),
            .readOnly { (gesture: UIGestureRecognizer) in gesture.view },
        ],
        "customView": [.value(\UIBarButtonItem.customView)],
        "navigationItem": [.readOnly { (page: UIViewController) in page.navigationItem }],
        "selectedIndex": [.value(\UITabBarController.selectedIndex)],
        "selectedViewController": [.value(\UITabBarController.selectedViewController)],
        "viewControllers": [
            .value(\UINavigationController.viewControllers), .value(\UITabBarController.viewControllers),
        ],
        "topViewController": [.readOnly { (stack: UINavigationController) in stack.topViewController }],
        "navigationBar": [.replaced(\UINavigationController.navigationBar) { $0.replaceBar(with: $1) }],
        "tabBar": [.replaced(\UITabBarController.tabBar) { $0.replaceBar(with: $1) }],
        "preferredContentSize": [.value(\UIViewController.preferredContentSize)],
        "constant": [.value(\NSLayoutConstraint.constant)],
        "firstItem": [.readOnly { (line: NSLayoutConstraint) in line.firstItem }],
        "secondItem": [.readOnly { (line: NSLayoutConstraint) in line.secondItem }],
        "state": [
            .readOnly { (gesture: UIGestureRecognizer) in gesture.state.rawValue },
            .readOnly { (control: UIControl) in control.state.rawValue },
        ],
    ]
}
