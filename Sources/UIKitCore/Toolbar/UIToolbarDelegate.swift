extension UIBarPositioningDelegate {
    /// Returns `.bottom` for a toolbar by default, and `.top` for any other bar.
    public func position(for bar: any UIBarPositioning) -> UIBarPosition { bar is UIToolbar ? .bottom : .top }
}

/// Determines the position of a toolbar without a container.
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
