import HostInterface

/// The number of calls of `beginIgnoringInteractionEvents()` without a matching end.
@MainActor
struct IgnoredInteraction: AppPart { var depth = 0 }

extension UIApplication {
    /// Ignores touches, the pointer and the scroll wheel. Calls nest: each call needs a call of
    /// ``endIgnoringInteractionEvents()``. A touch that has begun continues. Deprecated on iOS: set
    /// `isUserInteractionEnabled` of a view or window.
    public func beginIgnoringInteractionEvents() { context[IgnoredInteraction.self].depth += 1 }

    /// Ends one call of ``beginIgnoringInteractionEvents()``. Without such a call, nothing happens.
    public func endIgnoringInteractionEvents() {
        context[IgnoredInteraction.self].depth = max(0, context[IgnoredInteraction.self].depth - 1)
    }

    /// Whether interaction events are currently ignored.
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
