import Foundation

/// The title, the headings, the links and the blocks of code of a document in Markdown.
public struct MarkdownPage: Sendable {
    /// A link or an image outside of code.
    public struct Link: Sendable, Equatable {
        public var text: String
        /// The address in parentheses, such as `Limits.md#images`.
        public var target: String
        public var isImage: Bool
        /// The line, from 1.
        public var line: Int
    }

    /// A fenced block of code.
    public struct CodeBlock: Sendable, Equatable {
        /// The words after the fence, such as `swift` or `swift excerpt`.
        public var info: String
        /// The line of the first line of code, from 1.
        public var line: Int
        public var text: String
    }

    /// The path from the root of the checkout, such as `Documentation/Limits.md`.
    public let path: String
    public let text: String
    public let links: [Link]
    public let headings: [String]
    public let codeBlocks: [CodeBlock]

    public init(path: String, text: String) {
        (self.path, self.text) = (path, text)
        var (links, headings, blocks): ([Link], [String], [CodeBlock]) = ([], [], [])
        for part in Self.parts(of: text) {
            switch part {
            case .code(let block): blocks.append(block)
            case .line(let line, let number):
                if let heading = Self.heading(in: line) { headings.append(heading) }
                for (link, _) in Self.links(in: line, number: number) { links.append(link) }
            }
        }
        (self.links, self.headings, codeBlocks) = (links, headings, blocks)
    }

    /// The anchors of the headings, as GitHub and other services make them.
    public var anchors: [String] {
        var uses: [String: Int] = [:]
        return headings.map { heading in
            let anchor = Self.anchor(of: heading)
            let earlier = uses[anchor, default: 0]
            uses[anchor] = earlier + 1
            return earlier == 0 ? anchor : "\(anchor)-\(earlier)"
        }
    }

    /// The anchor of a heading: lower case, without punctuation, with hyphens in place of spaces.
    public static func anchor(of heading: String) -> String {
        let plain = heading.lowercased().filter { $0.isLetter || $0.isNumber || " -_".contains($0) }
        return plain.replacingOccurrences(of: " ", with: "-")
    }

    enum Part {
        case line(String, number: Int)
        case code(CodeBlock)
    }

    /// The lines of a text, with each fenced block of code as one part. A block without an end reaches to the end of
    /// the text.
    static func parts(of text: String) -> [Part] {
        var parts: [Part] = []
        var open: (block: CodeBlock, fence: Substring, lines: [Substring])?
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let trimmed = line.drop { $0 == " " }
            if let block = open {
                if trimmed.hasPrefix(block.fence), trimmed.allSatisfy({ $0 == "`" || $0 == " " }) {
                    parts.append(.code(closed(block)))
                    open = nil
                } else {
                    open?.lines.append(line)
                }
            } else if trimmed.hasPrefix("```") {
                let fence = trimmed.prefix { $0 == "`" }
                let info = trimmed.dropFirst(fence.count).trimmingCharacters(in: .whitespaces)
                open = (CodeBlock(info: info, line: index + 2, text: ""), fence, [])
            } else {
                parts.append(.line(String(line), number: index + 1))
            }
        }
        if let open { parts.append(.code(closed(open))) }
        return parts
    }

    private static func closed(_ open: (block: CodeBlock, fence: Substring, lines: [Substring])) -> CodeBlock {
        var block = open.block
        block.text = open.lines.joined(separator: "\n")
        return block
    }

    /// The text of a heading, or nil for another line.
    static func heading(in line: String) -> String? {
        let marks = line.prefix { $0 == "#" }
        guard (1...6).contains(marks.count), line.dropFirst(marks.count).first == " " else { return nil }
        let text = line.dropFirst(marks.count).trimmingCharacters(in: .whitespaces)
        return text.replacing(#/\[([^\]]*)\]\([^)]*\)/#) { String($0.output.1) }
    }

    /// The links of a line outside of code, with their ranges.
    static func links(in line: String, number: Int) -> [(link: Link, range: Range<String.Index>)] {
        let code = line.ranges(of: #/(`+)[^`]+\1/#)
        return line.matches(of: #/(!?)\[((?:[^\[\]]|`[^`]*`)*)\]\(([^()\s]+(?:\([^()\s]*\)[^()\s]*)*)\)/#).compactMap {
            match in
            guard !code.contains(where: { $0.contains(match.range.lowerBound) }) else { return nil }
            let link = Link(
                text: String(match.output.2), target: String(match.output.3), isImage: !match.output.1.isEmpty,
                line: number)
            return (link, match.range)
        }
    }
}
