import Foundation

/// Plays sounds by the library libcanberra, which is loaded at the first sound.
final class SoundPlayer: @unchecked Sendable {
    static let shared = SoundPlayer()

    /// What the end of one sound calls.
    private final class Ending: Sendable {
        let call: @Sendable () -> Void
        init(_ call: @escaping @Sendable () -> Void) { self.call = call }
    }

    private typealias Pointer = UnsafeMutableRawPointer
    private typealias Create = @convention(c) (UnsafeMutablePointer<Pointer?>) -> Int32
    private typealias SetText = @convention(c) (Pointer, UnsafePointer<CChar>, UnsafePointer<CChar>) -> Int32
    private typealias Destroy = @convention(c) (Pointer) -> Int32
    private typealias Finished = @convention(c) (Pointer?, UInt32, Int32, Pointer?) -> Void
    private typealias Play = @convention(c) (Pointer, UInt32, Pointer, Finished?, Pointer?) -> Int32
    private typealias Cancel = @convention(c) (Pointer, UInt32) -> Int32

    private struct Library {
        let context: Pointer
        let createList: Create
        let setText: SetText
        let destroyList: Destroy
        let play: Play
        let cancel: Cancel
    }

    private let library: Library?

    private init() {
        guard ProcessInfo.processInfo.environment["CHEVRON_HOST"] != "headless" else {
            library = nil
            return
        }
        library = Self.load()
        if library == nil {
            SoundMessages.once("sounds are not played: the library libcanberra is missing; install libcanberra0")
        }
    }

    private static func load() -> Library? {
        guard let handle = dlopen("libcanberra.so.0", RTLD_LAZY | RTLD_LOCAL) else { return nil }
        // The types are those of canberra.h. A function pointer of C is one address.
        func find<Function>(_ name: String, _ type: Function.Type) -> Function? {
            dlsym(handle, name).map { unsafeBitCast($0, to: type) }
        }
        guard let createContext = find("ca_context_create", Create.self),
            let createList = find("ca_proplist_create", Create.self),
            let setText = find("ca_proplist_sets", SetText.self),
            let destroyList = find("ca_proplist_destroy", Destroy.self),
            let play = find("ca_context_play_full", Play.self), let cancel = find("ca_context_cancel", Cancel.self)
        else { return nil }
        var context: Pointer?
        guard createContext(&context) == 0, let context else { return nil }
        return Library(
            context: context, createList: createList, setText: setText, destroyList: destroyList, play: play,
            cancel: cancel)
    }

    /// Plays a sound, and calls `ended` once: on a thread of the library, or now if the sound is not played.
    func play(_ source: SoundSource, _ id: SystemSoundID, _ ended: @escaping @Sendable () -> Void) {
        guard let library else { return ended() }
        var list: Pointer?
        guard library.createList(&list) == 0, let list else { return ended() }
        defer { _ = library.destroyList(list) }
        switch source {
        case .file(let path): _ = library.setText(list, "media.filename", path)
        case .theme(let name): _ = library.setText(list, "event.id", name)
        }
        let ending = Unmanaged.passRetained(Ending(ended))
        let finished: Finished = { _, _, _, ending in
            guard let ending else { return }
            Unmanaged<Ending>.fromOpaque(ending).takeRetainedValue().call()
        }
        let result = library.play(library.context, id, list, finished, ending.toOpaque())
        guard result != 0 else { return }
        // The library does not call the function after an error.
        ending.release()
        SoundMessages.once("a sound is not played: libcanberra answers \(result) for \(source)")
        ended()
    }

    func stop(_ id: SystemSoundID) {
        guard let library else { return }
        _ = library.cancel(library.context, id)
    }
}
