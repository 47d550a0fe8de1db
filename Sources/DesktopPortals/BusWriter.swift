import CSystemd
import Foundation

/// Writes the arguments of a D-Bus call. A text ends before its first zero character, because a zero ends the text in
/// the message.
struct BusWriter {
    let message: OpaquePointer

    func append(_ text: String) {
        sd_bus_message_append_basic(message, letter("s"), String(text.prefix { $0 != "\0" }))
    }

    /// A dictionary of options: texts to variants.
    func options(_ body: () -> Void) {
        sd_bus_message_open_container(message, letter("a"), "{sv}")
        body()
        sd_bus_message_close_container(message)
    }

    func option(_ name: String, _ text: String) { entry(name, "s") { append(text) } }

    func option(_ name: String, _ flag: Bool) {
        entry(name, "b") {
            withUnsafePointer(to: Int32(truncatingIfNeeded: flag ? 1 : 0)) {
                _ = sd_bus_message_append_basic(message, letter("b"), $0)
            }
        }
    }

    /// A path as bytes with a zero at the end, as portals expect paths.
    func option(_ name: String, path: String) {
        entry(name, "ay") {
            let bytes = path.utf8CString
            bytes.withUnsafeBytes {
                _ = sd_bus_message_append_array(message, letter("y"), $0.baseAddress, $0.count)
            }
        }
    }

    /// One filter of files by media types and by the endings of names; nothing without both.
    func filter(_ name: String, _ mediaTypes: [String], _ extensions: [String], _ title: String) {
        guard !mediaTypes.isEmpty || !extensions.isEmpty else { return }
        let patterns = extensions.map { (0 as UInt32, "*." + $0) } + mediaTypes.map { (1 as UInt32, $0) }
        entry(name, "a(sa(us))") {
            container("a", "(sa(us))") {
                container("r", "sa(us)") {
                    append(title)
                    container("a", "(us)") {
                        for (kind, pattern) in patterns {
                            container("r", "us") {
                                withUnsafePointer(to: kind) {
                                    _ = sd_bus_message_append_basic(message, letter("u"), $0)
                                }
                                append(pattern)
                            }
                        }
                    }
                }
            }
        }
    }

    private func entry(_ name: String, _ type: String, _ body: () -> Void) {
        container("e", "sv") {
            append(name)
            container("v", type, body)
        }
    }

    private func container(_ kind: Unicode.Scalar, _ contents: String, _ body: () -> Void) {
        sd_bus_message_open_container(message, letter(kind), contents)
        body()
        sd_bus_message_close_container(message)
    }

    private func letter(_ letter: Unicode.Scalar) -> CChar { CChar(truncatingIfNeeded: letter.value) }
}
