/// Text with the styles of its characters and paragraphs, and the attributes of its document.
///
/// A paragraph ends with a line feed; the last paragraph may have none. U+2028 breaks a line inside a paragraph.
package struct RichText: Hashable, Sendable {
    /// A range of text whose characters have equal styles.
    package struct Run: Hashable, Sendable {
        package var text: String
        package var character: CharacterStyle
        package var paragraph: ParagraphStyle

        package init(
            _ text: String, character: CharacterStyle = CharacterStyle(), paragraph: ParagraphStyle = ParagraphStyle()
        ) {
            (self.text, self.character, self.paragraph) = (text, character, paragraph)
        }
    }

    package var runs: [Run]
    /// The title of the document; nil if the document has none.
    package var title: String?
    /// The color behind the whole document; nil if the document has none.
    package var backgroundColor: RichColor?

    package init(_ runs: [Run] = [], title: String? = nil, backgroundColor: RichColor? = nil) {
        (self.runs, self.title, self.backgroundColor) = (runs, title, backgroundColor)
    }

    /// The text of all runs.
    package var text: String {
        var text = ""
        for run in runs { text += run.text }
        return text
    }
}

extension RichText {
    /// The largest number of runs that a reader returns. Later text is appended to the last run.
    ///
    /// Chosen: about 40 MB of styles.
    static let maximumRuns = 100_000

    /// Appends text to the last run if the styles are equal, and as a new run otherwise.
    mutating func append(_ text: String, character: CharacterStyle, paragraph: ParagraphStyle) {
        guard !text.isEmpty else { return }
        let last = runs.count - 1
        if last >= 0, runs[last].character == character, runs[last].paragraph == paragraph {
            runs[last].text += text
        } else if runs.count < Self.maximumRuns {
            runs.append(Run(text, character: character, paragraph: paragraph))
        } else {
            runs[last].text += text
        }
    }

    /// The runs of each paragraph, cut after every line feed.
    var paragraphs: [[Run]] {
        var (paragraphs, current): ([[Run]], [Run]) = ([], [])
        for run in runs {
            for piece in run.text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).indexed {
                if piece.index > 0 {
                    current.append(Run("\n", character: run.character, paragraph: run.paragraph))
                    paragraphs.append(current)
                    current = []
                }
                guard !piece.value.isEmpty else { continue }
                current.append(
                    Run(
                        String(String.UnicodeScalarView(piece.value)), character: run.character,
                        paragraph: run.paragraph))
            }
        }
        if !current.isEmpty { paragraphs.append(current) }
        return paragraphs
    }
}

extension Array {
    /// The elements with their indices.
    fileprivate var indexed: [(index: Int, value: Element)] { enumerated().map { ($0.offset, $0.element) } }
}
