import Foundation

/// Where messages come from. They go to standard error, one line each, as `subsystem category level: message`.
public final class OSLog: Sendable {
    public struct Category: Sendable {
        let name: String
        public static let pointsOfInterest = Category(name: "pointsOfInterest")
    }

    public static let `default` = OSLog(prefix: "", isEnabled: true)
    public static let disabled = OSLog(prefix: "", isEnabled: false)

    let prefix: String
    let isEnabled: Bool

    private init(prefix: String, isEnabled: Bool) {
        self.prefix = prefix
        self.isEnabled = isEnabled
    }

    public init(subsystem: String, category: String) {
        prefix = subsystem + " " + category + " "
        isEnabled = true
    }

    public convenience init(subsystem: String, category: Category) {
        self.init(subsystem: subsystem, category: category.name)
    }

    public func isEnabled(type: OSLogType) -> Bool { isEnabled }

    func write(_ type: OSLogType, _ message: @autoclosure () -> String) {
        guard isEnabled else { return }
        FileHandle.standardError.write(Data("\(prefix)\(type.word): \(message())\n".utf8))
    }
}

/// Writes a message with a format, as `os_log("%{public}@ has %d", log: log, type: .error, name, count)`.
public func os_log(
    _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
    _ args: Any...
) {
    log.write(type, LogFormat.text("\(message)", args))
}

public func os_log(
    _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString, _ args: Any...
) {
    log.write(type, LogFormat.text("\(message)", args))
}

public func os_log(_ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: OSLogMessage) {
    log.write(type, message.text)
}

public func os_log(_ message: OSLogMessage) { OSLog.default.write(.default, message.text) }
