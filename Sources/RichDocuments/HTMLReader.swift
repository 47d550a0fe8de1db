package import Foundation

extension RichText {
    /// Reads a page of HTML.
    ///
    /// Any bytes are a valid page. Scripts do not run, and nothing outside of the bytes is read: images are shown if
    /// their address is a `data:` URL. The time is proportional to the number of bytes.
    /// - Parameter encoding: the encoding of the page. Nil uses the encoding that the page names, and UTF-8 or
    ///   Windows-1252 otherwise.
    /// - Throws: `DocumentError.tooLarge`, or `unreadableEncoding` if the bytes are no text in `encoding`.
    package init(html bytes: [UInt8], encoding: String.Encoding? = nil) throws(DocumentError) {
        try DocumentError.checkSize(bytes.count)
        var reader = HTMLReader(try CodePage.webPage(bytes, encoding: encoding))
        self = reader.read()
    }
}

/// Applies the tags of a page, one after the other, to a stack of open elements. There is no tree of elements.
struct HTMLReader {
    struct Element {
        var tag: HTMLTag
        var identity: ElementIdentity
        var style: ComputedStyle
        /// The number of the next item of a list.
        var nextNumber = 1
        /// The number of cells of a row so far.
        var cells = 0
    }

    /// Start tags at a greater depth open no element. Chosen: half of the depth of WebKit.
    static let maximumDepth = 256
    /// Elements that may be opened again, because the page closes elements in another order.
    static let maximumReopenings = 10_000

