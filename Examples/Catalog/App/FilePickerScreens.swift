import UIKit
import UniformTypeIdentifiers

/// Files and pictures from the desktop's dialog, or from the picker's own list.
@MainActor
enum FilePickerScreens {
    static let entries = [
        CatalogEntry("Files and pictures", "The desktop's dialog, or a sheet where the desktop has none") {
            FilePickerViewController()
        }
    ]
}

private final class FilePickerViewController: UIViewController, UIDocumentPickerDelegate,
    UIImagePickerControllerDelegate, UINavigationControllerDelegate
{
    private let chosen = UILabel()
    private let picture = UIImageView()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Files and pictures"
        navigationItem.largeTitleDisplayMode = .never
        view.backgroundColor = .systemBackground
        chosen.text = "Nothing is chosen"
        chosen.numberOfLines = 0
        chosen.textAlignment = .center
        chosen.font = .preferredFont(forTextStyle: .body)
        chosen.adjustsFontForContentSizeCategory = true
        picture.contentMode = .scaleAspectFit
        picture.backgroundColor = .secondarySystemBackground
        let stack = UIStackView(arrangedSubviews: [
            button("Choose Files") { $0.chooseFiles() }, button("Choose a Picture") { $0.choosePicture() }, picture,
            chosen,
        ])
        stack.axis = .vertical
        stack.spacing = 16
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            picture.heightAnchor.constraint(equalToConstant: 200),
        ])
    }

    private func button(_ title: String, _ choose: @escaping (FilePickerViewController) -> Void) -> UIButton {
        let action = UIAction(title: title) { [weak self] _ in self.map(choose) }
        return UIButton(configuration: .tinted(), primaryAction: action)
    }

    private func chooseFiles() {
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.item])
        picker.allowsMultipleSelection = true
        picker.delegate = self
        present(picker, animated: true)
    }

    private func choosePicture() {
        let picker = UIImagePickerController()
        picker.delegate = self
        present(picker, animated: true)
    }

    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
        chosen.text = urls.map(\.lastPathComponent).joined(separator: "\n")
    }

    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
        chosen.text = "Cancelled"
    }

    func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
        picker.dismiss(animated: true)
        picture.image = info[.originalImage] as? UIImage
        chosen.text = (info[.imageURL] as? URL)?.lastPathComponent ?? "A picture"
    }

    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
        picker.dismiss(animated: true)
        chosen.text = "Cancelled"
    }
}
