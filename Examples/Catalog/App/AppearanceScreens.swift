import UIKit

/// The appearance objects of bars.
@MainActor
enum AppearanceScreens {
    static let entries = [
        entry("Default background", "The system's material and hairline") { $0.configureWithDefaultBackground() },
        entry("Opaque background", "The system's color, no blur") { $0.configureWithOpaqueBackground() },
        entry("No background", "The content shows through") { $0.configureWithTransparentBackground() },
        entry("A color", "An opaque color with a light title") {
            $0.configureWithOpaqueBackground()
            $0.backgroundColor = UIColor(red: 0.28, green: 0.27, blue: 0.66, alpha: 1)
            $0.titleTextAttributes = [.foregroundColor: UIColor.white]
            $0.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.white]
            $0.backButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.white]
            $0.buttonAppearance.disabled.titleTextAttributes = [.foregroundColor: UIColor.white.withAlphaComponent(0.5)]
            $0.doneButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.systemYellow]
            $0.setBackIndicatorImage(Drawn.chevron(.white), transitionMaskImage: Drawn.chevron(.white))
        },
        entry("A picture", "Behind everything, up to the top of the window") {
            $0.configureWithOpaqueBackground()
            $0.backgroundImage = Drawn.sunset
            $0.titleTextAttributes = [.foregroundColor: UIColor.white]
            for button in [$0.buttonAppearance, $0.backButtonAppearance, $0.doneButtonAppearance] {
                button.normal.titleTextAttributes = [.foregroundColor: UIColor.white]
                button.disabled.titleTextAttributes = [.foregroundColor: UIColor.white.withAlphaComponent(0.5)]
            }
            $0.setBackIndicatorImage(Drawn.chevron(.white), transitionMaskImage: Drawn.chevron(.white))
        },
        entry("A thin material", "Another blur, without a hairline") {
            $0.backgroundEffect = UIBlurEffect(style: .systemUltraThinMaterial)
            $0.shadowColor = nil
        },
        entry("A colored hairline", "shadowColor, and a picture in its place") {
            $0.configureWithOpaqueBackground()
            $0.shadowImage = Drawn.shadow
        },
        entry("Other letters", "Font, color, shadow and place of the title") {
            let shadow = NSShadow()
            shadow.shadowColor = UIColor.systemOrange
            shadow.shadowOffset = CGSize(width: 1, height: 2)
            $0.titleTextAttributes = [
                .font: UIFont.systemFont(ofSize: 21, weight: .heavy), .foregroundColor: UIColor.systemRed,
                .shadow: shadow,
            ]
            $0.titlePositionAdjustment = UIOffset(horizontal: 0, vertical: -2)
        },
        entry("Buttons by state", "Backgrounds and letters of normal, pressed and dimmed buttons") {
            $0.buttonAppearance.normal.backgroundImage = Drawn.pill(UIColor(red: 0, green: 0.4, blue: 0.85, alpha: 1))
            $0.buttonAppearance.normal.titleTextAttributes = [
                .foregroundColor: UIColor.white, .font: UIFont.systemFont(ofSize: 15, weight: .medium),
            ]
            // The back button uses the text attributes of plain buttons, but not their backgrounds.
            $0.backButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.systemBlue]
            $0.buttonAppearance.disabled.backgroundImage = Drawn.pill(.systemGray)
            $0.buttonAppearance.highlighted.backgroundImage = Drawn.pill(.systemTeal)
        },
        entry("A chevron of its own", "With the mask that the label slides out of") {
            $0.setBackIndicatorImage(
                UIImage(systemName: "arrow.left"), transitionMaskImage: UIImage(systemName: "arrow.left"))
        },
        CatalogEntry("At the scroll edge", "Another look while nothing is below the bar") {
            DemoViewController("Scroll me", note: "Purple at the edge, green when the content is below.") {
                let edge = UINavigationBarAppearance()
                edge.configureWithOpaqueBackground()
                edge.backgroundColor = .systemPurple.withAlphaComponent(0.3)
                let standard = UINavigationBarAppearance()
                standard.backgroundColor = .systemGreen.withAlphaComponent(0.3)
                $0.navigationItem.scrollEdgeAppearance = edge
                $0.navigationItem.standardAppearance = standard
            }
        },
    ]

    /// A screen with this appearance, at the edge and scrolled, with a disabled, a plain and a done button.
    private static func entry(
        _ title: String, _ detail: String, _ change: @escaping (UINavigationBarAppearance) -> Void
    )
        -> CatalogEntry
    {
        CatalogEntry(title, detail) {
            DemoViewController(title) { screen in
                let appearance = UINavigationBarAppearance()
                change(appearance)
                screen.navigationItem.standardAppearance = appearance
                screen.navigationItem.scrollEdgeAppearance = appearance
                let dimmed = UIBarButtonItem.text("Off")
                dimmed.isEnabled = false
                let next = UIBarButtonItem(
                    title: "Next",
                    primaryAction: UIAction(title: "Next") { [weak screen] _ in
                        screen?.navigationController?.pushViewController(
                            DemoViewController("The usual look"), animated: true)
                    })
                screen.navigationItem.rightBarButtonItems = [
                    .text("OK", style: .done), .fixedSpace(8), next, .fixedSpace(8), dimmed,
                ]
            }
        }
    }
}

/// Images for bars, drawn here.
@MainActor
enum Drawn {
    static let sunset = UIGraphicsImageRenderer(size: CGSize(width: 64, height: 64)).image { context in
        let colors = [
            UIColor(red: 0.35, green: 0.15, blue: 0.5, alpha: 1).cgColor,
            UIColor(red: 0.75, green: 0.3, blue: 0.1, alpha: 1).cgColor,
        ]
        guard let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: nil) else { return }
        context.cgContext.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 0, y: 64), options: [])
    }

    static let shadow = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 6)).image { context in
        for row in 0..<6 {
            UIColor.systemPink.withAlphaComponent(1 - CGFloat(row) / 6).setFill()
            context.fill(CGRect(x: 0, y: CGFloat(row), width: 1, height: 1))
        }
    }

    static func chevron(_ color: UIColor) -> UIImage? {
        UIImage(systemName: "chevron.backward")?.withTintColor(color, renderingMode: .alwaysOriginal)
    }

    static func pill(_ color: UIColor) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 28, height: 28)).image { _ in
            color.setFill()
            UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 28, height: 28), cornerRadius: 14).fill()
        }.resizableImage(withCapInsets: UIEdgeInsets(top: 13, left: 13, bottom: 13, right: 13))
    }
}
