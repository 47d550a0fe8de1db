public import Foundation

/// An object whose state is kept when the app goes and given back when it comes again. Controllers are such objects by
/// themselves; others are registered, see ``UIApplication/registerObject(forStateRestoration:restorationIdentifier:)``.
@preconcurrency @MainActor
public protocol UIStateRestoring: NSObjectProtocol {
    /// Whose identifiers come before the object's own; nil for none.
    var restorationParent: (any UIStateRestoring)? { get }
    /// Makes the object again, or finds it; nil where the app registers it again by itself.
    var objectRestorationClass: (any UIObjectRestoration.Type)? { get }
    /// Writes what it takes to come back. Called when the app goes to the background.
    func encodeRestorableState(with coder: NSCoder)
    /// Reads what ``encodeRestorableState(with:)`` wrote. Called after the app has launched.
    func decodeRestorableState(with coder: NSCoder)
    /// All state was given back, also to all others.
    func applicationFinishedRestoringState()
}

extension UIStateRestoring {
    /// Default: `nil`.
    public var restorationParent: (any UIStateRestoring)? { nil }
    /// Default: `nil`.
    public var objectRestorationClass: (any UIObjectRestoration.Type)? { nil }
    /// Default: nothing is done.
    public func encodeRestorableState(with coder: NSCoder) {}
    /// Default: nothing is done.
    public func decodeRestorableState(with coder: NSCoder) {}
    /// Default: nothing is done.
    public func applicationFinishedRestoringState() {}
}

/// Makes controllers again. A controller names the type in ``UIViewController/restorationClass``.
@preconcurrency @MainActor
public protocol UIViewControllerRestoration {
    /// - Parameters:
    ///   - identifierComponents: the identifiers from the window's root to the controller, which is the last.
    ///   - coder: what the controller encoded, and what the app's delegate did.
    /// - Returns: the controller, without state: it decodes that by itself. Nil leaves the controller away, and
    ///   everything in it.
    static func viewController(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder)
        -> UIViewController?
}

/// Makes other objects again.
@preconcurrency @MainActor
public protocol UIObjectRestoration {
    /// The object of these identifiers, the outermost first; nil leaves its state away.
    static func object(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> (
        any UIStateRestoring
    )?
}

extension UIViewController: UIStateRestoring {}
