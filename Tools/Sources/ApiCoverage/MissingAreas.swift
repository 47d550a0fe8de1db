import Foundation
public import SourceRewriting

/// The areas of iOS that the library does not have, as the first lines of a document name them.
public enum MissingAreas {
    /// A subject of iOS with the types that every app of that subject names.
    public struct Area: Hashable, Sendable {
        public var name: String
        public var types: [String]

        public init(_ name: String, _ types: String...) {
            self.name = name
            self.types = types
        }
    }

    /// The areas of UIKit and QuartzCore, in the order in which an app is likely to meet them.
    public static let areas: [Area] = [
        Area("Collection views", "UICollectionView", "UICollectionViewController", "UICollectionViewLayout"),
        Area("Layout and storage of text (TextKit)", "NSLayoutManager", "NSTextStorage"),
        Area("Drag and drop", "UIDragInteraction", "UIDropInteraction", "UITableViewDragDelegate"),
        Area(
            "Document pickers and documents", "UIDocumentPickerViewController", "UIDocumentBrowserViewController",
            "UIDocument"),
        Area("Pictures of the photo library and the camera", "UIImagePickerController"),
        Area("Pickers of colors and fonts", "UIColorPickerViewController", "UIFontPickerViewController"),
        Area("The edit menu", "UIMenuController", "UIEditMenuInteraction"),
        Area("The main menu", "UIMenuBuilder"),
        Area("The calendar view", "UICalendarView"),
        Area("Empty states", "UIContentUnavailableConfiguration"),
        Area("Printing and PDF files", "UIPrintInteractionController", "UIGraphicsPDFRenderer"),
        Area("The pointer and the pencil", "UIPointerInteraction", "UIPencilInteraction"),
        Area("Further layers", "CAEmitterLayer", "CAMetalLayer"),
    ]

    /// Frameworks beside UIKit, in the order in which an app is likely to meet them.
    public static let frameworks = [
        "SwiftUI", "WebKit", "MapKit", "CoreLocation", "CoreData", "SwiftData", "AVFoundation", "AVKit",
        "Photos", "StoreKit",
        "CoreImage", "CoreText", "PDFKit", "QuickLook", "Security", "CryptoKit", "LocalAuthentication",
        "AuthenticationServices", "Network",
        "Contacts", "EventKit", "CoreMotion", "CoreML", "Vision", "CloudKit", "WidgetKit", "Metal", "SpriteKit",
        "SceneKit",
    ]

    /// The areas with the types that an interface does not have. An area whose types are all present is left out.
    /// - Parameter interface: the library's interface as text.
    public static func areas(missingIn interface: String, of areas: [Area] = areas) -> [Area] {
        var present: Set<Substring> = []
        for line in interface.split(separator: "\n")
        where !line.hasPrefix(" ") && !line.hasPrefix("#") && !line.hasPrefix("extension ") {
            let words = line.split(separator: " ", maxSplits: 2)
            if words.count > 1 { present.insert(words[1]) }
        }
        return areas.compactMap { area in
            var missing = area
            missing.types = area.types.filter { !present.contains(Substring($0)) }
            return missing.types.isEmpty ? nil : missing
        }
    }

    /// The lines of a document: a table of areas, and a sentence with the frameworks that a program cannot import.
    public static func lines(interface: String, modules: ModuleNames = ModuleNames()) -> String {
        let rows = areas(missingIn: interface).map { area in
            "| \(area.name) | \(area.types.map { "`\($0)`" }.joined(separator: ", ")) |"
        }
        var lines = rows.isEmpty ? [] : ["| not there | types that are missing |", "|---|---|"] + rows + [""]
        let absent = frameworks.filter { modules.missing.contains($0) }
        if !absent.isEmpty { lines += wrapped("Frameworks that are not there: \(absent.joined(separator: ", ")).") }
        return lines.joined(separator: "\n")
    }

    /// Lines of at most 120 characters.
    private static func wrapped(_ sentence: String) -> [String] {
        var lines: [String] = []
        for word in sentence.split(separator: " ") {
            if let last = lines.last, last.count + word.count < 120 {
                lines[lines.count - 1] = last + " " + word
            } else {
                lines.append(String(word))
            }
        }
        return lines
    }
}

/// A part of a document that a program writes, between two marks that a reader does not see.
public struct GeneratedPart: Sendable {
    let start: String
    let end: String

    /// The part of missing areas.
    public static let missingAreas = GeneratedPart("missing areas")

    /// The part of the subjects that the library has.
    public static let presentSubjects = GeneratedPart("present subjects")

    init(_ name: String) {
        start = "<!-- \(name): written by `make interface` -->\n"
        end = "\n<!-- end of \(name) -->"
    }

    /// The text between the marks; nil for a document that has no such marks.
    public func text(in document: String) -> String? { range(in: document).map { String(document[$0]) } }

    /// The document with another text between the marks; nil for a document that has no such marks.
    public func replacing(_ text: String, in document: String) -> String? {
        range(in: document).map { document.replacingCharacters(in: $0, with: text) }
    }

    private func range(in document: String) -> Range<String.Index>? {
        guard let first = document.range(of: start),
            let last = document.range(of: end, range: first.upperBound..<document.endIndex)
        else { return nil }
        return first.upperBound..<last.lowerBound
    }
}
