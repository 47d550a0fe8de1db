/// The state that a folder keeps for each app, or for each window. The part is created on first use and released with
/// the app or window.
///
/// A folder declares its part and a property of `AppContext` or `UIWindow` that reads the part, so that the context and
/// the window name no type of a higher folder.
@preconcurrency @MainActor
package protocol AppPart {
    init()
}

/// The parts of one app or window, by type.
@MainActor
struct AppParts {
    /// Stores a part on the heap, so that the part is modified in place.
    final class Box<Part: AppPart> {
        var part: Part
        init(_ part: Part) { self.part = part }
    }

    private var boxes: [ObjectIdentifier: AnyObject] = [:]

    mutating func box<Part: AppPart>(_ type: Part.Type) -> Box<Part> {
        if let known = boxes[ObjectIdentifier(type)] { return unsafeDowncast(known, to: Box<Part>.self) }
        let made = Box(Part())
        boxes[ObjectIdentifier(type)] = made
        return made
    }
}

extension AppContext {
    /// The app's part of the given type.
    subscript<Part: AppPart>(_ type: Part.Type) -> Part {
        get { parts.box(type).part }
        _modify { yield &parts.box(type).part }
    }
}
