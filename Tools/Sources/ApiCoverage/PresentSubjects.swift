import Foundation

/// The subjects of UIKit that the library has, with the numbers of their types.
public enum PresentSubjects {
    /// The beginnings of the names of a subject's types, in the order of the document. A type belongs to the subject
    /// with the longest beginning.
    static let subjects: [(name: String, beginnings: [String])] = [
        ("Navigation and bars", ["UINavigation", "UIBar", "UIToolbar", "UITabBar", "UITab", "UISearch", "UIPage"]),
        (
            "Split views, presentations, alerts, sheets and popovers",
            ["UISplit", "UIPresentation", "UIAlert", "UISheet", "UIPopover"]
        ),
        (
            "View controllers and transitions",
            ["UIViewController", "UITransition", "UIPercent", "UIStoryboard", "UIContent"]
        ),
        (
            "Views, windows and traits",
            ["UIView", "UIWindow", "UITrait", "UIScreen", "UIVisual", "UIImageView", "UIStack"]
        ),
        ("Layout", ["NSLayout", "UILayout", "NSDirectional", "UIEdge"]),
        ("Tables", ["UITable", "UIList"]),
        ("Collection views and their layouts", ["UICollection", "NSCollection", "NSDiffable", "UICell"]),
        ("Scrolling", ["UIScroll", "UIRefresh"]),
        (
            "Controls and pickers",
            [
                "UIControl", "UIButton", "UISwitch", "UISlider", "UISegment", "UIStepper", "UIProgress",
                "UIActivityInd",
                "UIPicker", "UIDate", "UICalendar", "UIColorPicker", "UIColorWell", "UIFontPicker",
            ]
        ),
        (
            "Text",
            [
                "UIText", "UILabel", "UIFont", "NSText", "NSParagraph", "NSMutableParagraph", "UIFind", "NSAttributed",
                "NSLayoutManager",
            ]
        ),
        ("Menus and commands", ["UIMenu", "UIAction", "UICommand", "UIKey", "UIContext", "UIEdit", "UIDeferred"]),
        (
            "Gestures, touches, focus and the pointer",
            [
                "UIGesture", "UITap", "UIPan", "UISwipe", "UIPinch", "UIRotation", "UILong", "UIHover", "UITouch",
                "UIEvent", "UIPress", "UIFocus", "UIPointer", "UIScreenEdge",
            ]
        ),
        ("Drag and drop, the pasteboard", ["UIDrag", "UIDrop", "UIPaste", "NSItemProvider", "UISpring"]),
        ("Images, drawing and symbols", ["UIImage", "UIGraphics", "UIBezier", "UIColor", "CG", "NSDataAsset"]),
        ("Layers and animations", ["CA", "UIDynamic", "UISpringTiming", "UICubic"]),
        ("Apps, scenes and restoration", ["UIApplication", "UIScene", "UIDevice", "UIOpen", "UIState", "UIResponder"]),
        ("Accessibility", ["UIAccessibility", "AX"]),
    ]

    /// A table with the subjects of an interface, and a sentence about the packages that were tried.
    /// - Parameters:
    ///   - interface: the library's interface as text.
    ///   - packages: the document with the packages that were tried; its first table has the numbers.
    public static func lines(interface: String, packages: String) -> String {
        let types = types(in: interface)
        let rows = subjects.map { subject in
            let found = types.filter { self.subject(of: $0.name) == subject.name }
            let largest = found.filter { !$0.name.contains(".") }.sorted {
                ($1.members, $0.name) < ($0.members, $1.name)
            }
            let names = largest.prefix(4).map { "`\($0.name)`" }.joined(separator: ", ")
            return "| \(subject.name) | \(found.count) | \(names) |"
        }
        var lines = ["| subject | types | the largest |", "|---|---|---|"] + rows
        if let tried = number(after: "could be fetched |", in: packages),
            let built = number(after: "| build as they are |", in: packages)
        {
            lines += [
                "",
                "Of \(tried) public packages that were tried, \(built) build as they are "
                    + "([Compatibility](Compatibility.md)).",
            ]
        }
        return lines.joined(separator: "\n")
    }

    /// The types of an interface with their numbers of members, without extensions.
    private static func types(in interface: String) -> [(name: String, members: Int)] {
        var types: [(name: String, members: Int)] = []
        var isInType = false
        for line in interface.split(separator: "\n") where !line.hasPrefix("#") {
            let words = line.split(separator: " ")
            if line.hasPrefix(" ") {
                if isInType { types[types.count - 1].members += 1 }
            } else {
                isInType = words.count > 1 && words[0] != "extension" && words[0] != "global"
                if isInType { types.append((String(words[1]), 0)) }
            }
        }
        return types
    }

    private static func subject(of type: String) -> String? {
        let found = subjects.compactMap { subject in
            subject.beginnings.filter(type.hasPrefix).map(\.count).max().map { (subject.name, $0) }
        }
        return found.max { $0.1 < $1.1 }?.0
    }

    private static func number(after words: String, in text: String) -> String? {
        guard let range = text.range(of: words) else { return nil }
        let digits = text[range.upperBound...].drop { $0 == " " }.prefix { $0.isNumber || $0 == "," }
        return digits.isEmpty ? nil : String(digits)
    }
}
