import CallStack

/// The library md4c, which reads Markdown as CommonMark describes it, with tables, strikethrough and bare addresses.
///
/// The library is loaded on first use, so that a program without Markdown starts as fast as before. It reads nested
/// blocks and styles without recursion.
struct MarkdownLibrary: Sendable {
    typealias Context = UnsafeMutableRawPointer
    private typealias Event = @convention(c) (UInt32, UnsafeRawPointer?, Context?) -> Int32
    private typealias TextEvent = @convention(c) (UInt32, UnsafePointer<UInt8>?, UInt32, Context?) -> Int32
    private typealias Parse = @convention(c) (UnsafePointer<UInt8>?, UInt32, UnsafeRawPointer?, Context?) -> Int32

    /// Nil if the library is not installed.
    static let shared = MarkdownLibrary("libmd4c.so.0")

    private let parse: Parse

    init?(_ name: String) {
        guard let parse = LateLibrary(name)?.function("md_parse", as: Parse.self) else { return nil }
        self.parse = parse
    }

    /// The features beside CommonMark. Documented (md4c.h): the numbers.
    struct Features: OptionSet {
        let rawValue: UInt32
        static let links = Features(rawValue: 0x0004 | 0x0008 | 0x0400)
        static let tables = Features(rawValue: 0x0100)
        static let strikethrough = Features(rawValue: 0x0200)
    }

    /// Reads a text. Returns false if memory does not suffice.
    func read(_ bytes: UnsafeBufferPointer<UInt8>, _ features: Features, into builder: MarkdownBuilder) -> Bool {
        let enterBlock: Event = { kind, detail, context in
            MarkdownLibrary.builder(context)?.enterBlock(kind, detail)
            return 0
        }
        let leaveBlock: Event = { kind, _, context in
            MarkdownLibrary.builder(context)?.leaveBlock(kind)
            return 0
        }
        let enterSpan: Event = { kind, detail, context in
            MarkdownLibrary.builder(context)?.enterSpan(kind, detail)
            return 0
        }
        let leaveSpan: Event = { kind, _, context in
            MarkdownLibrary.builder(context)?.leaveSpan(kind)
            return 0
        }
        let text: TextEvent = { kind, bytes, count, context in
            MarkdownLibrary.builder(context)?.text(kind, UnsafeBufferPointer(start: bytes, count: Int(clamping: count)))
            return 0
        }
        // The structure MD_PARSER: a version, the features, five functions, and two addresses that are null.
        let word = MemoryLayout<UInt>.size
        return withUnsafeTemporaryAllocation(byteCount: 8 + 7 * word, alignment: word) { parser in
            parser.initializeMemory(as: UInt8.self, repeating: 0)
            parser.storeBytes(of: features.rawValue, toByteOffset: 4, as: UInt32.self)
            for (index, event) in [enterBlock, leaveBlock, enterSpan, leaveSpan].enumerated() {
                parser.storeBytes(of: event, toByteOffset: 8 + index * word, as: Event.self)
            }
            parser.storeBytes(of: text, toByteOffset: 8 + 4 * word, as: TextEvent.self)
            return withExtendedLifetime(builder) {
                parse(
                    bytes.baseAddress, UInt32(clamping: bytes.count), parser.baseAddress,
                    Unmanaged.passUnretained(builder).toOpaque()) == 0
            }
        }
    }

    private static func builder(_ context: Context?) -> MarkdownBuilder? {
        context.map { Unmanaged<MarkdownBuilder>.fromOpaque($0).takeUnretainedValue() }
    }
}

/// A string in the details of an event: the structure MD_ATTRIBUTE, with its parts and their ends.
struct MarkdownString {
    private let text: UnsafePointer<UInt8>?
    private let count: UInt32
    private let kinds: UnsafePointer<UInt32>?
    private let starts: UnsafePointer<UInt32>?

    /// - Parameter index: the position among the strings of the details.
    static func read(_ detail: UnsafeRawPointer?, _ index: Int = 0) -> String {
        guard let detail else { return "" }
        let size = MemoryLayout<MarkdownString>.stride
        return detail.load(fromByteOffset: index * size, as: MarkdownString.self).decoded
    }

    private var decoded: String {
        let whole = UnsafeBufferPointer(start: text, count: Int(clamping: count))
        guard let kinds, let starts else { return String(decoding: whole, as: UTF8.self) }
        var (result, start, part) = ("", 0, 0)
        while start < whole.count {
            let end = min(max(Int(clamping: starts[part + 1]), start), whole.count)
            let piece = String(decoding: whole[start..<end], as: UTF8.self)
            result += kinds[part] == MarkdownBuilder.Text.reference ? MarkdownReference.text(piece) : piece
            guard end > start else { break }
            (start, part) = (end, part + 1)
        }
        return result
    }
}
