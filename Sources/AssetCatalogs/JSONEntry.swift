import Foundation

/// An object of a JSON file. A value of another type is treated as missing.
struct JSONEntry {
    private let values: [String: Any]

    /// Nil for bytes that are not a JSON object.
    init?(_ data: Data) {
        guard let values = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else { return nil }
        self.values = values
    }

    private init(_ values: [String: Any]) { self.values = values }

    func entry(_ key: String) -> JSONEntry? { (values[key] as? [String: Any]).map { JSONEntry($0) } }
    func entries(_ key: String) -> [JSONEntry] {
        (values[key] as? [Any] ?? []).compactMap { ($0 as? [String: Any]).map { JSONEntry($0) } }
    }
    func text(_ key: String) -> String? { values[key] as? String }
    func flag(_ key: String) -> Bool? { (values[key] as? NSNumber)?.boolValue }

    /// A finite number, which may be written as text.
    func number(_ key: String) -> Double? {
        let number = (values[key] as? NSNumber)?.doubleValue ?? text(key).flatMap(Double.init)
        return number.flatMap { $0.isFinite ? $0 : nil }
    }
}