    var stack: [Element] = []
    var assembly = HTMLTextAssembly()
    /// The number of open elements of each name.
    var openCounts: [String: Int] = [:]
    var reopenings = 0
    private var sheet = StyleSheet()
    private var tokenizer: HTMLTokenizer
    private let bytes: [UInt8]
    private var title: String?
    private var backgroundColor: RichColor?
    /// Whether a line feed at the start of `pre` is next.
    private var isAfterPre = false
    /// The elements and declarations that the reader has visited.
    var elementSteps = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        tokenizer = HTMLTokenizer(bytes)
    }

    /// The counted work, for tests of growth.
    var steps: Int { tokenizer.steps + assembly.steps + elementSteps + sheet.totalSteps }

    mutating func read() -> RichText {
        // Sheets apply to the whole page, so the first pass reads them.
        var first = HTMLTokenizer(bytes)
        while let token = first.next() {
            if case .content("style", let text) = token { sheet.add(text) }
        }
        push(HTMLTag(name: "html"))
        push(HTMLTag(name: "body"))
        while let token = tokenizer.next() {
            switch token {
            case .text(let text): add(text)
            case .start(let tag): open(tag)
            case .end(let name): close(name)
            case .content("title", let text) where title == nil:
                title = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            // Chosen: the text of form controls is not shown.
            case .content: break
            }
        }
        pop(to: 2, reopens: false)
        var document = assembly.finish()
        document.title = title.flatMap { $0.isEmpty ? nil : $0 }
        document.backgroundColor = backgroundColor
        return document
    }

    // MARK: Texts

    var current: ComputedStyle { stack.last?.style ?? ComputedStyle() }

    private func textStyle(_ style: ComputedStyle) -> HTMLTextAssembly.Style {
        HTMLTextAssembly.Style(character: style.character, paragraph: style.paragraph)
    }

    private mutating func add(_ text: String) {
        let style = current
        defer { isAfterPre = false }
        guard !style.isHidden else { return }
        guard style.whitespace == .isKept else { return assembly.addCollapsing(text, textStyle(style)) }
        let isDropped = isAfterPre && text.unicodeScalars.first == "\n"
        assembly.addKeeping(
            isDropped ? String(text.unicodeScalars.dropFirst()) : text, textStyle(style), isInCell: style.isInCell)
    }

    // MARK: Start tags

    private mutating func open(_ tag: HTMLTag) {
        isAfterPre = false
        if tag.name == "html" || tag.name == "body" { return applyRoot(tag) }
        if tag.name == "head" { return }
        closeBefore(tag.name)
        if HTMLElements.void.contains(tag.name) { return addVoid(tag) }
        guard stack.count < Self.maximumDepth else { return }
        push(tag)
        let style = current
        guard !style.isHidden else { return }
        if HTMLElements.cells.contains(tag.name) {
            startCell(style)
        } else if style.isBlock {
            startBlock(tag, style)
        }
        isAfterPre = tag.name == "pre" || tag.name == "listing"
    }

    /// Attributes of `html` and `body` count if nothing else was opened.
    private mutating func applyRoot(_ tag: HTMLTag) {
        guard stack.count == 2, assembly.isEmpty else { return }
        if tag.name == "body" {
            stack.removeLast()
            push(tag)
        } else {
            let body = stack[1].tag
            stack.removeAll()
            push(tag)
            push(body)
        }
    }

    private mutating func addVoid(_ tag: HTMLTag) {
        let style = resolve(tag, number: nil).style
        guard !style.isHidden else { return }
        switch tag.name {
        case "br": assembly.addBreak(textStyle(style))
        // Chosen: the text has no line in the place of `hr`.
        case "hr": endLine(style)
        case "img":
            guard let source = tag["src"], var image = RichImage(dataURL: source) else {
                if let text = tag["alt"], !text.isEmpty { assembly.addCollapsing(text, textStyle(style)) }
                return
            }
            (image.width, image.height) = (Self.size(tag["width"]), Self.size(tag["height"]))
            var text = textStyle(style)
            text.character.attachment = image
            assembly.addObject(text)
        default: break
        }
    }

    private static func size(_ text: String?) -> Double? {
        guard let text, let (number, unit) = CSSNumber.split(text), number >= 0, unit != "%" else { return nil }
        return number
    }

    private mutating func startBlock(_ tag: HTMLTag, _ style: ComputedStyle) {
        guard tag.name == "li" else { return endLine(style) }
        let number = stack[stack.count - 1].nextNumber
        let list = style.lists.last ?? ListStyle(.disc)
        let isMarked = !style.lists.isEmpty && list.marker != .none && tag["data-unmarked"] == nil
        if style.isInCell {
            assembly.addBreakInCell(textStyle(style))
            if isMarked { assembly.addItemInCell(marker: list.text(of: number), textStyle(style)) }
        } else {
            assembly.startItem(marker: isMarked ? "\t\(list.text(of: number))\t" : nil, textStyle(style))
        }
    }

    private mutating func startCell(_ style: ComputedStyle) {
        let row = lastIndex { $0 == "tr" || HTMLElements.scopes.contains($0) && !HTMLElements.cells.contains($0) }
        let count = row.map { stack[$0].cells } ?? 0
        if let row { stack[row].cells += 1 }
        assembly.startCell(isFirst: count == 0, textStyle(style))
    }

    /// Ends the paragraph, or the line in a cell.
    mutating func endLine(_ style: ComputedStyle) {
        if style.isInCell { assembly.addBreakInCell(textStyle(style)) } else { assembly.endParagraph() }
    }

    // MARK: End tags

    /// Performs the effect of an end tag on the text.
    mutating func didClose(_ element: Element) {
        let style = element.style
        guard !style.isHidden else { return }
        if HTMLElements.cells.contains(element.tag.name) {
            assembly.endCell()
        } else if element.tag.name == "li", !style.isInCell {
            assembly.endItem(textStyle(style))
        } else if style.isBlock {
            endLine(style)
        }
        if element.tag["data-unterminated"] != nil { assembly.isUnterminated = true }
    }

    // MARK: Styles

    mutating func push(_ tag: HTMLTag) {
        var number: Int?
        if tag.name == "li", let list = lastIndex(where: { HTMLElements.lists.contains($0) }) {
            number = tag["value"].flatMap { CSSNumber.integer($0) } ?? stack[list].nextNumber
            if let number, tag["data-unmarked"] == nil { stack[list].nextNumber = number + 1 }
        }
        var element = resolve(tag, number: number)
        if tag.name == "html" || tag.name == "body", let color = element.style.character.background {
            backgroundColor = color
            element.style.character.background = nil
        }
        stack.append(element)
        openCounts[tag.name, default: 0] += 1
    }

    /// The innermost open element whose name matches.
    private mutating func lastIndex(where matches: (String) -> Bool) -> Int? {
        let index = stack.lastIndex { matches($0.tag.name) }
        elementSteps += stack.count - (index ?? 0)
        return index
    }

    /// Returns an element with its style as a child of the last open element.
    mutating func resolve(_ tag: HTMLTag, number: Int?) -> Element {
        let parent = current
        let identity = ElementIdentity(tag)
        var element = Element(
            tag: tag, identity: identity, style: parent.child(isBlock: HTMLElements.blocks.contains(tag.name)))
        if HTMLElements.lists.contains(tag.name) {
            startList(&element)
        } else {
            element.nextNumber = number ?? 1
            element.style.isItem = tag.name == "li" && !parent.lists.isEmpty
        }
        if HTMLElements.hidden.contains(tag.name) { element.style.isHidden = true }
        if HTMLElements.monospaced.contains(tag.name) {
            (element.style.character.fontFamily, element.style.character.isMonospaced) = (nil, true)
        }
        if tag.name == "a", let address = tag["href"] { element.style.character.link = address }
        element.style.apply(declarations(of: tag, identity), parent: parent)
        if HTMLElements.cells.contains(tag.name) { element.style.isInCell = true }
        let level = HTMLElements.headings.firstIndex(of: tag.name)
        if let level, element.style.isBlock, !element.style.isInCell {
            element.style.paragraph.headingLevel = level + 1
        }
        return element
    }

    private func startList(_ element: inout Element) {
        let style = element.style
        let isOrdered = element.tag.name == "ol"
        let start = element.tag["start"].flatMap { CSSNumber.integer($0) } ?? 1
        let unordered = style.lists.count { !$0.marker.isOrdered }
        let marker = isOrdered ? .decimal : [ListStyle.Marker.disc, .circle, .square][min(unordered, 2)]
        element.style.lists.append(ListStyle(marker, start: start))
        (element.style.marker, element.style.isList) = (marker, true)
        element.style.listIndent = style.listIndent ?? style.leftIndent
        element.nextNumber = start
    }

    /// The declarations for an element, the weakest first.
    private mutating func declarations(of tag: HTMLTag, _ identity: ElementIdentity) -> [CSSDeclaration] {
        var normal = HTMLElements.styles[tag.name] ?? []
        if tag.name == "a", tag["href"] != nil { normal += HTMLElements.linkStyle }
        normal += PresentationalHints.declarations(of: tag)
        normal += sheet.declarations(for: identity, ancestors: stack.lazy.map(\.identity))
        if let text = tag["style"] {
            elementSteps += text.utf8.count
            normal += CSSDeclaration.all(in: text.utf8)
        }
        elementSteps += normal.count + 1
        guard normal.contains(where: \.isImportant) else { return normal }
        return normal.filter { !$0.isImportant } + normal.filter(\.isImportant)
    }
}
