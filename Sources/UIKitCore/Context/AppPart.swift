/// State that a folder keeps in an object of a lower folder. The object stores the state by type and names no type of a
/// higher folder.
@preconcurrency @MainActor
package protocol StoredPart {
    init()
}

/// The state that a folder keeps for each app. It is created on first use and released with the app.
///
/// A folder declares its part and a property of `AppContext` that reads it.
@preconcurrency @MainActor
package protocol AppPart: StoredPart {}

/// The parts of one object, by type.
@MainActor
struct StoredParts {
    /// Stores a part on the heap, so that the part is modified in place. The type has no requirement for `Part`: the
    /// runtime would search all conformances of the program for each part to check it.
    final class Box<Part> {
        var part: Part
        init(_ part: Part) { self.part = part }
    }

    private var boxes: [ObjectIdentifier: AnyObject] = [:]

    /// Returns the box of a part that was stored, or nil.
    func known<Part: StoredPart>(_ type: Part.Type) -> Box<Part>? {
        guard let box = boxes[ObjectIdentifier(type)] else { return nil }
        return unsafeDowncast(box, to: Box<Part>.self)
    }

    /// Returns the box of a part, which is created on first use.
    mutating func box<Part: StoredPart>(_ type: Part.Type) -> Box<Part> {
        if let known = known(type) { return known }
        let made = Box(Part())
        boxes[ObjectIdentifier(type)] = made
        return made
    }
}

extension AppContext {
    /// The app's part of the given type.
    subscript<Part: AppPart>(_ type: Part.Type) -> Part {
        get { box(type).part }
        _modify { yield &box(type).part }
    }

    /// Views read the same few parts many thousands of times in a layout, so the last ones are found without hashing.
    /// A property that reads one number of a part in its box copies nothing else of the part.
    func box<Part: AppPart>(_ type: Part.Type) -> StoredParts.Box<Part> {
        let key = ObjectIdentifier(type)
        // The descriptions of types lie at least 16 bytes apart.
        let slot = Int(bitPattern: key) >> 4 & (recentParts.count - 1)
        if let recent = recentParts[slot], recent.key == key {
            return unsafeDowncast(recent.box, to: StoredParts.Box<Part>.self)
        }
        let box = parts.box(type)
        recentParts[slot] = (key, box)
        return box
    }
}
