import CSystemd
import DesktopBus
package import Foundation

/// Displays notifications through `org.freedesktop.Notifications` on the session's D-Bus. No call blocks.
@MainActor
package final class NotificationService {
    /// The content of a notification.
    package struct Message: Sendable {
        package var title: String
        package var body: String
        /// The buttons: their keys and titles.
        package var actions: [(key: String, words: String)] = []
        package var isUrgent = false
        /// Whether the desktop plays its own sound.
        package var makesSound = false
        /// The file of a picture beside the text.
        package var picture: URL?

        package init(title: String, body: String) {
            self.title = title
            self.body = body
        }
    }

    /// Called with a message's number and the selected action: `default` for the message itself.
    package var chosen: ((_ number: Int, _ action: String) -> Void)?
    /// Called when the desktop has closed a message.
    package var closed: ((_ number: Int) -> Void)?

    private let bus: BusConnection
    private var numbers = 0
    /// The desktop's number of each message, known after its answer.
    private var shown: [Int: UInt32] = [:]
    /// The messages that were closed before the desktop answered.
    private var unwanted: Set<Int> = []
    /// The calls that wait for an answer.
    private var questions: [Question] = []

    private final class Question {
        weak var service: NotificationService?
        let number: Int
        init(_ service: NotificationService, _ number: Int) { (self.service, self.number) = (service, number) }
    }

    static let service = "org.freedesktop.Notifications"
    static let path = "/org/freedesktop/Notifications"

    /// Nil if the session has no bus.
    package convenience init?() {
        guard let bus = BusConnection.session() else { return nil }
        self.init(bus)
        bus.observe()
    }

    init(_ bus: BusConnection) {
        self.bus = bus
        let connection = bus.connection
        let me = Unmanaged.passUnretained(self).toOpaque()
        // The connection is closed before this object is freed, so no callback runs afterwards.
        sd_bus_match_signal_async(
            connection, nil, nil, Self.path, Self.service, "ActionInvoked",
            { message, me, _ in
                MainActor.assumeIsolated { NotificationService.of(me)?.actionInvoked(BusReader(message)) }
                return 0
            }, nil, me)
        sd_bus_match_signal_async(
            connection, nil, nil, Self.path, Self.service, "NotificationClosed",
            { message, me, _ in
                MainActor.assumeIsolated { NotificationService.of(me)?.notificationClosed(BusReader(message)) }
                return 0
            }, nil, me)
    }

    private static func of(_ pointer: UnsafeMutableRawPointer?) -> NotificationService? {
        pointer.map { Unmanaged<NotificationService>.fromOpaque($0).takeUnretainedValue() }
    }

    package func process() { bus.process() }

    // MARK: Showing

    /// - Returns: the message's number; nil if the message could not be sent.
    package func show(_ message: Message, appName: String) -> Int? {
        var call: OpaquePointer?
        guard
            sd_bus_message_new_method_call(bus.connection, &call, Self.service, Self.path, Self.service, "Notify") >= 0,
            let call
        else { return nil }
        defer { sd_bus_message_unref(call) }
        append(appName, to: call)
        append(UInt32(0), "u", to: call)
        append("", to: call)
        append(message.title, to: call)
        append(Self.plain(message.body), to: call)
        sd_bus_message_open_container(call, Self.letter("a"), "s")
        for (key, words) in [("default", "")] + message.actions {
            append(key, to: call)
            append(words, to: call)
        }
        sd_bus_message_close_container(call)
        sd_bus_message_open_container(call, Self.letter("a"), "{sv}")
        hint("urgency", "y", UInt8(message.isUrgent ? 2 : 1), call)
        hint("suppress-sound", "b", Int32(message.makesSound ? 0 : 1), call)
        if let picture = message.picture { hint("image-path", picture.absoluteString, call) }
        sd_bus_message_close_container(call)
        append(Int32(-1), "i", to: call)
        numbers += 1
        let question = Question(self, numbers)
        let sent = sd_bus_call_async(
            bus.connection, nil, call,
            { message, question, _ in
                MainActor.assumeIsolated {
                    let question = Unmanaged<Question>.fromOpaque(question!).takeUnretainedValue()
                    question.service?.answered(BusReader(message), question)
                }
                return 0
            }, Unmanaged.passUnretained(question).toOpaque(), 0)
        guard sent >= 0 else { return nil }
        questions.append(question)
        process()
        return numbers
    }

    /// Removes a message from the desktop.
    package func close(_ number: Int) {
        guard let id = shown.removeValue(forKey: number) else {
            if questions.contains(where: { $0.number == number }) { unwanted.insert(number) }
            return
        }
        var call: OpaquePointer?
        guard
            sd_bus_message_new_method_call(
                bus.connection, &call, Self.service, Self.path, Self.service, "CloseNotification") >= 0, let call
        else { return }
        append(id, "u", to: call)
        sd_bus_call_async(bus.connection, nil, call, nil, nil, 0)
        sd_bus_message_unref(call)
        process()
    }

    // MARK: Answers

    private func answered(_ answer: BusReader, _ question: Question) {
        questions.removeAll { $0 === question }
        guard !answer.isError, let id = answer.number() else {
            closed?(question.number)
            return
        }
        shown[question.number] = id
        if unwanted.remove(question.number) != nil { close(question.number) }
    }

    private func own(_ id: UInt32?) -> Int? { shown.first { $0.value == id }?.key }

    private func actionInvoked(_ signal: BusReader) {
        guard let number = own(signal.number()), let action = signal.string() else { return }
        chosen?(number, action)
    }

    private func notificationClosed(_ signal: BusReader) {
        guard let number = own(signal.number()) else { return }
        shown[number] = nil
        closed?(number)
    }

    // MARK: Writing

    /// Escapes the text for the body of a notification.
    /// Documented (Desktop Notifications Specification, Markup): desktops parse the body as text with a few tags.
    static func plain(_ text: String) -> String {
        var result = ""
        for character in text {
            switch character {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            default: result.append(character)
            }
        }
        return result
    }

    private func append(_ text: String, to call: OpaquePointer) {
        // A zero character would end the text in the message.
        sd_bus_message_append_basic(call, Self.letter("s"), text.replacingOccurrences(of: "\0", with: ""))
    }

    private func append<Value: BitwiseCopyable>(_ value: Value, _ kind: Unicode.Scalar, to call: OpaquePointer) {
        withUnsafePointer(to: value) { _ = sd_bus_message_append_basic(call, Self.letter(kind), $0) }
    }

    private func hint<Value: BitwiseCopyable>(
        _ name: String, _ kind: Unicode.Scalar, _ value: Value, _ call: OpaquePointer
    ) {
        hint(name, kind, call) { append(value, kind, to: call) }
    }

    private func hint(_ name: String, _ text: String, _ call: OpaquePointer) {
        hint(name, "s", call) { append(text, to: call) }
    }

    private func hint(_ name: String, _ kind: Unicode.Scalar, _ call: OpaquePointer, appending: () -> Void) {
        sd_bus_message_open_container(call, Self.letter("e"), "sv")
        append(name, to: call)
        sd_bus_message_open_container(call, Self.letter("v"), String(kind))
        appending()
        sd_bus_message_close_container(call)
        sd_bus_message_close_container(call)
    }

    private static func letter(_ letter: Unicode.Scalar) -> CChar { CChar(truncatingIfNeeded: letter.value) }
}
