import Foundation

/// Collects the events of a Markdown text as runs of text with styles.
final class MarkdownBuilder {
    struct Style: Equatable {
        var inline: InlinePresentationIntent = []
        /// An index of `blocks`, `addresses` and `addresses`; −1 for none.
        var (block, link, image) = (-1, -1, -1)
    }
    struct Run {
        var text: String
        var style: Style
        /// The bytes of the Markdown text.
        var source: Range<Int>?
    }

    private(set) var runs: [Run] = []
    /// Components from the outermost to the innermost block.
    private(set) var blocks: [[PresentationIntent.IntentType]] = []
    private(set) var addresses: [String] = []

    let bytes: UnsafeBufferPointer<UInt8>
    let syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax

    private var open: [PresentationIntent.IntentType] = []
    /// The number of blocks inside each other beyond the limit.
    private var hidden = 0
    /// The index of the innermost open block in `blocks`; nil before its first text.
    private var block: Int?
    private var (isImplicit, isHTML, lastIdentity) = (false, false, 0)
    /// The number of the next item of each open list.
    private var ordinals: [Int] = []
    private var table = Table()

    private var (emphasis, strong, code, strikethrough) = (0, 0, 0, 0)
    private var (links, images): ([Int], [Int]) = ([], [])
    /// The end of the last text in the bytes.
    private var end = 0

    private struct Table {
        var (identity, firstBlock, row, column) = (0, 0, 0, 0)
        var columns: [PresentationIntent.TableColumn] = []
        var isHeader = false
    }

    /// Chosen: more blocks inside each other than a written text has.
    static let maximumDepth = 256
    /// Chosen: as for HTML and RTF documents.
    static let maximumRuns = 100_000

    init(_ bytes: UnsafeBufferPointer<UInt8>, _ syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax) {
        self.bytes = bytes
        self.syntax = syntax
    }

    // MARK: Blocks

    /// The kinds of blocks. Documented (md4c.h, MD_BLOCKTYPE): the numbers.
    private enum Block {
        static let (quote, unordered, ordered, item, rule): (UInt32, UInt32, UInt32, UInt32, UInt32) = (1, 2, 3, 4, 5)
        static let (header, code, html, paragraph): (UInt32, UInt32, UInt32, UInt32) = (6, 7, 8, 9)
        static let (table, head, row, headerCell, cell): (UInt32, UInt32, UInt32, UInt32, UInt32) =
            (10, 11, 13, 14, 15)
    }

    func enterBlock(_ kind: UInt32, _ detail: UnsafeRawPointer?) {
        guard syntax == .full else { return }
        endImplicitParagraph()
        func number() -> Int { detail.map { Int(clamping: $0.load(as: UInt32.self)) } ?? 0 }
        switch kind {
        case Block.quote: push(.blockQuote)
        case Block.unordered:
            push(.unorderedList)
            ordinals.append(1)
        case Block.ordered:
            push(.orderedList)
            ordinals.append(number())
        case Block.item:
            push(.listItem(ordinal: ordinals.last ?? 1))
            if let last = ordinals.indices.last { ordinals[last] += 1 }
        case Block.rule:
            push(.thematicBreak)
            // Chosen: the dash of three ems, as in attributed strings of iOS.
            append("\u{2E3B}", source: nil)
        case Block.header: push(.header(level: number()))
        case Block.code:
            let language = MarkdownString.read(detail, 1)
            push(.codeBlock(languageHint: language.isEmpty ? nil : language))
        case Block.html: isHTML = true
        case Block.paragraph: push(.paragraph)
        case Block.table:
            push(.table(columns: []))
            table = Table()
            (table.identity, table.firstBlock) = (lastIdentity, blocks.count)
        case Block.head: table.isHeader = true
        case Block.row:
            if !table.isHeader { table.row += 1 }
            table.column = 0
            push(table.isHeader ? .tableHeaderRow : .tableRow(rowIndex: table.row))
        case Block.headerCell, Block.cell:
            if kind == Block.headerCell {
                let alignment: PresentationIntent.TableColumn.Alignment =
                    switch number() {
                    case 2: .center
                    case 3: .right
                    default: .left
                    }
                table.columns.append(.init(alignment: alignment))
            }
            push(.tableCell(columnIndex: table.column))
            table.column += 1
        default: break
        }
    }

    func leaveBlock(_ kind: UInt32) {
        guard syntax == .full else { return }
        endImplicitParagraph()
        switch kind {
        case Block.html: isHTML = false
        case Block.head:
            table.isHeader = false
            writeColumns()
        case Block.unordered, Block.ordered:
            _ = ordinals.popLast()
            pop()
        case Block.quote, Block.item, Block.rule, Block.header, Block.code, Block.paragraph, Block.table, Block.row,
            Block.headerCell, Block.cell:
            pop()
        default: break
        }
    }

    private func push(_ kind: PresentationIntent.Kind) {
        block = nil
        lastIdentity += 1
        if open.count >= Self.maximumDepth {
            hidden += 1
        } else {
            open.append(.init(kind: kind, identity: lastIdentity))
        }
    }

    private func pop() {
        block = nil
        if hidden > 0 { hidden -= 1 } else { _ = open.popLast() }
    }

    /// Writes the columns into the blocks of the table's header, whose cells have the alignments.
    private func writeColumns() {
        func write(_ components: inout [PresentationIntent.IntentType]) {
            // The table is near the end.
            guard let index = components.lastIndex(where: { $0.identity == table.identity }) else { return }
            components[index].kind = .table(columns: table.columns)
        }
        write(&open)
        for index in table.firstBlock..<blocks.count { write(&blocks[index]) }
    }

