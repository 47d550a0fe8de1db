public import Foundation
import ObjectiveCRuntime

/// The standard commands of editing, in menus and on the keyboard. Every ``UIResponder`` has the methods.
///
/// A responder that performs a command overrides its method, and returns true for the command from
/// `canPerformAction(_:withSender:)`. A shortcut of ``UIResponder/keyCommands`` has precedence over the standard
/// shortcut of a command.
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: NSObjectProtocol {
    /// Copies the selection to the pasteboard and deletes it. Control-X.
    func cut(_ sender: Any?)
    /// Copies the selection to the pasteboard. Control-C.
    func copy(_ sender: Any?)
    /// Inserts the content of the pasteboard. Control-V.
    func paste(_ sender: Any?)
    /// Inserts the content of the pasteboard with the attributes of the insertion point. Control-Alt-Shift-V.
    func pasteAndMatchStyle(_ sender: Any?)
    /// Inserts the content of the pasteboard and opens it, as an address. No shortcut.
    func pasteAndGo(_ sender: Any?)
    /// Inserts the content of the pasteboard and searches for it. No shortcut.
    func pasteAndSearch(_ sender: Any?)
    /// Selects the object at the insertion point, as a word. No shortcut.
    func select(_ sender: Any?)
    /// Selects everything. Control-A.
    func selectAll(_ sender: Any?)
    /// Deletes the selection. No shortcut.
    func delete(_ sender: Any?)
    /// Sets the writing direction of the selection. No shortcut.
    func makeTextWritingDirectionLeftToRight(_ sender: Any?)
    /// Sets the writing direction of the selection. No shortcut.
    func makeTextWritingDirectionRightToLeft(_ sender: Any?)
    /// Makes the selection bold or not bold. Control-B.
    func toggleBoldface(_ sender: Any?)
    /// Makes the selection italic or not italic. Control-I.
    func toggleItalics(_ sender: Any?)
    /// Underlines the selection or removes the line. Control-U.
    func toggleUnderline(_ sender: Any?)
    /// Makes the text of the selection larger. Control-Plus.
    func increaseSize(_ sender: Any?)
    /// Makes the text of the selection smaller. Control-Minus.
    func decreaseSize(_ sender: Any?)
    /// Changes the attributes of the selection.
    /// - Parameter conversionHandler: returns the new attributes of old ones.
    func updateTextAttributes(
        conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any])
    /// Shows the interface of a search. Control-F.
    func find(_ sender: Any?)
    /// Shows the interface of a replacement. Control-Alt-F.
    func findAndReplace(_ sender: Any?)
    /// Selects the next result of a search. Control-G.
    func findNext(_ sender: Any?)
    /// Selects the previous result of a search. Control-Shift-G.
    func findPrevious(_ sender: Any?)
    /// Searches for the selection. Control-E.
    func useSelectionForFind(_ sender: Any?)
    /// Prints the content. Control-P.
    func printContent(_ sender: Any?)
    /// Duplicates the document or selection. Control-Shift-S.
    func duplicate(_ sender: Any?)
    /// Moves the document. No shortcut.
    func move(_ sender: Any?)
    /// Exports the document. No shortcut.
    func export(_ sender: Any?)
    /// Renames the document. No shortcut.
    func rename(_ sender: Any?)
}

/// The selector of a standard command, and its shortcut.
@MainActor
struct StandardEditAction {
    let selector: Selector
    let key: String?
    let modifiers: UIKeyModifierFlags

    private init(
        _ name: String, _ method: @escaping @MainActor (UIResponder) -> @MainActor (Any?) -> Void,
        _ key: String? = nil, _ modifiers: UIKeyModifierFlags = []
    ) {
        selector = Selector(name, method)
        self.key = key
        self.modifiers = modifiers.union(.command)
    }

    /// Documented (UIResponderStandardEditActions): the commands. Chosen: the shortcuts are those of the menus of iPad
    /// apps; a shortcut with Command also matches Control.
    static let all = [
        StandardEditAction("cut:", UIResponder.cut(_:), "x"),
        StandardEditAction("copy:", UIResponder.copy(_:), "c"),
        StandardEditAction("paste:", UIResponder.paste(_:), "v"),
        StandardEditAction("pasteAndMatchStyle:", UIResponder.pasteAndMatchStyle(_:), "v", [.alternate, .shift]),
        StandardEditAction("pasteAndGo:", UIResponder.pasteAndGo(_:)),
        StandardEditAction("pasteAndSearch:", UIResponder.pasteAndSearch(_:)),
        StandardEditAction("select:", UIResponder.select(_:)),
        StandardEditAction("selectAll:", UIResponder.selectAll(_:), "a"),
        StandardEditAction("delete:", UIResponder.delete(_:)),
        StandardEditAction("makeTextWritingDirectionLeftToRight:", UIResponder.makeTextWritingDirectionLeftToRight(_:)),
        StandardEditAction("makeTextWritingDirectionRightToLeft:", UIResponder.makeTextWritingDirectionRightToLeft(_:)),
        StandardEditAction("toggleBoldface:", UIResponder.toggleBoldface(_:), "b"),
        StandardEditAction("toggleItalics:", UIResponder.toggleItalics(_:), "i"),
        StandardEditAction("toggleUnderline:", UIResponder.toggleUnderline(_:), "u"),
        StandardEditAction("increaseSize:", UIResponder.increaseSize(_:), "+"),
        StandardEditAction("decreaseSize:", UIResponder.decreaseSize(_:), "-"),
        StandardEditAction("find:", UIResponder.find(_:), "f"),
        StandardEditAction("findAndReplace:", UIResponder.findAndReplace(_:), "f", .alternate),
        StandardEditAction("findNext:", UIResponder.findNext(_:), "g"),
        StandardEditAction("findPrevious:", UIResponder.findPrevious(_:), "g", .shift),
        StandardEditAction("useSelectionForFind:", UIResponder.useSelectionForFind(_:), "e"),
        StandardEditAction("printContent:", UIResponder.printContent(_:), "p"),
        StandardEditAction("duplicate:", UIResponder.duplicate(_:), "s", .shift),
        StandardEditAction("move:", UIResponder.move(_:)),
        StandardEditAction("export:", UIResponder.export(_:)),
        StandardEditAction("rename:", UIResponder.rename(_:)),
    ]
    private static let names = Set(all.map(\.selector.name))

    /// Whether the selector is a standard command, whose method every responder has.
    static func contains(_ selector: Selector) -> Bool { names.contains(selector.name) }
}
