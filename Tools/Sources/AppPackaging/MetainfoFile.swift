import Foundation

/// The AppStream file of an app, by which software centers describe the app.
///
/// Documented (AppStream specification, Desktop Applications).
public struct MetainfoFile {
    let app: AppDescription
    /// The release's day, in seconds since 1970.
    let time: Int

    public init(_ app: AppDescription, time: Int) { (self.app, self.time) = (app, time) }

    public var fileName: String { app.identifier + ".metainfo.xml" }

    public var text: String {
        var lines = [
            #"<?xml version="1.0" encoding="UTF-8"?>"#, #"<component type="desktop-application">"#,
            "  <id>\(escaped(app.identifier))</id>", "  <metadata_license>CC0-1.0</metadata_license>",
            "  <project_license>\(escaped(app.license))</project_license>", "  <name>\(escaped(app.name))</name>",
            "  <summary>\(escaped(app.summary))</summary>",
            "  <developer_name>\(escaped(app.developer))</developer_name>",
            "  <description>", "    <p>\(escaped(app.summary)).</p>", "  </description>",
            #"  <launchable type="desktop-id">\#(escaped(app.entry.fileName))</launchable>"#,
        ]
        if app.entry.icon != nil { lines.append(#"  <icon type="stock">\#(escaped(app.identifier))</icon>"#) }
        lines += ["  <provides>", "    <binary>\(escaped(app.packageName))</binary>"]
        lines += app.entry.mediaTypes.map { "    <mediatype>\(escaped($0))</mediatype>" }
        lines += [
            "  </provides>", #"  <content_rating type="oars-1.1"/>"#, "  <releases>",
            #"    <release version="\#(escaped(app.version))" date="\#(Self.day(time))"/>"#, "  </releases>",
            "</component>",
        ]
        return lines.joined(separator: "\n") + "\n"
    }

    private func escaped(_ text: String) -> String {
        text.reduce(into: "") { result, character in
            switch character {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            // XML has no form for control characters.
            case _ where character.unicodeScalars.contains { $0.value < 32 }: result += " "
            default: result.append(character)
            }
        }
    }

    /// The day in UTC, as `2026-11-27`.
    static func day(_ time: Int) -> String {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
        let parts = calendar.dateComponents(
            [.year, .month, .day], from: Date(timeIntervalSince1970: TimeInterval(time)))
        func padded(_ number: Int?, _ width: Int) -> String {
            let text = String(number ?? 0)
            return String(repeating: "0", count: max(0, width - text.count)) + text
        }
        return "\(padded(parts.year, 4))-\(padded(parts.month, 2))-\(padded(parts.day, 2))"
    }
}
