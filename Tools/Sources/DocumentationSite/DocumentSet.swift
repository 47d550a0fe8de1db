import Foundation

/// The documents of a checkout, and the targets of their links.
public struct DocumentSet: Sendable {
    public let root: URL
    /// By path from the root, in order.
    public let pages: [MarkdownPage]
    private let places: [String: Int]

    /// The folders whose documents are no part of the project's documentation.
    private static let skipped = ["Fixtures", "build", "node_modules"]

    /// Reads all documents of a checkout, without hidden folders, build folders and fixtures.
    public init(root: URL) throws {
        let paths = (FileManager.default.enumerator(atPath: root.path)).map { Self.documents(in: $0) } ?? []
        self.init(
            root: root,
            pages: try paths.sorted().map { path in
                MarkdownPage(
                    path: path, text: try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8))
            })
    }

    public init(root: URL, pages: [MarkdownPage]) {
        (self.root, self.pages) = (root, pages)
        places = Dictionary(uniqueKeysWithValues: pages.enumerated().map { ($0.element.path, $0.offset) })
    }

    private static func documents(in enumerator: FileManager.DirectoryEnumerator) -> [String] {
        var paths: [String] = []
        while let path = enumerator.nextObject() as? String {
            let name = path.split(separator: "/").last ?? ""
            if name.hasPrefix(".") || skipped.contains(String(name)) {
                enumerator.skipDescendants()
            } else if name.hasSuffix(".md") {
                paths.append(path)
            }
        }
        return paths
    }

    public func page(at path: String) -> MarkdownPage? { places[path].map { pages[$0] } }

    /// The end of a link.
    public enum Destination: Equatable, Sendable {
        /// An address of the web, or of mail.
        case address
        /// A document, with the heading that the anchor names.
        case page(path: String, heading: String?)
        /// Another file or folder of the checkout.
        case file(path: String)
        /// The sentence says why the link leads to nothing.
        case nothing(String)
    }

    /// The destination of a link of a page.
    public func destination(of target: String, from page: MarkdownPage) -> Destination {
        if target.contains(#/^[a-z]+:/#) { return .address }
        let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let anchor = parts.count > 1 ? parts[1] : nil
        guard let path = parts[0].isEmpty ? page.path : Self.path(parts[0], beside: page.path) else {
            return .nothing("\(target) leads out of the checkout")
        }
        if let other = self.page(at: path) {
            guard let anchor else { return .page(path: path, heading: nil) }
            guard let place = other.anchors.firstIndex(of: anchor) else {
                return .nothing("\(path) has no heading with the anchor \(anchor)")
            }
            return .page(path: path, heading: other.headings[place])
        }
        guard FileManager.default.fileExists(atPath: root.appendingPathComponent(path).path) else {
            return .nothing("\(path) does not exist")
        }
        return .file(path: path)
    }

    /// The path from the root of a path that is written from the folder of a file; nil outside of the root.
    private static func path(_ relative: String, beside file: String) -> String? {
        var parts = file.split(separator: "/").dropLast().map(String.init)
        for part in relative.split(separator: "/") {
            switch part {
            case ".": continue
            case "..": if parts.popLast() == nil { return nil }
            default: parts.append(String(part))
            }
        }
        return parts.joined(separator: "/")
    }

    /// A sentence for each link that leads to nothing.
    public var brokenLinks: [String] {
        pages.flatMap { page in
            page.links.compactMap { link in
                guard case .nothing(let reason) = destination(of: link.target, from: page) else { return nil }
                return "\(page.path):\(link.line): \(reason)"
            }
        }
    }
}
