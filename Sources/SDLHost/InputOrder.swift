import CSDL2
import HostInterface

/// The events of SDL, with the text of an input method before the key that ended the composition.
///
/// SDL 2.26 with fcitx 5.0.21 reports a key that the input method does not use at once. SDL reports the text that the
/// input method commits because of the key when SDL reads the messages of the bus again.
@MainActor
struct InputOrder {
    private var isComposing = false
    /// The events that were read ahead, the next one last.
    private var waiting: [SDL_Event] = []
    /// The events of keys that ibus has returned, in their order.
    private var returned: [[SDL_Event]] = []
    /// The number of empty compositions without another text between them.
    private var ends = 0

    /// Adds the events of a key that ibus has returned.
    mutating func add(_ key: [SDL_Event]) { if !key.isEmpty { returned.append(key) } }

    /// Reads the next event.
    /// - Returns: whether there is an event.
    ///
    /// The engine for Korean empties the composition twice before it returns a key. So the key is before a composition
    /// that began later, also if both are read at once.
    mutating func next(_ event: inout SDL_Event) -> Bool {
        if ends > 1 {
            ends = 0
            giveReturnedKey()
        }
        return read(&event) || giveReturnedKey() && read(&event)
    }

    @discardableResult
    private mutating func giveReturnedKey() -> Bool {
        guard !returned.isEmpty else { return false }
        waiting += returned.removeFirst().reversed()
        return true
    }

    private mutating func read(_ event: inout SDL_Event) -> Bool {
        if let first = waiting.popLast() {
            event = first
        } else {
            guard SDL_PollEvent(&event) != 0 else { return false }
            if isComposing, event.type == SDL_KEYDOWN.rawValue {
                waiting = Self.ordered(event, Self.following()).reversed()
                event = waiting.popLast() ?? event
            }
        }
        if Self.isText(event) { ends = Self.composes(event) == false ? ends + 1 : 0 }
        if let isComposing = Self.composes(event) { self.isComposing = isComposing }
        return true
    }

    /// The events up to the next press, with those that the bus has. Empty if none of them is text.
    ///
    /// Chosen: at most 64 events, because a key has fewer texts.
    private static func following() -> [SDL_Event] {
        let presses = [SDL_KEYDOWN, SDL_MOUSEBUTTONDOWN, SDL_FINGERDOWN].map(\.rawValue)
        let (lowest, highest) = (SDL_FIRSTEVENT.rawValue, SDL_LASTEVENT.rawValue)
        SDL_PumpEvents()
        var found = [SDL_Event](repeating: SDL_Event(), count: 64)
        let known = Int(clamping: max(SDL_PeepEvents(&found, 64, SDL_PEEKEVENT, lowest, highest), 0))
        let count = found.prefix(known).firstIndex { presses.contains($0.type) } ?? known
        guard found.prefix(count).contains(where: isText) else { return [] }
        // SDL keeps the messages of the display in these events until the next call for events.
        let read = SDL_PeepEvents(&found, Int32(clamping: count), SDL_GETEVENT, lowest, highest)
        return Array(found.prefix(Int(clamping: max(read, 0))))
    }

    /// The key's own text stays behind the key. A composition that begins after the key stays behind it, too.
    private static func ordered(_ key: SDL_Event, _ following: [SDL_Event]) -> [SDL_Event] {
        let first = following.firstIndex(where: isText)
        let isOwn = first.map { typesText(key.key) && following[$0].type == SDL_TEXTINPUT.rawValue } ?? false
        let own = isOwn ? first : nil
        let next = following.indices.first { $0 != own && composes(following[$0]) == true } ?? following.endIndex
        let committed = following.indices.filter { $0 < next && $0 != own && isText(following[$0]) }
        let rest = following.indices.filter { !committed.contains($0) }
        return committed.map { following[$0] } + [key] + rest.map { following[$0] }
    }

    private static func isText(_ event: SDL_Event) -> Bool {
        event.type == SDL_TEXTINPUT.rawValue || composes(event) != nil
    }

    private static func typesText(_ key: SDL_KeyboardEvent) -> Bool {
        let modifiers = KeySample.Modifiers(held: UInt32(clamping: key.keysym.mod))
        let isCommand = !modifiers.isDisjoint(with: [.control, .command])
        let code = key.keysym.sym
        let isKeypad = (84...99).contains(key.keysym.scancode.rawValue)
        return !isCommand && (code >= 0x20 && code < 0x110000 && code != 0x7F || isKeypad)
    }

    /// Whether an event has unfinished text; nil for an event that is none of a composition.
    private static func composes(_ event: SDL_Event) -> Bool? {
        switch SDL_EventType(rawValue: event.type) {
        case SDL_TEXTEDITING: event.edit.text.0 != 0
        case SDL_TEXTEDITING_EXT: (event.editExt.text?.pointee ?? 0) != 0
        default: nil
        }
    }
}
