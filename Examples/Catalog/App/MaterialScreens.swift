import UIKit

/// Materials and accessibility.
@MainActor
enum MaterialScreens {
    static let entries = [
        CatalogEntry("Materials", "Blur effects over colors, with vibrant text") { MaterialsViewController() },
        CatalogEntry.presented("From right to left", "A stack that is mirrored, whatever the language") {
            let navigation = UINavigationController(
                rootViewController: DemoViewController("Mirrored") { screen in
                    screen.navigationItem.rightBarButtonItem = UIBarButtonItem(
                        title: "Next",
                        primaryAction: UIAction(title: "Next") { [weak screen] _ in
                            screen?.navigationController?.pushViewController(
                                DemoViewController("Second"), animated: true)
                        })
                })
            navigation.view.semanticContentAttribute = .forceRightToLeft
            navigation.navigationBar.semanticContentAttribute = .forceRightToLeft
            return navigation
        },
    ]
}

/// A strip of each material over an image.
final class MaterialsViewController: UIViewController {
    init() {
        super.init(nibName: nil, bundle: nil)
        title = "Materials"
        navigationItem.largeTitleDisplayMode = .never
        // The content does not scroll, so the bar would be transparent over the image without this.
        let appearance = UINavigationBarAppearance()
        appearance.configureWithDefaultBackground()
        navigationItem.scrollEdgeAppearance = appearance
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        let picture = UIImageView(image: Drawn.sunset)
        picture.frame = view.bounds
        picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(picture)
        let styles: [(UIBlurEffect.Style, String)] = [
            (.systemUltraThinMaterial, "Ultra thin"), (.systemThinMaterial, "Thin"), (.systemMaterial, "Material"),
            (.systemThickMaterial, "Thick"),
            (.systemChromeMaterial, "Chrome"), (.systemMaterialLight, "Always light"),
            (.systemMaterialDark, "Always dark"),
        ]
        let stack = UIStackView(arrangedSubviews: styles.map { strip(UIBlurEffect(style: $0.0), $0.1) })
        stack.axis = .vertical
        stack.spacing = 12
        stack.distribution = .fillEqually
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
            stack.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -16),
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
            stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
        ])
    }

    private func strip(_ effect: UIBlurEffect, _ name: String) -> UIView {
        let material = UIVisualEffectView(effect: effect)
        material.clipsToBounds = true
        material.layer.cornerRadius = 12
        let vibrancy = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: effect, style: .label))
        let label = UILabel()
        label.text = name
        label.font = .systemFont(ofSize: 17, weight: .medium)
        vibrancy.contentView.addSubview(label)
        material.contentView.addSubview(vibrancy)
        for view in [vibrancy, label] as [UIView] { view.translatesAutoresizingMaskIntoConstraints = false }
        NSLayoutConstraint.activate([
            vibrancy.leadingAnchor.constraint(equalTo: material.contentView.leadingAnchor),
            vibrancy.trailingAnchor.constraint(equalTo: material.contentView.trailingAnchor),
            vibrancy.topAnchor.constraint(equalTo: material.contentView.topAnchor),
            vibrancy.bottomAnchor.constraint(equalTo: material.contentView.bottomAnchor),
            label.centerXAnchor.constraint(equalTo: vibrancy.contentView.centerXAnchor),
            label.centerYAnchor.constraint(equalTo: vibrancy.contentView.centerYAnchor),
        ])
        return material
    }
}
