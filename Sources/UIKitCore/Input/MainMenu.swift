import Foundation
import ObjectiveCRuntime
import SystemStrings

/// The main menu before the app changes it.
///
/// Documented (UIMenu.Identifier): the menus and their groups. Chosen: the commands that Chevron performs, with the
/// keys of iPad apps; Control stands for Command. A group without commands is not shown.
@MainActor
enum MainMenu {
    static func standard(appName: String) -> UIMenu {
        menu(
            "", .root,
            [
                menu(
                    appName, .application,
                    [
                        group(.about), group(.preferences), group(.services), group(.hide),
                        group(.quit, [key(.quit, "performQuit:", UIWindow.performQuit(_:), "q")]),
                    ]),
                menu(
                    SystemString.file.localized, .file,
                    [
                        group(.newScene, [key(.newWindow, "performNewScene:", UIWindow.performNewScene(_:), "n")]),
                        group(.openRecent),
                        group(.close, [key(.close, "performClose:", UIWindow.performClose(_:), "w")]),
                        group(
                            .document,
                            [
                                edit("duplicate:", .duplicate), edit("move:", .move), edit("rename:", .rename),
                                edit("export:", .export),
                            ]),
                        group(.print, [edit("printContent:", .print)]),
                    ]),
                menu(
                    SystemString.edit.localized, .edit,
                    [
                        group(
                            .undoRedo,
                            [
                                key(.undo, "undo:", UIWindow.undo(_:), "z"),
                                key(.redo, "redo:", UIWindow.redo(_:), "z", [.command, .shift]),
                            ]),
                        group(
                            .standardEdit,
                            [
                                edit("cut:", .cut), edit("copy:", .copy), edit("paste:", .paste),
                                edit("pasteAndMatchStyle:", .pasteAndMatchStyle), edit("delete:", .delete),
                                edit("selectAll:", .selectAll),
                            ]),
                        group(
                            .find,
                            [
                                edit("find:", .find), edit("findAndReplace:", .replace), edit("findNext:", .findNext),
                                edit("findPrevious:", .findPrevious),
                                edit("useSelectionForFind:", .useSelectionForFind),
                            ]),
                        group(.replace), group(.share), group(.spelling), group(.substitutions),
                        group(.transformations),
                        group(.speech), group(.lookup), group(.learn),
                    ]),
                menu(
                    SystemString.format.localized, .format,
                    [
                        group(
                            .font,
                            [
                                edit("toggleBoldface:", .bold), edit("toggleItalics:", .italic),
                                edit("toggleUnderline:", .underline),
                                group(.textSize, [edit("increaseSize:", .bigger), edit("decreaseSize:", .smaller)]),
                                group(.textColor), group(.textStylePasteboard),
                            ]),
                        group(.textStyle), group(.text, [group(.writingDirection), group(.alignment)]),
                    ]),
                menu(
                    SystemString.view.localized, .view,
                    [
                        group(.toolbar),
                        group(
                            .sidebar,
                            [
                                key(
                                    .sidebar, "performToggleSidebar:", UIWindow.performToggleSidebar(_:),
                                    UIKeyCommand.f9, [])
                            ]),
                        group(.fullscreen),
                    ]),
                menu(SystemString.window.localized, .window, [group(.minimizeAndZoom), group(.bringAllToFront)]),
                menu(
                    SystemString.help.localized, .help,
                    [
                        key(
                            .keyCommands, "performShowKeyCommands:", UIWindow.performShowKeyCommands(_:),
                            UIKeyCommand.f1, [])
                    ]),
            ])
    }

    private static func menu(_ title: String, _ identifier: UIMenu.Identifier, _ children: [UIMenuElement]) -> UIMenu {
        UIMenu(title: title, identifier: identifier, children: children)
    }

    private static func group(_ identifier: UIMenu.Identifier, _ children: [UIMenuElement] = []) -> UIMenu {
        UIMenu(identifier: identifier, options: .displayInline, children: children)
    }

    private static func key(
        _ title: SystemString, _ name: String, _ method: @escaping @MainActor (UIWindow) -> @MainActor (Any?) -> Void,
        _ input: String, _ modifiers: UIKeyModifierFlags = [.command]
    ) -> UIKeyCommand {
        UIKeyCommand(
            title: title.localized, action: Selector(name, method), input: input, modifierFlags: modifiers)
    }

    /// Returns a command of ``UIResponderStandardEditActions``; a key command where the list has a key.
    private static func edit(_ name: String, _ title: SystemString) -> UIMenuElement {
        guard let action = StandardEditAction.all.first(where: { $0.selector.name == name }) else {
            return UICommand(title: title.localized, action: Selector(name))
        }
        guard let input = action.key else { return UICommand(title: title.localized, action: action.selector) }
        return UIKeyCommand(
            title: title.localized, action: action.selector, input: input, modifierFlags: action.modifiers)
    }
}

extension AppContext {
    /// The main menu with the changes of the app, and its key commands.
    var mainMenu: (menu: UIMenu, keyCommands: [UIKeyCommand]) {
        let system = UIMenuSystem.main, requests = system.requests
        if let current = self[MainMenuPart.self].current(of: system) { return current }
        let application = UIApplication.shared
        let builder = MenuTree(system, root: MainMenu.standard(appName: application.information.appName))
        // Documented (UIResponder.buildMenu(with:)): the application and its delegate change the main menu.
        application.buildMenu(with: builder)
        (application.delegate as? UIResponder)?.buildMenu(with: builder)
        let menu = builder.root ?? UIMenu(identifier: .root)
        // A request during the call of the app asks for another menu.
        self[MainMenuPart.self].keep(menu, answering: requests)
        return (menu, menu.keyCommands)
    }
}
