extension RichText {
    /// The text as a page of HTML in UTF-8, which `init(html:)` reads as an equal text.
    ///
    /// Attributes without a property in CSS, such as tab stops, are custom properties, which browsers ignore.
    package var html: String {
        var writer = HTMLWriter()
        return writer.page(self)
    }
}

/// Writes paragraphs as `p`, headings and items, and runs as `span` with all differences from the paragraph's style.
struct HTMLWriter {
    private var text = ""
    /// The open lists with the number of the next item, the outermost list first.
    private var lists: [(style: ListStyle, next: Int)] = []

    fileprivate mutating func page(_ document: RichText) -> String {
        text = "<!DOCTYPE html>\n<html>\n<head>\n<meta charset=\"utf-8\">\n"
        if let title = document.title { text += "<title>\(HTMLText.escaped(title))</title>\n" }
        text += "</head>\n<body"
        if let color = document.backgroundColor { text += " style=\"background-color:\(color.cssText)\"" }
        text += ">\n"
        for paragraph in document.paragraphs { add(paragraph) }
        closeLists(to: 0)
        text += "</body>\n</html>\n"
        return text
    }

    // MARK: Paragraphs

    private mutating func add(_ runs: [RichText.Run]) {
        guard let first = runs.first else { return }
        let style = first.paragraph
        openLists(style.lists)
        var runs = runs
        var attributes = ""
        if runs.last?.text != "\n" { attributes += " data-unterminated" }
        let (tag, base): (String, ComputedStyle)
        if style.lists.isEmpty {
            tag = (1...6).contains(style.headingLevel) ? HTMLElements.headings[style.headingLevel - 1] : "p"
            base = Self.base(tag)
        } else {
            tag = "li"
            var item = Self.itemBase(style.lists)
            if let marker = marker(of: first) {
                let list = lists.count - 1
                if marker.number != lists[list].next { attributes += " value=\"\(marker.number)\"" }
                lists[list].next = marker.number &+ 1
                runs[0].text.unicodeScalars.removeFirst(marker.length)
                item.character = first.character
            } else if style.lists.last?.marker != ListStyle.Marker.none {
                attributes += " data-unmarked"
            }
            base = item
        }
        var declarations = ParagraphCSS.declarations(style, base: base.paragraph, isItem: tag == "li")
        if tag == "li" { declarations += CharacterCSS.declarations(base.character, base: CharacterStyle()) }
        if Self.needsSpaces(runs) { declarations.append("white-space:pre-wrap") }
        text += "<\(tag)\(attributes)\(Self.attribute(declarations))>"
        addContent(runs, base: base.character)
        text += "</\(tag)>\n"
    }

    static func attribute(_ declarations: [String]) -> String {
        declarations.isEmpty ? "" : " style=\"\(HTMLText.escaped(declarations.joined(separator: ";")))\""
    }

    /// The style of an element without attributes inside of `body`.
    static func base(_ tag: String) -> ComputedStyle {
        let parent = ComputedStyle()
        var style = parent.child(isBlock: true)
        style.apply(HTMLElements.styles[tag] ?? [], parent: parent)
        return style
    }

    static func itemBase(_ lists: [ListStyle]) -> ComputedStyle {
        let parent = ComputedStyle()
        var style = parent.child(isBlock: true)
        for _ in lists { style.leftIndent += 36 }
        (style.isItem, style.listIndent, style.marker) = (true, 0, lists.last?.marker)
        style.apply([], parent: parent)
        return style
    }

    /// Whether whitespace would collapse.
    private static func needsSpaces(_ runs: [RichText.Run]) -> Bool {
        var (isStart, wasSpace) = (true, false)
        for run in runs {
            for scalar in run.text.unicodeScalars {
                if scalar == "\n" || scalar == "\u{2028}" {
                    // A space at the end of the line.
                    if wasSpace { return true }
                    (isStart, wasSpace) = (true, false)
                } else if scalar.isHTMLSpace {
                    if isStart || wasSpace || scalar != " " { return true }
                    wasSpace = true
                } else {
                    (isStart, wasSpace) = (false, false)
                }
            }
        }
        return wasSpace
    }

    // MARK: Lists

