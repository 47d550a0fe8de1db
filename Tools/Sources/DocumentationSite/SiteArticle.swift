import Foundation

/// A page of the site, made from a document of the checkout: links lead to pages of the site, and images to copies.
public struct SiteArticle: Sendable {
    /// The name of the file, without `.md`; the site's address ends in it.
    public let name: String
    public let text: String
    /// The images that the page shows, by path from the root of the checkout.
    public let images: [String]

    /// The documents that the site has: those of the folder `Documentation`, and the documents for contributors.
    public static func isOnSite(_ path: String) -> Bool {
        if path.hasPrefix("Documentation/") { return !path.contains(".docc/") }
        return ["ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md", "THIRD_PARTY.md"].contains(path)
    }

    /// The name of the page that a document becomes: `Limits`, `Facts-tables`, `Architecture`.
    public static func name(of path: String) -> String {
        let parts = path.dropLast(".md".count).split(separator: "/").map(String.init)
        guard parts.count > 1 else { return parts[0].lowercased().capitalized.replacing("_", with: "-") }
        let inside = parts.dropFirst()
        return (inside.last == "README" ? inside.dropLast() : inside).joined(separator: "-")
    }

    /// - Parameter source: the address of the checkout's files on the web, for links to files that are no pages.
    ///   Without an address the path of the file stands behind the text of the link.
    public init(_ page: MarkdownPage, of documents: DocumentSet, source: String?) {
        name = Self.name(of: page.path)
        var lines: [String] = []
        var images: [String] = []
        for part in MarkdownPage.parts(of: page.text) {
            switch part {
            case .code(let block):
                let language = block.info.split(separator: " ").first.map(String.init) ?? ""
                lines += ["```" + language, block.text, "```"]
            case .line(var line, let number):
                for (link, range) in MarkdownPage.links(in: line, number: number).reversed() {
                    let destination = documents.destination(of: link.target, from: page)
                    if link.isImage, case .file(let path) = destination { images.append(path) }
                    line.replaceSubrange(range, with: Self.text(of: link, to: destination, source: source))
                }
                // Lists of pages show a title as plain text.
                lines.append(line.hasPrefix("# ") ? line.replacing("`", with: "") : line)
            }
        }
        let children = Self.children(of: page, in: documents)
        if !children.isEmpty { lines += ["", "## Topics", "", "### Pages", ""] + children.map { "- <doc:\($0)>" } }
        (text, self.images) = (lines.joined(separator: "\n"), images)
    }

    /// The pages below a page that is the index of its folder.
    private static func children(of page: MarkdownPage, in documents: DocumentSet) -> [String] {
        guard page.path.hasSuffix("/README.md") else { return [] }
        let folder = page.path.dropLast("README.md".count)
        return documents.pages.filter { $0.path.hasPrefix(folder) && $0.path != page.path }.map { name(of: $0.path) }
    }

    /// The first page of the site, with a list of the pages that its own lists do not name.
    public static func frontPage(_ text: String, of documents: DocumentSet) -> String {
        let pages = documents.pages.filter { isOnSite($0.path) && !$0.path.contains("/Facts/") }.map {
            name(of: $0.path)
        }
        let named = Set(text.matches(of: #/<doc:([\w-]+)>/#).map { String($0.output.1) })
        let others = pages.filter { !named.contains($0) }
        guard !others.isEmpty else { return text }
        return text + (["", "### Further pages", ""] + others.map { "- <doc:\($0)>" }).joined(separator: "\n") + "\n"
    }

    private static func text(
        of link: MarkdownPage.Link, to destination: DocumentSet.Destination, source: String?
    ) -> String {
        switch destination {
        case .address, .nothing: return "\(link.isImage ? "!" : "")[\(link.text)](\(link.target))"
        case .page(let path, let heading):
            guard isOnSite(path) else { return "[\(link.text)](doc:Chevron)" }
            return "[\(link.text)](doc:\(name(of: path))\(heading.map { "#" + fragment(of: $0) } ?? ""))"
        case .file(let path):
            if link.isImage { return "![\(link.text)](\(path.split(separator: "/").last ?? ""))" }
            if let source { return "[\(link.text)](\(source)/\(path))" }
            return link.text.contains(path) ? "`\(path)`" : "\(link.text) (`\(path)`)"
        }
    }

    /// The anchor that docc gives to a heading: words with hyphens between, without punctuation.
    static func fragment(of heading: String) -> String {
        let separators = CharacterSet.whitespaces.union(CharacterSet(charactersIn: "-–—"))
        let dropped = CharacterSet.punctuationCharacters.union(CharacterSet(charactersIn: "`"))
        let words = heading.components(separatedBy: separators).map { word in
            String(String.UnicodeScalarView(word.unicodeScalars.filter { !dropped.contains($0) }))
        }
        return words.filter { !$0.isEmpty }.joined(separator: "-")
    }
}
