import CallStack
import Diagnostics
import Foundation

/// The text of amounts of time in a language. The words are those of the ICU in Foundation on Linux. A program without
/// ICU's functions uses English.
struct UnitText {
    enum Unit: String, CaseIterable { case year, month, week, day, hour, minute, second }
    enum Width: Int32 {
        case full = 0, short, narrow

        var skeleton: String { ["full-name", "short", "narrow"][Int(clamping: rawValue)] }
    }

    let locale: Locale
    let width: Width

    /// Returns `3 hours`, with the plural form of the number.
    func text(_ amount: Int, _ unit: Unit) -> String {
        ICU.shared?.text(amount, unit, width, locale.identifier) ?? english(amount, unit)
    }

    /// Joins amounts of several units by the rules of the language.
    func joined(_ texts: [String]) -> String {
        guard texts.count > 1 else { return texts.first ?? "" }
        return ICU.shared?.list(texts, width, locale.identifier)
            ?? texts.joined(separator: width == .narrow ? " " : ", ")
    }

    private func english(_ amount: Int, _ unit: Unit) -> String {
        if locale.language.languageCode?.identifier != "en" {
            Log.once(
                """
                amounts of time are in English instead of \(locale.identifier): Foundation's ICU lacks \
                the required functions
                """
            )
        }
        let names: [Unit: (one: String, short: String, narrow: String)] = [
            .year: ("year", "yr", "y"), .month: ("month", "mth", "mo"), .week: ("week", "wk", "w"),
            .day: ("day", "day", "d"),
            .hour: ("hour", "hr", "h"), .minute: ("minute", "min", "m"), .second: ("second", "sec", "s"),
        ]
        guard let name = names[unit] else { return "\(amount)" }
        let isOne = amount == 1 || amount == -1
        switch width {
        case .full: return "\(amount) \(name.one)\(isOne ? "" : "s")"
        case .short: return "\(amount) \(name.short)\(isOne || [.hour, .minute, .second].contains(unit) ? "" : "s")"
        case .narrow: return "\(amount)\(name.narrow)"
        }
    }
}

/// ICU's functions that write amounts with units. Foundation has loaded their library.
private struct ICU: @unchecked Sendable {
    private typealias Status = UnsafeMutablePointer<Int32>
    private typealias Units = UnsafePointer<UInt16>
    private typealias OpenFormatter = @convention(c) (Units, Int32, UnsafePointer<CChar>, Status) -> OpaquePointer?
    private typealias OpenResult = @convention(c) (Status) -> OpaquePointer?
    private typealias Format = @convention(c) (OpaquePointer, Int64, OpaquePointer, Status) -> Void
    private typealias Read = @convention(c) (OpaquePointer, UnsafeMutablePointer<UInt16>?, Int32, Status) -> Int32
    private typealias Close = @convention(c) (OpaquePointer) -> Void
    private typealias OpenList = @convention(c) (UnsafePointer<CChar>, Int32, Int32, Status) -> OpaquePointer?
    private typealias FormatList =
        @convention(c) (
            OpaquePointer, UnsafePointer<Units?>, UnsafePointer<Int32>, Int32, UnsafeMutablePointer<UInt16>?, Int32,
            Status
        ) -> Int32

    private let openFormatter: OpenFormatter
    private let openResult: OpenResult
    private let format: Format
    private let read: Read
    private let closeFormatter: Close
    private let closeResult: Close
    private let openList: OpenList
    private let formatList: FormatList
    private let closeList: Close

    static let shared = ICU()

    private init?() {
        func function<Function>(_ name: String) -> Function? {
            FunctionCast.symbol("swift_" + name, as: Function.self)
        }
        guard let openFormatter: OpenFormatter = function("unumf_openForSkeletonAndLocale"),
            let openResult: OpenResult = function("unumf_openResult"),
            let format: Format = function("unumf_formatInt"), let read: Read = function("unumf_resultToString"),
            let closeFormatter: Close = function("unumf_close"), let closeResult: Close = function("unumf_closeResult"),
            let openList: OpenList = function("ulistfmt_openForType"),
            let formatList: FormatList = function("ulistfmt_format"),
            let closeList: Close = function("ulistfmt_close")
        else { return nil }
        (self.openFormatter, self.openResult, self.format, self.read) = (openFormatter, openResult, format, read)
        (self.closeFormatter, self.closeResult) = (closeFormatter, closeResult)
        (self.openList, self.formatList, self.closeList) = (openList, formatList, closeList)
    }

    func text(_ amount: Int, _ unit: UnitText.Unit, _ width: UnitText.Width, _ locale: String) -> String? {
        var status: Int32 = 0
        let skeleton = Array("measure-unit/duration-\(unit.rawValue) unit-width-\(width.skeleton)".utf16)
        guard let formatter = openFormatter(skeleton, Int32(clamping: skeleton.count), locale, &status) else {
            return nil
        }
        defer { closeFormatter(formatter) }
        guard let result = openResult(&status) else { return nil }
        defer { closeResult(result) }
        format(formatter, Int64(clamping: amount), result, &status)
        guard status <= 0 else { return nil }
        return string { read(result, $0, $1, &status) }
    }

    func list(_ texts: [String], _ width: UnitText.Width, _ locale: String) -> String? {
        var status: Int32 = 0
        // 2 is ICU's list type for units.
        guard let formatter = openList(locale, 2, width.rawValue, &status), status <= 0 else { return nil }
        defer { closeList(formatter) }
        let units: [[UInt16]] = texts.map { Array($0.utf16) }
        // The concatenated texts, and the start of each text.
        let all: [UInt16] = Array(units.joined()) + [0]
        let starts = units.dropLast().reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.count) }
        return all.withUnsafeBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return nil }
            let pointers: [Units?] = starts.map { base + $0 }
            return string {
                formatList(
                    formatter, pointers, units.map { Int32(clamping: $0.count) }, Int32(clamping: units.count), $0, $1,
                    &status)
            }
        }
    }

    /// Reads a string of any length.
    private func string(_ fill: (UnsafeMutablePointer<UInt16>?, Int32) -> Int32) -> String? {
        var units = [UInt16](repeating: 0, count: 1024)
        let count = Int(clamping: fill(&units, Int32(clamping: units.count)))
        guard (0...units.count).contains(count) else { return nil }
        return String(decoding: units.prefix(count), as: UTF16.self)
    }
}