    private mutating func openLists(_ styles: [ListStyle]) {
        var common = 0
        while common < min(lists.count, styles.count), lists[common].style == styles[common] { common += 1 }
        closeLists(to: common)
        for style in styles[common...] {
            text += style.marker.isOrdered ? "<ol" : "<ul"
            if style.start != 1 { text += " start=\"\(style.start)\"" }
            text += " style=\"list-style-type:\(style.marker.rawValue)\">\n"
            lists.append((style, style.start))
        }
    }

    private mutating func closeLists(to count: Int) {
        while lists.count > count, let list = lists.popLast() {
            text += list.style.marker.isOrdered ? "</ol>\n" : "</ul>\n"
        }
    }

    /// The number and the count of scalars of the marker at the start of an item. Nil if the item has no marker of its
    /// list, or a marker with a style that an item cannot have alone.
    private func marker(of run: RichText.Run) -> (number: Int, length: Int)? {
        guard let list = lists.last, list.style.marker != .none, CharacterCSS.isItemStyle(run.character) else {
            return nil
        }
        let scalars = run.text.unicodeScalars
        guard scalars.first == "\t", let end = scalars.dropFirst().prefix(32).firstIndex(of: "\t") else { return nil }
        let found = String(scalars[scalars.index(after: scalars.startIndex)..<end])
        var numbers = [list.next, list.style.start]
        if list.style.marker == .decimal, let number = Int(found.dropLast()) { numbers.append(number) }
        // The reader limits numbers.
        numbers.removeAll { $0.magnitude >= 1_000_000 }
        guard let number = numbers.first(where: { list.style.text(of: $0) == found }) else { return nil }
        return (number, found.unicodeScalars.count + 2)
    }

    // MARK: Runs

    private mutating func addContent(_ runs: [RichText.Run], base: CharacterStyle) {
        var needsBreak = true
        var style = base
        for run in runs where run.text != "\n" {
            guard let last = run.text.unicodeScalars.last else { continue }
            add(run, base: base)
            needsBreak = last == "\u{2028}"
            style = run.character
        }
        style.attachment = nil
        guard let last = runs.last else { return }
        // The last break of a block is invisible. The line feed of the paragraph gets the style of the break.
        if needsBreak || last.text == "\n" && last.character != style {
            add(RichText.Run("\u{2028}", character: last.character), base: base)
        }
    }

    private mutating func add(_ run: RichText.Run, base: CharacterStyle) {
        let style = run.character
        var base = base
        if let link = style.link {
            base.link = link
            (base.underline, base.color) = (true, RichColor(rgb: 0x0000EE))
        }
        let isCode = style.isMonospaced && style.fontFamily == nil && !(base.isMonospaced && base.fontFamily == nil)
        if isCode { (base.isMonospaced, base.fontFamily) = (true, nil) }
        let attribute = Self.attribute(CharacterCSS.declarations(style, base: base))
        var ends: [String] = []
        func open(_ tag: String, _ attributes: String) {
            text += "<\(tag)\(attributes)>"
            ends.append("</\(tag)>")
        }
        // An outer element must not have lines, because inner elements cannot remove them.
        if isCode { open("code", style.link == nil ? attribute : "") }
        if let link = style.link {
            open("a", " href=\"\(HTMLText.escaped(link))\"" + attribute)
        } else if !isCode, !attribute.isEmpty {
            open("span", attribute)
        }
        addText(run)
        text += ends.reversed().joined()
    }

    private mutating func addText(_ run: RichText.Run) {
        var plain = String.UnicodeScalarView()
        func isSpecial(_ scalar: Unicode.Scalar) -> Bool { scalar == "\u{2028}" || scalar == RichImage.placeholder }
        for scalar in run.text.unicodeScalars {
            guard isSpecial(scalar) else {
                plain.append(scalar)
                continue
            }
            text += HTMLText.escaped(String(plain))
            plain.removeAll()
            if scalar == "\u{2028}" {
                text += "<br>"
            } else if scalar == RichImage.placeholder, let image = run.character.attachment {
                text += "<img src=\"\(HTMLText.escaped(image.dataURL))\""
                if let width = image.width { text += " width=\"\(width.cssText)\"" }
                if let height = image.height { text += " height=\"\(height.cssText)\"" }
                text += ">"
            } else {
                text += String(scalar)
            }
        }
        text += HTMLText.escaped(String(plain))
    }
}
