import Foundation

/// The layout guides of a list content view, created on first use.
@MainActor
struct ListContentGuides {
    private var text: UILayoutGuide?
    private var secondary: UILayoutGuide?
    private var image: UILayoutGuide?

    mutating func text(of owner: UIView, _ view: UIView) -> UILayoutGuide { Self.guide(&text, owner, view) }
    mutating func secondary(of owner: UIView, _ view: UIView) -> UILayoutGuide { Self.guide(&secondary, owner, view) }
    mutating func image(of owner: UIView, _ view: UIView) -> UILayoutGuide { Self.guide(&image, owner, view) }

    private static func guide(_ kept: inout UILayoutGuide?, _ owner: UIView, _ view: UIView) -> UILayoutGuide {
        if let kept { return kept }
        let guide = UILayoutGuide()
        kept = guide
        owner.addLayoutGuide(guide)
        NSLayoutConstraint.activate([
            guide.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            guide.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            guide.topAnchor.constraint(equalTo: view.topAnchor),
            guide.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        return guide
    }
}
