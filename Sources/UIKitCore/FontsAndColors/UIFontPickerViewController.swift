import CoreGraphics
public import Foundation
import HostInterface
import SystemStrings

/// Is notified of the choice in a font picker.
@preconcurrency @MainActor
public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
    /// Called when the user chose a font, before the picker is dismissed. Does nothing by default.
    func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
    /// Called when the user cancelled the picker. Does nothing by default.
    func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
    public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
    public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
}

/// A panel in which the user chooses one of the system's and the app's fonts.
@preconcurrency @MainActor
open class UIFontPickerViewController: UIViewController {
    /// The options of a font picker. A picker copies its configuration.
    open class Configuration: NSObject, NSCopying {
        /// Whether the user chooses a face of a family, such as its bold face. False by default.
        open var includeFaces = false
        /// Whether all names have the system font. False, the default, displays each name in its own font.
        open var displayUsingSystemFont = false
        /// The traits that a font must have. None by default.
        open var filteredTraits: UIFontDescriptor.SymbolicTraits = []
        /// A condition for the languages of a font; nil, the default, for all fonts. The condition is evaluated with an
        /// array of the font's languages, such as "en" and "pt-br".
        open var filteredLanguagesPredicate: NSPredicate?

        /// Returns a condition that is true for a font with all of some languages; nil for no languages. Languages are
        /// compared without their regions if the font has the language for every region.
        open class func filterPredicate(forFilteredLanguages filteredLanguages: [String]) -> NSPredicate? {
            let wanted = filteredLanguages.map { Self.languageKey($0) }.filter { !$0.isEmpty }
            guard !wanted.isEmpty else { return nil }
            return NSPredicate { languages, _ in
                let known = Set((languages as? [String] ?? []).map { Self.languageKey($0) })
                return wanted.allSatisfy { language in
                    known.contains(language) || known.contains(String(language.prefix { $0 != "-" }))
                }
            }
        }

        private class func languageKey(_ language: String) -> String {
            language.replacingOccurrences(of: "_", with: "-").lowercased()
        }

        public override init() { super.init() }

        public func copy(with zone: NSZone? = nil) -> Any {
            let copy = Configuration()
            copy.includeFaces = includeFaces
            copy.displayUsingSystemFont = displayUsingSystemFont
            copy.filteredTraits = filteredTraits
            copy.filteredLanguagesPredicate = filteredLanguagesPredicate
            return copy
        }
    }

    /// A copy of the configuration that was passed to the initializer.
    public let configuration: Configuration
    /// Notified of the choice; held weakly.
    open weak var delegate: (any UIFontPickerViewControllerDelegate)?
    /// The chosen font. Setting the descriptor marks its family.
    open var selectedFontDescriptor: UIFontDescriptor? { didSet { list.mark(selectedFontDescriptor) } }
    private lazy var list = FontListViewController(configuration)

    public init(configuration: Configuration) {
        self.configuration = configuration.copy() as? Configuration ?? Configuration()
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .formSheet
    }

    public convenience init() { self.init(configuration: Configuration()) }

    /// Decodes the controller from an archive, with the default configuration.
    public required init?(coder: NSCoder) {
        configuration = Configuration()
        super.init(coder: coder)
        modalPresentationStyle = .formSheet
    }

    override open func viewDidLoad() {
        super.viewDidLoad()
        let stack = UINavigationController(rootViewController: list)
        list.title = title
        list.onPick = { [weak self] in self?.pick($0) }
        list.navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
        addChild(stack)
        stack.view.frame = view.bounds
        stack.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(stack.view)
        stack.didMove(toParent: self)
    }

    private func pick(_ descriptor: UIFontDescriptor) {
        selectedFontDescriptor = descriptor
        delegate?.fontPickerViewControllerDidPickFont(self)
        if !isBeingDismissed { dismiss(animated: true) }
    }

    private func cancel() {
        delegate?.fontPickerViewControllerDidCancel(self)
        if !isBeingDismissed { dismiss(animated: true) }
    }
}

/// The families of fonts, or the faces of one family, with a search.
private final class FontListViewController: UITableViewController, UISearchResultsUpdating {
    private let configuration: UIFontPickerViewController.Configuration
    private let familyName: String?
    private var all: [UIFontDescriptor] = []
    private var shown: [UIFontDescriptor] = []
    private var marked: UIFontDescriptor?
    var onPick: (UIFontDescriptor) -> Void = { _ in }

    init(_ configuration: UIFontPickerViewController.Configuration, family: String? = nil) {
        self.configuration = configuration
        familyName = family
        super.init(style: .plain)
        title = family
    }

    required init?(coder: NSCoder) { nil }

    func mark(_ descriptor: UIFontDescriptor?) {
        marked = descriptor
        if isViewLoaded { tableView.reloadData() }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "font")
        if let familyName {
            all = UIFont.fontNames(forFamilyName: familyName).map { UIFontDescriptor(name: $0, size: 17) }
        } else {
            all = UIFont.familyNames.sorted().map { UIFontDescriptor(fontAttributes: [.family: $0, .size: 17]) }
            let search = UISearchController(searchResultsController: nil)
            search.searchResultsUpdater = self
            navigationItem.searchController = search
            navigationItem.hidesSearchBarWhenScrolling = false
        }
        let traits = configuration.filteredTraits
        if !traits.isEmpty {
            all = all.filter { UIFont(descriptor: $0, size: 17).fontDescriptor.symbolicTraits.isSuperset(of: traits) }
        }
        if let predicate = configuration.filteredLanguagesPredicate {
            all = all.filter { predicate.evaluate(with: languages(of: $0)) }
        }
        shown = all
    }

    /// The languages of a family, or of the family of a face.
    private func languages(of descriptor: UIFontDescriptor) -> [String] {
        let family = familyName ?? descriptor.object(forKey: .family) as? String ?? ""
        return view.appContext.host?.sharedDrawing.languages(ofFamily: family) ?? []
    }

    func updateSearchResults(for searchController: UISearchController) {
        let query = searchController.searchBar.text ?? ""
        shown = query.isEmpty ? all : all.filter { name(of: $0).localizedCaseInsensitiveContains(query) }
        tableView.reloadData()
    }

    private func name(of descriptor: UIFontDescriptor) -> String {
        if familyName == nil { return descriptor.object(forKey: .family) as? String ?? "" }
        return descriptor.object(forKey: .face) as? String ?? descriptor.postscriptName
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shown.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "font", for: indexPath)
        let descriptor = shown[indexPath.row]
        var content = UIListContentConfiguration.cell()
        content.text = name(of: descriptor)
        if !configuration.displayUsingSystemFont {
            content.textProperties.font = UIFont(descriptor: descriptor, size: 17)
        }
        cell.contentConfiguration = content
        let isMarked =
            marked.map {
                UIFont(descriptor: $0, size: 17).familyName == UIFont(descriptor: descriptor, size: 17).familyName
            }
        cell.accessoryType =
            isMarked == true
            ? .checkmark
            : configuration.includeFaces && familyName == nil ? .disclosureIndicator : .none
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let descriptor = shown[indexPath.row]
        guard configuration.includeFaces, familyName == nil else { return onPick(descriptor) }
        let faces = FontListViewController(configuration, family: name(of: descriptor))
        faces.onPick = onPick
        faces.mark(marked)
        navigationController?.pushViewController(faces, animated: true)
    }
}
