import HostInterface

/// How many calls of `beginIgnoringInteractionEvents()` have not been ended.
@MainActor
struct IgnoredInteraction: AppPart { var depth = 0 }

extension UIApplication {
    /// Ignores fingers, the pointer and its wheel until ``endIgnoringInteractionEvents()`` was called as often. A touch
    /// that has begun goes on. Deprecated on iOS: set `isUserInteractionEnabled` of a view or window.
    public func beginIgnoringInteractionEvents() { context[IgnoredInteraction.self].depth += 1 }

    /// Ends one ``beginIgnoringInteractionEvents()``. Without one nothing happens.
    public func endIgnoringInteractionEvents() {
        context[IgnoredInteraction.self].depth = max(0, context[IgnoredInteraction.self].depth - 1)
    }

    /// Whether touches are ignored now.
    public var isIgnoringInteractionEvents: Bool { context[IgnoredInteraction.self].depth > 0 }
}

extension AppContext {
    /// Whether a sample begins an interaction that the app ignores.
    func ignores(_ sample: InputSample) -> Bool {
        guard self[IgnoredInteraction.self].depth > 0 else { return false }
        return switch sample {
        case .pointer(let pointer): pointer.phase == .began
        case .hover, .wheel, .secondaryPress: true
        default: false
        }
    }
}
