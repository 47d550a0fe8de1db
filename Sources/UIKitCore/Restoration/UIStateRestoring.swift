public import Foundation

/// An object whose state is saved when the app ends and restored at the next launch. Controllers conform to the
/// protocol; other objects are registered, see
/// ``UIApplication/registerObject(forStateRestoration:restorationIdentifier:)``.
@preconcurrency @MainActor
public protocol UIStateRestoring: NSObjectProtocol {
    /// The object whose identifiers precede the object's own identifier; nil for none.
    var restorationParent: (any UIStateRestoring)? { get }
    /// The type that creates or finds the object again; nil if the app registers the object itself.
    var objectRestorationClass: (any UIObjectRestoration.Type)? { get }
    /// Writes the state of the object. Called when the app enters the background.
    func encodeRestorableState(with coder: NSCoder)
    /// Reads the state that ``encodeRestorableState(with:)`` wrote. Called after the app has launched.
    func decodeRestorableState(with coder: NSCoder)
    /// Called after the state of all objects was restored.
    func applicationFinishedRestoringState()
}

extension UIStateRestoring {
    /// Returns `nil` by default.
    public var restorationParent: (any UIStateRestoring)? { nil }
    /// Returns `nil` by default.
    public var objectRestorationClass: (any UIObjectRestoration.Type)? { nil }
    /// Does nothing by default.
    public func encodeRestorableState(with coder: NSCoder) {}
    /// Does nothing by default.
    public func decodeRestorableState(with coder: NSCoder) {}
    /// Does nothing by default.
    public func applicationFinishedRestoringState() {}
}

/// Creates controllers again. A controller refers to the type with ``UIViewController/restorationClass``.
@preconcurrency @MainActor
public protocol UIViewControllerRestoration {
    /// - Parameters:
    ///   - identifierComponents: the identifiers from the window's root to the controller, which is the last.
    ///   - coder: the state that the controller and the app's delegate encoded.
    /// - Returns: the controller without its state, which it decodes afterwards. Nil leaves out the controller and its
    ///   descendants.
    static func viewController(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder)
        -> UIViewController?
}

/// Creates other objects again.
@preconcurrency @MainActor
public protocol UIObjectRestoration {
    /// Returns the object with these identifiers, the outermost first; nil discards its state.
    static func object(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> (
        any UIStateRestoring
    )?
}

extension UIViewController: UIStateRestoring {}
