/// Collects the text of a page: whitespace collapses, blocks end with a line feed, and `br` becomes U+2028.
/// Documented (CSS Text Module Level 3, 4.1).
struct HTMLTextAssembly {
    struct Style {
        var character: CharacterStyle
        var paragraph: ParagraphStyle
    }

    private(set) var document = RichText()
    /// A space that the next character shows.
    private var pendingSpace: Style?
    /// A line break that the next character shows. The last break of a block is invisible.
    private var pendingBreak: Style?
    /// The marker of an item without content so far.
    private var pendingMarker: (text: String, style: Style)?
    /// The indent of the first line of the current paragraph, if the paragraph has the marker of an item.
    private var itemIndent: Double?
    private var isLineStart = true
    private var hasContent = false
    private var cellHasContent = false
    /// Whether the last paragraph was written without a line feed. Text behind the paragraph clears the value.
    var isUnterminated = false
    private var last = Style(character: CharacterStyle(), paragraph: ParagraphStyle())
    /// The number of scalars of all texts.
    private(set) var steps = 0

    var isEmpty: Bool { document.runs.isEmpty && !hasContent && pendingBreak == nil && pendingMarker == nil }

    private mutating func write(_ text: String, _ style: Style) {
        if let marker = pendingMarker {
            pendingMarker = nil
            itemIndent = marker.style.paragraph.firstLineIndent
            append(marker.text, Style(character: marker.style.character, paragraph: style.paragraph))
        }
        if let pending = pendingBreak { append("\u{2028}", pending) }
        if let pending = pendingSpace { append(" ", pending) }
        (pendingBreak, pendingSpace) = (nil, nil)
        append(text, style)
        (hasContent, cellHasContent, isUnterminated, last) = (true, true, false, style)
    }

    private mutating func append(_ text: String, _ style: Style) {
        var paragraph = style.paragraph
        if let itemIndent { paragraph.firstLineIndent = itemIndent }
        document.append(text, character: style.character, paragraph: paragraph)
    }

    mutating func addCollapsing(_ text: String, _ style: Style) {
        var (buffer, hasSpace) = (String.UnicodeScalarView(), false)
        for scalar in text.unicodeScalars {
            steps += 1
            if !scalar.isHTMLSpace {
                if hasSpace { buffer.append(" ") }
                hasSpace = false
                buffer.append(scalar)
            } else if !buffer.isEmpty {
                hasSpace = true
            } else if !isLineStart, pendingSpace == nil {
                pendingSpace = style
            }
        }
        guard !buffer.isEmpty else { return }
        write(String(buffer), style)
        isLineStart = false
        if hasSpace { pendingSpace = style }
    }

    /// Adds text with its whitespace. Line feeds end paragraphs, or lines in cells.
    mutating func addKeeping(_ text: String, _ style: Style, isInCell: Bool) {
        guard let end = text.unicodeScalars.last else { return }
        steps += text.unicodeScalars.count
        if isInCell {
            for (index, line) in text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
                .enumerated()
            {
                if index > 0 { addBreak(style) }
                if !line.isEmpty { write(String(String.UnicodeScalarView(line)), style) }
            }
        } else {
            write(text, style)
            hasContent = end != "\n"
            if !hasContent { itemIndent = nil }
        }
        isLineStart = end == "\n"
    }

    mutating func addObject(_ style: Style) {
        write(String(RichImage.placeholder), style)
        last.character.attachment = nil
        isLineStart = false
    }

    mutating func addBreak(_ style: Style) {
        pendingSpace = nil
        if let pending = pendingBreak {
            pendingBreak = nil
            write("\u{2028}", pending)
        }
        pendingBreak = style
        isLineStart = true
    }

    /// Ends the paragraph if it has content.
    mutating func endParagraph() {
        pendingSpace = nil
        if let pending = pendingBreak {
            pendingBreak = nil
            write("\n", pending)
        } else if hasContent {
            append("\n", last)
        }
        (hasContent, isLineStart, itemIndent) = (false, true, nil)
    }

    private mutating func removeLastLineFeed() {
        let index = document.runs.count - 1
        guard index >= 0, !hasContent, document.runs[index].text.unicodeScalars.last == "\n" else { return }
        document.runs[index].text.unicodeScalars.removeLast()
        if document.runs[index].text.isEmpty { document.runs.removeLast() }
    }

    // MARK: Items and cells

    mutating func startItem(marker: String?, _ style: Style) {
        endItem(style)
        pendingMarker = marker.map { ($0, style) }
    }

    /// Adds the marker of an item without text as a paragraph.
    mutating func endItem(_ style: Style) {
        endParagraph()
        guard pendingMarker != nil else { return }
        write("", style)
        endParagraph()
    }

    mutating func startCell(isFirst: Bool, _ style: Style) {
        (pendingBreak, pendingSpace) = (nil, nil)
        if !isFirst { write("\t", style) }
        (isLineStart, cellHasContent) = (true, false)
    }

    mutating func endCell() {
        (pendingBreak, pendingSpace, isLineStart) = (nil, nil, true)
    }

    /// A block inside of a cell starts or ends.
    mutating func addBreakInCell(_ style: Style) {
        guard cellHasContent, pendingBreak == nil else { return }
        addBreak(style)
    }

    mutating func addItemInCell(marker: String, _ style: Style) {
        write(marker + " ", style)
        isLineStart = true
    }

    mutating func finish() -> RichText {
        if let pending = pendingBreak {
            pendingBreak = nil
            write("\u{2028}", pending)
        }
        if isUnterminated { removeLastLineFeed() }
        return document
    }
}
