package import Foundation

/// The settings from environment variables.
package struct EnvironmentSettings {
    package private(set) var host = HostSettings()
    /// The device pixels per point; nil if the environment does not set them.
    package private(set) var scale: CGFloat?
    /// Whether windows open full screen, as in a kiosk.
    package private(set) var isFullScreen = false
    /// Whether the environment sets an appearance, and whether it sets the amount of motion. These values have
    /// precedence over the desktop's settings.
    package private(set) var namesAppearance = false
    package private(set) var namesMotion = false

    /// - Throws: ``HostError`` for an invalid value.
    package init(environment: [String: String]) throws {
        if let text = environment["CHEVRON_SCALE"], !text.isEmpty {
            guard let value = Double(text), value.isFinite, value >= 0.5, value <= 8 else {
                throw HostError("CHEVRON_SCALE is \"\(text)\", but must be a number from 0.5 to 8, like 2.")
            }
            scale = CGFloat(value)
        }
        namesAppearance = true
        switch environment["CHEVRON_APPEARANCE"] {
        case "dark": host.prefersDark = true
        case "light": host.prefersDark = false
        case nil, "":
            let theme = environment["GTK_THEME"]?.lowercased() ?? ""
            namesAppearance = !theme.isEmpty
            host.prefersDark = theme.hasSuffix("dark")
        case let other?:
            throw HostError("CHEVRON_APPEARANCE is \"\(other)\", but must be light or dark.")
        }
        let language =
            ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
        let code = language.prefix { $0.isLetter }.lowercased()
        // "pt_PT.UTF-8" becomes "pt-PT"; "C" and "POSIX" name no language.
        let tag = language.prefix { $0 != "." && $0 != "@" }.replacingOccurrences(of: "_", with: "-")
        if code.count == 2 || code.count == 3 { host.language = tag }
        host.isRightToLeft = ["ar", "he", "iw", "fa", "ur"].contains(code)
        if let text = environment["CHEVRON_KEYBOARD_HEIGHT"], !text.isEmpty {
            guard let value = Double(text), value.isFinite, (0...4000).contains(value) else {
                throw HostError("CHEVRON_KEYBOARD_HEIGHT is \"\(text)\", but must be points from 0 to 4000, like 291.")
            }
            host.softwareKeyboardHeight = CGFloat(value)
        }
        switch environment["CHEVRON_FULLSCREEN"] {
        case "1": isFullScreen = true
        case nil, "", "0": break
        case let other?: throw HostError("CHEVRON_FULLSCREEN is \"\(other)\", but must be 1 or 0.")
        }
        if let text = environment["CHEVRON_TRACE"], !text.isEmpty, text != "navigation" {
            throw HostError("CHEVRON_TRACE is \"\(text)\", but must be navigation.")
        }
        namesMotion = true
        switch environment["CHEVRON_REDUCE_MOTION"] {
        case "1": host.reducesMotion = true
        case "0": host.reducesMotion = false
        case nil, "": namesMotion = false
        case let other?: throw HostError("CHEVRON_REDUCE_MOTION is \"\(other)\", but must be 1 or 0.")
        }
    }

    /// The settings of the environment, completed with the settings of the desktop.
    package func with(_ desktop: DesktopSettings) -> HostSettings {
        var settings = host
        desktop.apply(to: &settings)
        if namesAppearance { settings.prefersDark = host.prefersDark }
        if namesMotion { settings.reducesMotion = host.reducesMotion }
        return settings
    }
}
