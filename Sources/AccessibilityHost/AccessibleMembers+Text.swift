import AccessibilityLogic
import DesktopBus

extension AccessibleMembers {
    /// `org.a11y.atspi.Text`: the words, the caret and the selection of a text.
    static let text = AccessibleMembers(
        .text, reading + selecting + geometry,
        [
            AccessibleProperty("CharacterCount", "i") { call throws(BusFault) in .number(call.content.count) },
            AccessibleProperty("CaretOffset", "i") { call throws(BusFault) in .number(call.content.caret) },
        ])

    private static let reading: [AccessibleMethod] = [
        AccessibleMethod("GetText", "ii", "s") { call throws(BusFault) in
            let (start, end) = (try call.number(0), try call.number(1))
            guard let part = call.content.part(start, end) else { throw call.outside(start, end) }
            return [.string(part)]
        },
        AccessibleMethod("GetStringAtOffset", "iu", "sii") { call throws(BusFault) in
            guard let number = UInt32(exactly: try call.number(1)), let unit = AccessibleText.Unit(rawValue: number)
            else { throw .arguments("\(try call.number(1)) is no unit of texts.") }
            return try call.part(unit) { content, offset, line in content.unit(unit, at: offset, line: line) }
        },
        AccessibleMethod("GetTextAtOffset", "iu", "sii") { call throws(BusFault) in
            let unit = try call.boundary()
            return try call.part(unit) { content, offset, line in content.unit(unit, at: offset, line: line) }
        },
        AccessibleMethod("GetTextBeforeOffset", "iu", "sii") { call throws(BusFault) in
            let unit = try call.boundary()
            return try call.part(unit) { content, offset, line in content.unit(unit, before: offset, line: line) }
        },
        AccessibleMethod("GetTextAfterOffset", "iu", "sii") { call throws(BusFault) in
            let unit = try call.boundary()
            return try call.part(unit) { content, offset, line in content.unit(unit, after: offset, line: line) }
        },
        AccessibleMethod("GetCharacterAtOffset", "i", "i") { call throws(BusFault) in
            let offset = try call.number(0)
            guard let part = call.content.part(offset, offset + 1) ?? call.content.part(offset, offset) else {
                throw call.outside(offset, offset)
            }
            return [.number(part.unicodeScalars.first.map { Int(clamping: $0.value) } ?? 0)]
        },
        AccessibleMethod("GetAttributeValue", "is", "s") { _ throws(BusFault) in [.string("")] },
        AccessibleMethod("GetAttributes", "i", "a{ss}ii") { call throws(BusFault) in
            [attributes([]), .number(0), .number(call.content.count)]
        },
        AccessibleMethod("GetAttributeRun", "ib", "a{ss}ii") { call throws(BusFault) in
            [attributes([]), .number(0), .number(call.content.count)]
        },
        AccessibleMethod("GetDefaultAttributes", "", "a{ss}") { _ throws(BusFault) in [attributes([])] },
        AccessibleMethod("GetDefaultAttributeSet", "", "a{ss}") { _ throws(BusFault) in [attributes([])] },
    ]

    private static let selecting: [AccessibleMethod] = [
        AccessibleMethod("SetCaretOffset", "i", "b") { call throws(BusFault) in
            let offset = try call.number(0)
            return [.flag(try call.select(offset, offset))]
        },
        AccessibleMethod("GetNSelections", "", "i") { call throws(BusFault) in
            [.number(call.content.selectedPoints == nil ? 0 : 1)]
        },
        AccessibleMethod("GetSelection", "i", "ii") { call throws(BusFault) in
            guard try call.number(0) == 0 else { throw .arguments("A text has at most one selection.") }
            let range = call.content.selectedPoints
            return [.number(range?.lowerBound ?? 0), .number(range?.upperBound ?? 0)]
        },
        AccessibleMethod("AddSelection", "ii", "b") { call throws(BusFault) in
            [.flag(try call.select(try call.number(0), try call.number(1)))]
        },
        AccessibleMethod("SetSelection", "iii", "b") { call throws(BusFault) in
            guard try call.number(0) == 0 else { return [.flag(false)] }
            return [.flag(try call.select(try call.number(1), try call.number(2)))]
        },
        AccessibleMethod("RemoveSelection", "i", "b") { call throws(BusFault) in
            let caret = call.content.caret
            guard try call.number(0) == 0, caret >= 0 else { return [.flag(false)] }
            return [.flag(try call.select(caret, caret))]
        },
    ]

