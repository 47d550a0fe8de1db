import Diagnostics
public import Foundation
import Synchronization

/// Checks the spelling of texts. Linux has no spelling checker that every system has: no word is reported as
/// misspelled.
///
/// The words that an app ignores and learns are stored as on iOS, so that an app that lists them works.
open class UITextChecker: NSObject {
    private static let learned = Mutex<Set<String>>([])

    public override init() { super.init() }

    /// Returns the range of the first misspelled word.
    /// - Coverage: always `NSNotFound`, and no length (no dictionary is installed on every system)
    open func rangeOfMisspelledWord(
        in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
    ) -> NSRange {
        Log.once("UITextChecker reports no misspelled word: Linux has no dictionary that every system has")
        return NSRange(location: NSNotFound, length: 0)
    }

    /// Returns corrections of a misspelled word.
    /// - Coverage: always nil (no dictionary is installed on every system)
    open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }

    /// Returns words that begin with a part of a word.
    /// - Coverage: always nil (no dictionary is installed on every system)
    open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }

    /// The words that this checker ignores, in the order in which they were added; nil by default.
    open var ignoredWords: [String]? {
        get { ignored?.list }
        set { ignored = newValue.map { ($0, Set($0)) } }
    }
    private var ignored: (list: [String], known: Set<String>)?
    /// Adds a word to the ignored words.
    open func ignoreWord(_ wordToIgnore: String) {
        var (list, known) = ignored ?? ([], [])
        ignored = nil
        if known.insert(wordToIgnore).inserted { list.append(wordToIgnore) }
        ignored = (list, known)
    }

    /// Adds a word to the words that all checkers of the program know. Other programs do not know the word.
    open class func learnWord(_ word: String) {
        learned.withLock { _ = $0.insert(word) }
    }
    /// Whether the word was learned.
    open class func hasLearnedWord(_ word: String) -> Bool { learned.withLock { $0.contains(word) } }
    /// Removes a learned word.
    open class func unlearnWord(_ word: String) { learned.withLock { _ = $0.remove(word) } }

    /// The languages of the dictionaries.
    /// - Coverage: always empty (no dictionary is installed on every system)
    open class var availableLanguages: [String] { [] }
}
