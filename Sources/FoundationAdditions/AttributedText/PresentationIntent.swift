/// The blocks that contain a part of a Markdown text, such as a paragraph in an item of a list.
///
/// Documented (PresentationIntent): views do not draw blocks. The text of two blocks has no line break between them; an
/// app reads this attribute to lay the blocks out.
public struct PresentationIntent: Hashable, Codable, CustomDebugStringConvertible, Sendable, ComparableAttributeValue {
    /// The first word, with which Foundation can compare two values of an attributed string.
    private let comparisonMark: UInt
    /// The blocks from the innermost to the outermost.
    public var components: [IntentType]

    /// A kind of block.
    public enum Kind: Hashable, Codable, CustomDebugStringConvertible, Sendable {
        case paragraph
        /// A heading with a level from 1 to 6.
        case header(level: Int)
        case orderedList
        case unorderedList
        /// An item of a list. The first item of a list without numbers is 1.
        case listItem(ordinal: Int)
        /// Code, with the first word behind its fence.
        case codeBlock(languageHint: String?)
        case blockQuote
        /// A line between blocks. The text is a dash.
        case thematicBreak
        case table(columns: [TableColumn])
        case tableHeaderRow
        /// A row of a table; 1 is the first row below the header.
        case tableRow(rowIndex: Int)
        /// A cell of a row, from 0.
        case tableCell(columnIndex: Int)

        public var debugDescription: String {
            switch self {
            case .paragraph: "paragraph"
            case .header(let level): "header \(level)"
            case .orderedList: "orderedList"
            case .unorderedList: "unorderedList"
            case .listItem(let ordinal): "listItem \(ordinal)"
            case .codeBlock(let hint): hint.map { "codeBlock '\($0)'" } ?? "codeBlock"
            case .blockQuote: "blockQuote"
            case .thematicBreak: "thematicBreak"
            case .table(let columns): "table \(columns)"
            case .tableHeaderRow: "tableHeaderRow"
            case .tableRow(let index): "tableRow \(index)"
            case .tableCell(let index): "tableCell \(index)"
            }
        }
    }

    /// A column of a table.
    public struct TableColumn: Hashable, Codable, Sendable {
        /// The alignment of the cells of a column.
        public enum Alignment: Hashable, Codable, Sendable { case left, center, right }
        /// The alignment of the cells. A column of a Markdown text without an alignment is `left`.
        public var alignment: Alignment
        public init(alignment: Alignment) { self.alignment = alignment }
    }

    /// A block. Two blocks of one text have different identities.
    public struct IntentType: Hashable, Codable, CustomDebugStringConvertible, Sendable {
        public var kind: Kind
        /// The number of the block. In a Markdown text, blocks are numbered from 1 in the order of their starts.
        public var identity: Int

        public init(kind: Kind, identity: Int) {
            self.kind = kind
            self.identity = identity
        }
        public var debugDescription: String { "\(kind.debugDescription) (id \(identity))" }
    }

    /// Creates the intent of a block inside the blocks of `parent`.
    public init(_ kind: Kind, identity: Int, parent: PresentationIntent? = nil) {
        self.init(types: [IntentType(kind: kind, identity: identity)] + (parent?.components ?? []))
    }
    /// - Parameter types: the blocks from the innermost to the outermost.
    public init(types: [IntentType]) {
        comparisonMark = 0x3FF << 8
        components = types
    }

    /// The number of blocks.
    public var count: Int { components.count }
    /// The number of lists and quotes around the text. Chosen: lists and quotes indent their text.
    public var indentationLevel: Int {
        components.count {
            switch $0.kind {
            case .orderedList, .unorderedList, .blockQuote: true
            default: false
            }
        }
    }
    public var debugDescription: String {
        "[" + components.map(\.debugDescription).joined(separator: ", ") + "]"
    }

    public init(from decoder: any Decoder) throws {
        self.init(types: try decoder.singleValueContainer().decode([IntentType].self))
    }
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(components)
    }
}
