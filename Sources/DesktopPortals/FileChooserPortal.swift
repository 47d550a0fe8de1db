import CSystemd
import DesktopBus
import Foundation
package import HostInterface

/// Displays the desktop's dialog for files through `org.freedesktop.portal.FileChooser` on the session's D-Bus. No call
/// blocks.
///
/// ```
/// OpenFile ── handle ──► waiting ── Response ──► chosen, cancelled
///    └── error ──► unavailable
/// ```
@MainActor
package final class FileChooserPortal {
    /// Whether the desktop has the dialog, as far as it has answered.
    package private(set) var isAvailable = false

    private let bus: BusConnection
    private var requests: [Request] = []

    /// A dialog that was requested.
    private final class Request {
        weak var portal: FileChooserPortal?
        /// The path of the dialog's object, known after the desktop's answer.
        var handle: String?
        var answer: (@MainActor (FileAnswer) -> Void)?

        init(_ portal: FileChooserPortal, _ answer: @escaping @MainActor (FileAnswer) -> Void) {
            (self.portal, self.answer) = (portal, answer)
        }
    }

    static let interface = "org.freedesktop.portal.FileChooser"
    static let requestInterface = "org.freedesktop.portal.Request"

    /// Nil if the session has no bus.
    package convenience init?() {
        guard let bus = BusConnection.session() else { return nil }
        self.init(bus)
        bus.observe()
    }

    init(_ bus: BusConnection) {
        self.bus = bus
        let me = Unmanaged.passUnretained(self).toOpaque()
        // The connection is closed before this object is freed, so no callback runs afterwards.
        sd_bus_match_signal_async(
            bus.connection, nil, nil, nil, Self.requestInterface, "Response",
            { message, me, _ in
                MainActor.assumeIsolated { FileChooserPortal.of(me)?.responded(message) }
                return 0
            }, nil, me)
        askVersion(me)
    }

    private static func of(_ pointer: UnsafeMutableRawPointer?) -> FileChooserPortal? {
        pointer.map { Unmanaged<FileChooserPortal>.fromOpaque($0).takeUnretainedValue() }
    }

    package func process() { bus.process() }

    /// Asks whether the desktop has the dialog.
    private func askVersion(_ me: UnsafeMutableRawPointer) {
        guard let call = makeCall("org.freedesktop.DBus.Properties", "Get") else { return }
        defer { sd_bus_message_unref(call.message) }
        call.append(Self.interface)
        call.append("version")
        sd_bus_call_async(
            bus.connection, nil, call.message,
            { message, me, _ in
                MainActor.assumeIsolated {
                    let answer = BusReader(message)
                    guard !answer.isError, case .number(let version)? = answer.variant() else { return }
                    FileChooserPortal.of(me)?.isAvailable = version >= 1
                }
                return 0
            }, me, 0)
        process()
    }

    private func makeCall(_ interface: String, _ member: String, path: String = SettingsPortal.path) -> BusWriter? {
        var call: OpaquePointer?
        guard
            sd_bus_message_new_method_call(bus.connection, &call, SettingsPortal.service, path, interface, member) >= 0,
            let call
        else { return nil }
        return BusWriter(message: call)
    }

    // MARK: Requests

    /// Opens the dialog.
    /// - Parameter parent: the portal's name of the window to which the dialog belongs; empty for none.
    /// - Returns: cancels the request and closes the dialog; nil if the dialog could not be requested.
    package func choose(
        _ wanted: FileRequest, parent: String, answer: @escaping @MainActor (FileAnswer) -> Void
    ) -> (@MainActor () -> Void)? {
        guard bus.isOpen, let call = makeCall(Self.interface, "OpenFile") else { return nil }
        defer { sd_bus_message_unref(call.message) }
        call.append(parent)
        call.append(wanted.title)
        call.options { write(wanted, to: call) }
        let request = Request(self, answer)
        let sent = sd_bus_call_async(
            bus.connection, nil, call.message,
            { message, request, _ in
                MainActor.assumeIsolated {
                    guard let request else { return }
                    let own = Unmanaged<Request>.fromOpaque(request).takeUnretainedValue()
                    own.portal?.opened(own, BusReader(message))
                }
                return 0
            }, Unmanaged.passUnretained(request).toOpaque(), 0)
        guard sent >= 0 else { return nil }
        requests.append(request)
        process()
        return { [weak self, weak request] in if let request { self?.cancel(request) } }
    }

    private func write(_ wanted: FileRequest, to call: BusWriter) {
        call.option("multiple", wanted.isMultiple && !wanted.choosesFolder)
        call.option("directory", wanted.choosesFolder)
        call.option("modal", true)
        if let label = wanted.acceptLabel { call.option("accept_label", label) }
        if let folder = wanted.folder { call.option("current_folder", path: folder) }
        if !wanted.choosesFolder { call.filter("filters", wanted.mediaTypes, wanted.extensions, wanted.title) }
    }

    private func cancel(_ request: Request) {
        // A dialog whose object is not known yet is closed by the answer.
        request.answer = nil
        guard let handle = request.handle else { return }
        requests.removeAll { $0 === request }
        close(handle)
    }

    private func close(_ handle: String) {
        guard let call = makeCall(Self.requestInterface, "Close", path: handle) else { return }
        sd_bus_call_async(bus.connection, nil, call.message, nil, nil, 0)
        sd_bus_message_unref(call.message)
        process()
    }

    // MARK: Answers

    private func opened(_ request: Request, _ answer: BusReader) {
        guard !answer.isError, let handle = answer.objectPath() else {
            requests.removeAll { $0 === request }
            request.answer?(.unavailable)
            return
        }
        guard request.answer != nil else {
            requests.removeAll { $0 === request }
            return close(handle)
        }
        request.handle = handle
    }

    private func responded(_ message: OpaquePointer?) {
        guard let path = sd_bus_message_get_path(message).map({ String(cString: $0) }),
            let request = requests.first(where: { $0.handle == path })
        else { return }
        requests.removeAll { $0 === request }
        let signal = BusReader(message)
        // Documented (org.freedesktop.portal.Request): 0 is success, 1 is cancelled by the user, 2 is another end.
        guard signal.number() == 0 else {
            request.answer?(.cancelled)
            return
        }
        var urls: [URL] = []
        signal.dictionary("s", "v") {
            if signal.string() == "uris" { urls = signal.strings().compactMap { URL(string: $0) }.filter(\.isFileURL) }
        }
        request.answer?(urls.isEmpty ? .cancelled : .chosen(urls))
    }
}
