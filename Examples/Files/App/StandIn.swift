import UIKit
final class UITextView: UIScrollView { var isEditable = false; var font: UIFont?; var textContainerInset = UIEdgeInsets.zero; var text: String? }
