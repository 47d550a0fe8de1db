/// The names that the sources of a build find in the toolchain, in the library and in all packages. In a file that
/// imports a missing module, another name belongs to that module.
public struct AvailableNames: Sendable {
    /// The names of the toolchain's modules. `Foundation` has the names that need no further import.
    private var toolchain: [String: Set<String>] = [:]
    /// The words of the library's interface, as numbers: see `BodyTriggers`.
    private var library: Set<UInt64> = []
    /// The types, aliases and associated types that the sources declare.
    private var types: Set<UInt64> = []
    /// How often the sources have a word that follows no point.
    private var words: [UInt64: Int] = [:]
    /// Whether the packages have sources in other languages, which may declare further names.
    public var hasOtherSources = false

    /// - Parameters:
    ///   - toolchain: a line for each name, below a line `module Name`.
    ///   - interface: the library's interface as text.
    public init(toolchain text: String, interface: String) {
        var module = ""
        for line in text.split(separator: "\n") where !line.hasPrefix("#") {
            let isModule = line.hasPrefix("module ")
            if isModule { module = String(line.dropFirst(7)) }
            if !isModule { toolchain[module, default: []].insert(String(line)) }
        }
        Self.forEachWord(in: Array(interface.utf8)) { word, _ in library.insert(word) }
    }

    /// The modules that every app finds.
    var modules: Set<String> { Set(toolchain.keys).union(Self.otherModules) }

    private static let otherModules: Set<String> = [
        "CoreFoundation", "CoreServices", "CoreText", "Cxx", "CxxStdlib", "Darwin", "Dispatch",
        "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking", "FoundationXML", "Glibc",
        "ObjectiveC", "Runtime", "Swift", "Testing", "XCTest", "_Concurrency", "_Differentiation",
        "_StringProcessing",
    ]

    // MARK: Sources

    /// The words of one file.
    public struct FileWords: Sendable {
        fileprivate var types: Set<UInt64> = []
        fileprivate var words: [UInt64: Int] = [:]

        public init(_ source: [UInt8]) {
            var former: UInt64 = 0
            AvailableNames.forEachWord(in: source) { word, isMember in
                if declaringWords.contains(former) { types.insert(word) }
                if !isMember { words[word, default: 0] += 1 }
                former = word
            }
        }
    }

    public mutating func add(_ file: FileWords) {
        types.formUnion(file.types)
        words.merge(file.words, uniquingKeysWith: +)
    }

    /// Calls a closure with the number of each word, and whether the word follows a point. The words of a line that is
    /// a comment are left out.
    private static func forEachWord(in source: [UInt8], _ body: (UInt64, Bool) -> Void) {
        source.withUnsafeBufferPointer { bytes in
            var (place, isLineStart) = (0, true)
            while place < bytes.count {
                let byte = bytes[place]
                if isWordByte(byte) {
                    let start = place
                    var hash = wordSeed
                    while place < bytes.count, isWordByte(bytes[place]) {
                        hash = nextWordHash(hash, bytes[place])
                        place += 1
                    }
                    // `...` and `..<` are operators.
                    let isMember = start > 0 && bytes[start - 1] == 46 && (start < 2 || bytes[start - 2] != 46)
                    body(hash, isMember)
                    isLineStart = false
                } else if isLineStart, byte == 47, place + 1 < bytes.count, bytes[place + 1] == 47 {
                    while place < bytes.count, bytes[place] != 10 { place += 1 }
                } else {
                    isLineStart = byte == 10 || isLineStart && (byte == 32 || byte == 9)
                    place += 1
                }
            }
        }
    }

    // MARK: Questions

    /// Whether a file finds a type, a macro or an attribute.
    /// - Parameter imports: the modules that the file imports.
    package func hasType(_ name: String, imports: [String]) -> Bool {
        if Self.builtIn.contains(name) || FoundationNames.all.contains(name)
            || FrameworkImports.libraryFunctions.contains(name)
        {
            return true
        }
        let number = Self.number(name)
        return types.contains(number) || library.contains(number)
            || (imports + ["Foundation"]).contains { toolchain[$0]?.contains(name) == true }
    }

    /// Whether a type of the toolchain, of the library or of a package may have a member of this name.
    func hasMember(_ name: String) -> Bool { words[Self.number(name)] != nil || isForeignMember(name) }

    /// Whether a name is declared by no more declarations than some that are left out. A type with dynamic members has
    /// every name.
    func isDeclaredOnly(_ name: String, by count: Int) -> Bool {
        !hasOtherSources && words[Self.number("dynamicMemberLookup")] == nil
            && words[Self.number(name), default: 0] <= count && !isForeignMember(name)
    }

    private func isForeignMember(_ name: String) -> Bool {
        library.contains(Self.number(name)) || toolchain.values.contains { $0.contains(name) }
            || Self.builtIn.contains(name)
    }

    private static func number(_ name: String) -> UInt64 { name.utf8.reduce(wordSeed, nextWordHash) }

    /// Names that the compiler knows without a declaration.
    private static let builtIn: Set<String> = [
        "Any", "AnyObject", "IBAction", "IBDesignable", "IBInspectable", "IBOutlet", "IBOutletCollection",
        "IBSegueAction", "GKInspectable", "NSApplicationMain", "NSCopying", "NSManaged", "Protocol", "Self", "Type",
        "UIApplicationMain", "init", "self",
    ]
}

/// The words before the name of a type that a source declares.
private let declaringWords = BodyTriggers.hashes([
    "class", "struct", "enum", "protocol", "actor", "typealias", "associatedtype",
])
