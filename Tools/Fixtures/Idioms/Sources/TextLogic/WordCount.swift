import UIKit

/// A module under the name of one that UIKit is built from here.
public final class WordCountLabel: UILabel {
    public var wordCount: Int { (text ?? "").split(separator: " ").count }
}
