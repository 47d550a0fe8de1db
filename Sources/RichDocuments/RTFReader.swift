extension RichText {
    /// Reads a document of RTF. Any bytes behind the header are a valid document; the time is proportional to their
    /// number. Objects, headers, footers and notes are ignored.
    /// - Throws: `DocumentError.tooLarge`, or `missingHeader` if the bytes do not start with `{\rtf`.
    package init(rtf bytes: [UInt8]) throws(DocumentError) {
        try DocumentError.checkSize(bytes.count)
        var reader = try RTFReader(bytes)
        self = reader.read()
    }
}

struct RTFReader {
    /// Groups at a greater depth restore no state.
    static let maximumDepth = 256
    static let maximumTabStops = 256

    struct Font {
        var name: String?
        var isMonospaced = false
        var codePage: Int?
    }

    var state = RTFState()
    var fonts: [Int: Font] = [:]
    var colors: [RichColor?] = []
    var documentPage = 1252
    var defaultFont: Int?
    var currentFont = 0
    var color: RichColor?
    var picture = RTFPicture()
    var document = RichText()

    private var tokenizer: RTFTokenizer
    private var stack: [RTFState] = []
    private var tooDeep = 0
    /// The runs of the current paragraph. Their paragraph style is known at the end of the paragraph.
    private var line = RichText()
    /// The style of the paragraph at the last text. The last paragraph may end without `\par`.
    private var lastParagraph = ParagraphStyle()
    private var pendingBytes: [UInt8] = []
    private var pendingTabs = 0
    private var highSurrogate: UInt32?
    private var bytesToSkip = 0
    private var isOptional = false
    private var tableText = ""
    private var instruction = ""
    /// The counted work, for tests of growth.
    private(set) var steps = 0

    init(_ bytes: [UInt8]) throws(DocumentError) {
        let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : bytes.prefix(while: \.isSpace).count
        guard bytes[start...].starts(with: "{\\rtf".utf8) else { throw .missingHeader }
        tokenizer = RTFTokenizer(bytes, from: start)
    }

    mutating func read() -> RichText {
        while let token = tokenizer.next() {
            steps += 1
            if case .byte = token {} else { flushBytes() }
            switch token {
            case .open: open()
            case .close: close()
            case .word(let name, let number): perform(name, number)
            case .symbol(let symbol): perform(symbol)
            case .byte(let byte): add(byte)
            case .binary(let content): add(content)
            }
        }
        flushBytes()
        endLine(lastParagraph)
        return document
    }

    // MARK: Groups

    private mutating func open() {
        (bytesToSkip, isOptional) = (0, false)
        guard stack.count < Self.maximumDepth else { return tooDeep += 1 }
        stack.append(state)
    }

    private mutating func close() {
        (bytesToSkip, isOptional) = (0, false)
        guard tooDeep == 0 else { return tooDeep -= 1 }
        guard let outer = stack.popLast() else { return }
        let closed = state
        state = outer
        guard closed.destination != outer.destination else { return }
        switch closed.destination {
        case .instruction:
            state.character.link = Self.link(instruction) ?? outer.character.link
            instruction = ""
        case .fonts:
            endEntry(of: .fonts)
            if let defaultFont { applyFont(defaultFont) }
        case .colors: endEntry(of: .colors)
        case .title:
            document.title = tableText.isEmpty ? nil : tableText
            tableText = ""
        case .picture:
            if outer.destination == .text, !outer.isHidden, let image = picture.image {
                flushTabs()
                var style = closed.character
                style.attachment = image
                append(String(RichImage.placeholder), style)
            }
            picture = RTFPicture()
        default: break
        }
    }

    /// The address in `HYPERLINK "address"`.
    private static func link(_ instruction: String) -> String? {
        let scalars = instruction.unicodeScalars.drop { $0.isHTMLSpace }
        guard String(String.UnicodeScalarView(scalars.prefix(9))).uppercased() == "HYPERLINK" else { return nil }
        let rest = scalars.dropFirst(9).drop { $0.isHTMLSpace }
        guard rest.first == "\"" else {
            let word = rest.prefix { !$0.isHTMLSpace }
            return word.isEmpty || word.first == "\\" ? nil : String(String.UnicodeScalarView(word))
        }
        return String(String.UnicodeScalarView(rest.dropFirst().prefix { $0 != "\"" }))
    }

