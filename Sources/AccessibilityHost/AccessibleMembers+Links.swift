import AccessibilityLogic
import DesktopBus

extension AccessibleMembers {
    /// `org.a11y.atspi.Hypertext`: the links of a text, which are the objects inside the text.
    static let hypertext = AccessibleMembers(
        .hypertext,
        [
            AccessibleMethod("GetNLinks", "", "i") { call throws(BusFault) in [.number(call.links.count)] },
            AccessibleMethod("GetLink", "i", "(so)") { call throws(BusFault) in
                let (links, index) = (call.links, try call.number(0))
                guard links.indices.contains(index) else {
                    throw .arguments("The text has \(links.count) links, and none with the index \(index).")
                }
                return [.structure([.string(call.server.busName), .path(links[index].id.linkPath)])]
            },
            AccessibleMethod("GetLinkIndex", "i", "i") { call throws(BusFault) in
                // −1 for a character outside of links, and outside of the text.
                let place = call.source.text(of: call.id)?.units(before: try call.number(0))
                let index = place.flatMap { place in call.links.firstIndex { $0.link.range.contains(place) } }
                return [.number(index ?? -1)]
            },
        ])

    /// `org.a11y.atspi.Hyperlink`: the place and the address of one link.
    static let hyperlink = AccessibleMembers(
        .hyperlink,
        [
            AccessibleMethod("GetObject", "i", "(so)") { call throws(BusFault) in
                try call.requireFirstAnchor()
                return [call.reference(call.id)]
            },
            AccessibleMethod("GetURI", "i", "s") { call throws(BusFault) in
                try call.requireFirstAnchor()
                return [.string(try call.facts().link?.address ?? "")]
            },
            AccessibleMethod("IsValid", "", "b") { call throws(BusFault) in
                [.flag(try call.facts().link != nil)]
            },
            AccessibleMethod("GetIndexRange", "", "ii") { call throws(BusFault) in
                let range = try call.linkPoints()
                return [.number(range.lowerBound), .number(range.upperBound)]
            },
        ],
        [
            // The description of the interface in at-spi2-core has 16 bits. Its client reads 32 bits.
            AccessibleProperty("NAnchors", "i") { _ throws(BusFault) in .number(1) },
            AccessibleProperty("StartIndex", "i") { call throws(BusFault) in
                .number(try call.linkPoints().lowerBound)
            },
            AccessibleProperty("EndIndex", "i") { call throws(BusFault) in
                .number(try call.linkPoints().upperBound)
            },
        ])
}

/// Documented (at-spi2-core, `atspi_hypertext_get_link`): a client keeps one object for each path. A link with the path
/// of its accessible object would be the one or the other, so a link has another path, at which it answers as well.
extension AccessibleID {
    private static let links = base + "/link"

    var linkPath: String { "\(Self.links)/\(number)" }

    /// Nil for another path.
    init?(linkPath path: String) {
        guard path.hasPrefix(Self.links + "/") else { return nil }
        self.init(path: Self.base + path.dropFirst(Self.links.count))
    }
}

extension AccessibleCall {
    /// The links in the text of the object, in order.
    fileprivate var links: [(id: AccessibleID, link: AccessibleFacts.Link)] {
        server.children(of: id).compactMap { child in server.facts(of: child)?.link.map { (child, $0) } }
    }

    fileprivate func requireFirstAnchor() throws(BusFault) {
        let index = try number(0)
        guard index == 0 else { throw .arguments("A link has one anchor, and none with the index \(index).") }
    }

    /// The place of the link in code points of the text around it.
    fileprivate func linkPoints() throws(BusFault) -> Range<Int> {
        guard let range = try facts().link?.range, let text = server.parent(of: id).flatMap({ source.text(of: $0) })
        else { return 0..<0 }
        let start = text.points(before: range.lowerBound)
        return start..<max(start, text.points(before: range.upperBound))
    }
}
