import UIKit

/// A storyboard of the tests has it, which was saved when the module had another name.
final class LetterViewController: UIViewController {}