    /// Starts a destination in the current group.
    mutating func start(_ destination: RTFState.Destination) {
        if state.destination != .skipped { state.destination = destination }
        if destination == .title { tableText = "" }
        if destination == .picture { picture = RTFPicture() }
    }

    // MARK: Text

    private mutating func add(_ byte: UInt8) {
        if bytesToSkip > 0 {
            bytesToSkip -= 1
        } else if state.destination == .picture {
            picture.append(byte)
        } else {
            highSurrogate = nil
            if byte != 0 { pendingBytes.append(byte) }
        }
    }

    private mutating func add(_ content: ArraySlice<UInt8>) {
        if state.destination == .picture { picture.bytes.append(contentsOf: content) }
        steps += content.count
    }

    private mutating func flushBytes() {
        guard !pendingBytes.isEmpty else { return }
        let page = state.destination == .text ? state.codePage ?? documentPage : documentPage
        add(CodePage.text(pendingBytes, page: page))
        pendingBytes.removeAll(keepingCapacity: true)
    }

    private mutating func add(_ text: String) {
        switch state.destination {
        case .text:
            guard !state.isHidden else { return }
            flushTabs()
            append(text, state.character)
        case .fonts, .colors:
            for scalar in text.unicodeScalars {
                if scalar == ";" { endEntry(of: state.destination) } else { tableText.unicodeScalars.append(scalar) }
            }
        case .title: tableText += text
        case .instruction: instruction += text
        case .skipped, .info, .picture: break
        }
    }

    private mutating func flushTabs() {
        guard pendingTabs > 0 else { return }
        let tabs = String(repeating: "\t", count: pendingTabs)
        pendingTabs = 0
        append(tabs, state.character)
    }

    private mutating func append(_ text: String, _ style: CharacterStyle) {
        line.append(text, character: style, paragraph: ParagraphStyle())
        lastParagraph = state.paragraph
    }

    private mutating func endEntry(of destination: RTFState.Destination) {
        if destination == .colors {
            if colors.count < 4_096 { colors.append(color) }
            color = nil
        } else if !tableText.isEmpty || fonts[currentFont] != nil {
            let name = tableText.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            if !name.isEmpty { fonts[currentFont, default: Font()].name = name }
        }
        tableText = ""
    }

    private mutating func perform(_ symbol: UInt8) {
        if bytesToSkip > 0 { return bytesToSkip -= 1 }
        if symbol == UInt8(ascii: "*") {
            isOptional = true
        } else if symbol == 10 || symbol == 13 {
            endParagraph()
        } else if let text = RTFSymbols.text(symbol) {
            add(text)
        }
    }

    private mutating func endParagraph() {
        guard state.destination == .text, !state.isHidden else { return }
        flushTabs()
        append("\n", state.character)
        endLine(state.paragraph)
    }

    private mutating func endLine(_ paragraph: ParagraphStyle) {
        for run in line.runs { document.append(run.text, character: run.character, paragraph: paragraph) }
        line.runs.removeAll(keepingCapacity: true)
    }

    // MARK: Words

    private mutating func perform(_ name: String, _ number: Int?) {
        if bytesToSkip > 0 {
            bytesToSkip -= 1
            return
        }
        if isOptional {
            isOptional = false
            if !RTFSymbols.optional.contains(name) { state.destination = .skipped }
        }
        guard state.destination != .skipped else { return }
        switch name {
        case "u": addUnicode(number ?? 0)
        case "uc": state.fallbackCount = min(max(number ?? 1, 0), 1_000)
        case "par", "sect": endParagraph()
        case "cell", "nestcell": if state.destination == .text { pendingTabs += 1 }
        case "row", "nestrow":
            pendingTabs = 0
            endParagraph()
        default:
            if let text = RTFSymbols.words[name] { add(text) } else { apply(name, number) }
        }
    }

    private mutating func addUnicode(_ number: Int) {
        let unit = UInt32(clamping: number < 0 ? number + 65_536 : number)
        bytesToSkip = state.fallbackCount
        if (0xD800...0xDBFF).contains(unit) {
            highSurrogate = unit
        } else if (0xDC00...0xDFFF).contains(unit) {
            guard let high = highSurrogate else { return }
            highSurrogate = nil
            if let scalar = Unicode.Scalar(0x10000 + ((high - 0xD800) << 10) + (unit - 0xDC00)) { add(String(scalar)) }
        } else if unit > 0, let scalar = Unicode.Scalar(unit) {
            highSurrogate = nil
            add(String(scalar))
        }
    }
}