    private static let geometry: [AccessibleMethod] = [
        AccessibleMethod("GetCharacterExtents", "iu", "iiii") { call throws(BusFault) in
            let offset = try call.number(0)
            return try call.rect(offset, min(offset + 1, call.content.count), type: 1)
        },
        AccessibleMethod("GetRangeExtents", "iiu", "iiii") { call throws(BusFault) in
            try call.rect(try call.number(0), try call.number(1), type: 2)
        },
        AccessibleMethod("GetOffsetAtPoint", "iiu", "i") { call throws(BusFault) in
            let (x, y) = try call.point(0, 1, 2)
            let offset = call.source.offset(of: call.id, at: x, y)
            return [.number(offset.map { call.content.points(before: $0) } ?? -1)]
        },
        AccessibleMethod("GetBoundedRanges", "iiiiuuu", "a(iisv)") { _ throws(BusFault) in [.array("(iisv)", [])] },
        AccessibleMethod("ScrollSubstringTo", "iiu", "b") { call throws(BusFault) in
            call.later(.scrollIntoView)
            return [.flag(true)]
        },
        AccessibleMethod("ScrollSubstringToPoint", "iiuii", "b") { call throws(BusFault) in
            call.later(.scrollIntoView)
            return [.flag(true)]
        },
    ]

    /// `org.a11y.atspi.EditableText`.
    static let editableText = AccessibleMembers(
        .editableText,
        [
            AccessibleMethod("SetTextContents", "s", "b") { call throws(BusFault) in
                call.later(.replaceAll(try call.text(0)))
                return [.flag(true)]
            },
            AccessibleMethod("InsertText", "isi", "b") { call throws(BusFault) in
                let place = try call.units(try call.number(0))
                // The number of bytes is that of the text.
                call.later(.replace(place..<place, try call.text(1)))
                return [.flag(true)]
            },
            AccessibleMethod("CopyText", "ii", "") { call throws(BusFault) in
                call.later(.copy(try call.range(0, 1)))
                return []
            },
            AccessibleMethod("CutText", "ii", "b") { call throws(BusFault) in
                call.later(.cut(try call.range(0, 1)))
                return [.flag(true)]
            },
            AccessibleMethod("DeleteText", "ii", "b") { call throws(BusFault) in
                call.later(.replace(try call.range(0, 1), ""))
                return [.flag(true)]
            },
            AccessibleMethod("PasteText", "i", "b") { call throws(BusFault) in
                call.later(.paste(try call.units(try call.number(0))))
                return [.flag(true)]
            },
        ])
}

extension AccessibleCall {
    /// The text of the object; for an object without a field the words of its name.
    fileprivate var content: AccessibleText {
        server.notices.facts(of: id)?.label.map { AccessibleText($0) } ?? source.text(of: id)
            ?? AccessibleText(server.name(of: id))
    }

    fileprivate func outside(_ start: Int, _ end: Int) -> BusFault {
        .arguments("\(start) to \(end) is not in the text, which has \(content.count) characters.")
    }

    fileprivate func boundary() throws(BusFault) -> AccessibleText.Unit {
        guard let number = UInt32(exactly: try number(1)), let unit = AccessibleText.Unit(boundary: number) else {
            throw .arguments("\(try number(1)) is no boundary of texts.")
        }
        return unit
    }

    fileprivate func part(
        _ unit: AccessibleText.Unit,
        _ read: (AccessibleText, Int, (Int) -> Range<Int>?) -> AccessibleText.Part?
    ) throws(BusFault) -> [BusValue] {
        let (content, offset) = (content, try number(0))
        guard let part = read(content, offset, { source.line(of: id, at: $0) }) else { throw outside(offset, offset) }
        return [.string(part.text), .number(part.start), .number(part.end)]
    }

    /// The UTF-16 units before a number of code points.
    fileprivate func units(_ points: Int) throws(BusFault) -> Int {
        guard let units = content.units(before: points) else { throw outside(points, points) }
        return units
    }

    /// The range between two arguments. −1 as the end is the end of the text.
    fileprivate func range(_ first: Int, _ second: Int) throws(BusFault) -> Range<Int> {
        let (start, end) = (try number(first), try number(second))
        let low = try units(start)
        let high = end == -1 ? content.string.utf16.count : try units(end)
        guard low <= high else { throw outside(start, end) }
        return low..<high
    }

    /// - Returns: false for a text without a caret.
    fileprivate func select(_ start: Int, _ end: Int) throws(BusFault) -> Bool {
        let (first, second) = (try units(start), try units(end))
        guard content.selection != nil else { return false }
        later(.select(min(first, second)..<max(first, second)))
        return true
    }

    fileprivate func rect(_ start: Int, _ end: Int, type: Int) throws(BusFault) -> [BusValue] {
        let (first, second) = (try units(start), try units(end))
        let space = try server.space(try number(type), of: id)
        let range = min(first, second)..<max(first, second)
        return server.pixels(source.rect(of: id, range) ?? source.location(of: id)?.frame ?? .zero, in: space)
    }
}
