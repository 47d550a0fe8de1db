import CSDL2
import CallStack
import DataExchange
import Foundation
import HostInterface

/// The clipboard by SDL, which has texts only.
@MainActor
final class SDLClipboard: HostClipboard {
    /// Grows with each change that SDL reports.
    var changes = 0

    var content: (any OfferedData)? {
        guard SDL_HasClipboardText() == SDL_TRUE else { return nil }
        return DataSupply(types: MediaType.texts) { type, done in
            guard let text = SDL_GetClipboardText() else { return done(nil) }
            defer { SDL_free(text) }
            done(MediaType.sent(Data(String(cString: text).utf8), as: type))
        }
    }

    func offer(_ data: DataSupply?) {
        changes += 1
        SDL_SetClipboardText(data?.text ?? "")
    }

    var primarySelection: String? {
        get {
            guard let library = PrimarySelection.shared, library.has() == SDL_TRUE, let text = library.get() else {
                return nil
            }
            defer { SDL_free(text) }
            return String(cString: text)
        }
        set { _ = PrimarySelection.shared?.set(newValue ?? "") }
    }
}

/// SDL's functions for the primary selection. Older versions of SDL than 2.26 lack the functions.
private struct PrimarySelection {
    let has: @convention(c) () -> SDL_bool
    let get: @convention(c) () -> UnsafeMutablePointer<CChar>?
    let set: @convention(c) (UnsafePointer<CChar>?) -> Int32

    static let shared = PrimarySelection()

    private init?() {
        guard
            let has = FunctionCast.symbol("SDL_HasPrimarySelectionText", as: (@convention(c) () -> SDL_bool).self),
            let get = FunctionCast.symbol(
                "SDL_GetPrimarySelectionText", as: (@convention(c) () -> UnsafeMutablePointer<CChar>?).self),
            let set = FunctionCast.symbol(
                "SDL_SetPrimarySelectionText", as: (@convention(c) (UnsafePointer<CChar>?) -> Int32).self)
        else { return nil }
        (self.has, self.get, self.set) = (has, get, set)
    }
}
