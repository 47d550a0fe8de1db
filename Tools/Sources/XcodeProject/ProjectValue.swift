import Foundation

/// A property list as values: what a project file and an `Info.plist` consist of.
public indirect enum ProjectValue: Hashable, Sendable {
    case text(String)
    case flag(Bool)
    case number(Int)
    case list([ProjectValue])
    case table([String: ProjectValue])

    /// Reads a property list of any format. The older one with braces, which project files are written in, too.
    public init(_ bytes: [UInt8], name: String) throws {
        guard !bytes.isEmpty else { throw ProjectProblem("\(name) is empty") }
        do {
            self = ProjectValue(
                any: try PropertyListSerialization.propertyList(from: Data(bytes), options: [], format: nil))
        } catch let error as NSError {
            // The message of the older format's parser names the line; the message of the other parser is about the
            // first character. It is a value of C's, of which there is only the description: `Error Domain=… Code=… "…"
            // UserInfo=…`.
            let older =
                error.userInfo["kCFPropertyListOldStyleParsingError"].map { "\($0)".components(separatedBy: "\"") }
                ?? []
            let reason =
                older.count > 2
                ? older[1] : error.userInfo["NSDebugDescription"] as? String ?? error.localizedDescription
            throw ProjectProblem("\(name) is no property list: \(reason)")
        }
    }

    init(any: Any) {
        switch any {
        case let text as String: self = .text(text)
        case let list as [Any]: self = .list(list.map(ProjectValue.init(any:)))
        case let table as [String: Any]: self = .table(table.mapValues(ProjectValue.init(any:)))
        case let number as NSNumber:
            self = CFBooleanCheck.isFlag(number) ? .flag(number.boolValue) : .number(number.intValue)
        default: self = .text("\(any)")
        }
    }

    public var text: String? {
        switch self {
        case .text(let text): text
        case .number(let number): String(number)
        case .flag(let flag): flag ? "YES" : "NO"
        default: nil
        }
    }

    public var list: [ProjectValue]? { if case .list(let list) = self { list } else { nil } }
    public var table: [String: ProjectValue]? { if case .table(let table) = self { table } else { nil } }
    /// A list of texts; of one text the list with that.
    public var texts: [String] { list?.compactMap(\.text) ?? text.map { [$0] } ?? [] }
    public subscript(key: String) -> ProjectValue? { table?[key] }

    var any: Any {
        switch self {
        case .text(let text): text
        case .flag(let flag): flag
        case .number(let number): number
        case .list(let list): list.map(\.any)
        case .table(let table): table.mapValues(\.any)
        }
    }

    /// As a property list in XML.
    public func xml() throws -> [UInt8] {
        [UInt8](try PropertyListSerialization.data(fromPropertyList: any, format: .xml, options: 0))
    }
}

private enum CFBooleanCheck {
    static func isFlag(_ number: NSNumber) -> Bool { String(cString: number.objCType) == "c" }
}

/// The message that stops an import.
public struct ProjectProblem: Error, CustomStringConvertible {
    public let description: String
    init(_ description: String) { self.description = description }
}
