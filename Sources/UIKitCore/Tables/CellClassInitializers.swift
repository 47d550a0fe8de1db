import Foundation

// Initializers of rows and headers on class values. `ObjectClassInitializers.swift` explains how they work.

/// A class whose `init(style:reuseIdentifier:)` can be called on a class value.
@preconcurrency @MainActor
public protocol InitializableByCellStyle {}

extension UITableViewCell: InitializableByCellStyle {
    @_silgen_name("chevron_UITableViewCell_init_style")
    private convenience init(calling style: CellStyle, _ reuseIdentifier: String?) {
        self.init(style: style, reuseIdentifier: reuseIdentifier)
    }
    @_silgen_name("chevron_UITableViewCell_init_style")
    fileprivate static func make(_ style: CellStyle, _ reuseIdentifier: consuming String?) -> UITableViewCell
}

extension InitializableByCellStyle {
    /// Calls `init(style:reuseIdentifier:)` of the class on a class value. Stops the program if the class does not have
    /// the initializer.
    @_disfavoredOverload @_silgen_name("chevron_any_UITableViewCell_init_style")
    public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?)
    @_silgen_name("chevron_any_UITableViewCell_init_style")
    static func makeByClass(_ style: UITableViewCell.CellStyle, _ reuseIdentifier: consuming String?) -> Self {
        (self as! UITableViewCell.Type).make(style, reuseIdentifier) as! Self
    }
}

/// A class whose `init(reuseIdentifier:)` can be called on a class value.
@preconcurrency @MainActor
public protocol InitializableByReuseIdentifier {}

extension UITableViewHeaderFooterView: InitializableByReuseIdentifier {
    @_silgen_name("chevron_UITableViewHeaderFooterView_init_identifier")
    private convenience init(calling reuseIdentifier: String?) { self.init(reuseIdentifier: reuseIdentifier) }
    @_silgen_name("chevron_UITableViewHeaderFooterView_init_identifier")
    fileprivate static func make(_ reuseIdentifier: consuming String?) -> UITableViewHeaderFooterView
}

extension InitializableByReuseIdentifier {
    /// Calls `init(reuseIdentifier:)` of the class on a class value. Stops the program if the class does not have the
    /// initializer.
    @_disfavoredOverload @_silgen_name("chevron_any_UITableViewHeaderFooterView_init_identifier")
    public init(reuseIdentifier: String?)
    @_silgen_name("chevron_any_UITableViewHeaderFooterView_init_identifier")
    static func makeByClass(_ reuseIdentifier: consuming String?) -> Self {
        (self as! UITableViewHeaderFooterView.Type).make(reuseIdentifier) as! Self
    }
}