    /// Items of a list without empty lines have no events for their paragraphs.
    private func endImplicitParagraph() {
        guard isImplicit else { return }
        isImplicit = false
        pop()
    }

    private func currentBlock() -> Int {
        if let block { return block }
        if !isHTML, hidden == 0, case .listItem? = open.last?.kind {
            isImplicit = true
            push(.paragraph)
        }
        guard !open.isEmpty else { return -1 }
        blocks.append(open)
        block = blocks.count - 1
        return blocks.count - 1
    }

    // MARK: Spans

    /// The kinds of spans. Documented (md4c.h, MD_SPANTYPE): the numbers.
    private enum Span {
        static let (emphasis, strong, link): (UInt32, UInt32, UInt32) = (0, 1, 2)
        static let (image, code, strikethrough): (UInt32, UInt32, UInt32) = (3, 4, 5)
    }

    func enterSpan(_ kind: UInt32, _ detail: UnsafeRawPointer?) {
        switch kind {
        case Span.emphasis: emphasis += 1
        case Span.strong: strong += 1
        case Span.code: code += 1
        case Span.strikethrough: strikethrough += 1
        case Span.link: links.append(address(detail))
        case Span.image: images.append(address(detail))
        default: break
        }
    }

    func leaveSpan(_ kind: UInt32) {
        switch kind {
        case Span.emphasis: emphasis -= 1
        case Span.strong: strong -= 1
        case Span.code: code -= 1
        case Span.strikethrough: strikethrough -= 1
        case Span.link: _ = links.popLast()
        case Span.image: _ = images.popLast()
        default: break
        }
    }

    private func address(_ detail: UnsafeRawPointer?) -> Int {
        var text = MarkdownString.read(detail)
        if syntax != .full, text.utf8.first == MarkdownLines.marker { text.removeFirst() }
        addresses.append(text)
        return addresses.count - 1
    }

    // MARK: Text

    /// The kinds of text. Documented (md4c.h, MD_TEXTTYPE): the numbers.
    enum Text {
        static let (normal, null, lineBreak, softBreak): (UInt32, UInt32, UInt32, UInt32) = (0, 1, 2, 3)
        static let (reference, code, html): (UInt32, UInt32, UInt32) = (4, 5, 6)
    }

    func text(_ kind: UInt32, _ text: UnsafeBufferPointer<UInt8>) {
        var text = text[...]
        let source = self.source(of: &text)
        switch kind {
        case Text.null: append("\u{FFFD}", source: source)
        case Text.lineBreak:
            endLine()
            append("\n", .lineBreak, source: nil)
        case Text.softBreak:
            endLine()
            if syntax == .inlineOnlyPreservingWhitespace {
                append("\n", .softBreak, source: nil)
            } else if syntax == .full || !runs.isEmpty {
                append(" ", .softBreak, source: nil)
            }
        case Text.reference:
            append(MarkdownReference.text(String(decoding: text, as: UTF8.self)), source: source)
        case Text.html:
            append(String(decoding: text, as: UTF8.self), isHTML ? .blockHTML : .inlineHTML, source: source)
        default: append(String(decoding: text, as: UTF8.self), source: source)
        }
    }

    /// Ends the text. Spaces at the end of the text remain only if the syntax preserves spaces.
    func finish() {
        if syntax == .inlineOnlyPreservingWhitespace { appendSpaces(before: bytes.count) }
        guard syntax == .inlineOnly else { return }
        while runs.last?.style.inline == .softBreak { runs.removeLast() }
    }

    /// The position of a text in the bytes; nil for a text of the library. The marker of a line is removed.
    private func source(of text: inout Slice<UnsafeBufferPointer<UInt8>>) -> Range<Int>? {
        guard let base = bytes.baseAddress, let start = text.base.baseAddress, start >= base,
            start < base + bytes.count
        else { return nil }
        var offset = start - base
        end = offset + text.count
        if syntax != .full, !text.isEmpty, MarkdownLines.hasMarker(bytes, at: offset) {
            text = text.dropFirst()
            if syntax == .inlineOnly { text = text.drop { $0 == 0x20 || $0 == 0x09 } }
            offset = end - text.count
        }
        return offset..<end
    }

    private func endLine() {
        guard syntax == .inlineOnlyPreservingWhitespace else { return }
        var place = end
        while place < bytes.count, bytes[place] != 0x0A, bytes[place] != 0x0D { place += 1 }
        appendSpaces(before: place)
        if place + 1 < bytes.count, bytes[place] == 0x0D, bytes[place + 1] == 0x0A { place += 1 }
        end = min(place + 1, bytes.count)
    }

    private func appendSpaces(before place: Int) {
        var start = place
        while start > end, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
        append(String(decoding: bytes[start..<place], as: UTF8.self), source: start..<place)
    }

    private func append(_ text: String, _ inline: InlinePresentationIntent = [], source: Range<Int>?) {
        guard !text.isEmpty else { return }
        var style = Style()
        style.inline = inline
        if emphasis > 0 { style.inline.insert(.emphasized) }
        if strong > 0 { style.inline.insert(.stronglyEmphasized) }
        if code > 0 { style.inline.insert(.code) }
        if strikethrough > 0 { style.inline.insert(.strikethrough) }
        style.link = links.last ?? -1
        style.image = images.last ?? -1
        if syntax == .full { style.block = currentBlock() }
        guard let last = runs.indices.last, runs[last].style == style || runs.count >= Self.maximumRuns else {
            runs.append(Run(text: text, style: style, source: source))
            return
        }
        runs[last].text += text
        guard let source else { return }
        let known = runs[last].source ?? source
        runs[last].source = min(known.lowerBound, source.lowerBound)..<max(known.upperBound, source.upperBound)
    }
}
