import CallStack
import CoreGraphics
import FocusLogic
import Foundation
import HostInterface
import ListLogic
import NavigationLogic
import ObjectiveCRuntime

extension UIWindow {
    /// Performs a command of the keyboard.
    /// - Returns: false if nothing in the window performs it, so that the key is a press of the app.
    func perform(_ command: WindowCommand) -> Bool {
        switch command {
        // Keys that cancel or go back have a separate order.
        case .cancel, .back: return false
        case .nextTab(let isForward): return container(UITabBarController.self)?.selectNextTab(isForward) ?? false
        case .tab(let index): return container(UITabBarController.self)?.selectTab(at: index) ?? false
        case .pane(let isForward): return focusSystem.moveToPane(isForward)
        case .sidebar:
            guard canToggleSidebar else { return false }
            performToggleSidebar(nil)
            return true
        case .rename: return rename()
        case .findNext(let isForward): return send(isForward ? "findNext:" : "findPrevious:")
        case .fullScreen: return toggleFullScreen()
        case .contextMenu: return openContextMenu()
        case .mainMenu: return openMainMenu()
        case .keyCommands:
            performShowKeyCommands(nil)
            return true
        }
    }

    /// The innermost container of a type around the controller that receives keys.
    private func container<Container: UIViewController>(_ type: Container.Type) -> Container? {
        var responder: UIResponder? = keyResponder
        while let current = responder {
            if let found = current as? Container { return found }
            // A responder behind a presentation receives no keys.
            if (current as? UIView)?.holdsPresentation == true { return nil }
            responder = current.next
        }
        return nil
    }

    /// Begins the search of the screen's search bar.
    /// - Returns: false for a screen without a search bar.
    func beginSearch() -> Bool {
        guard let search = container(UINavigationController.self)?.pageSearch else { return false }
        search.perform(.find)
        return firstResponder is any UIKeyInput
    }

    private func rename() -> Bool {
        guard let navigation = container(UINavigationController.self), !navigation.isNavigationBarHidden,
            navigation.navigationBar.topItem?.renameDelegate != nil
        else { return false }
        navigation.navigationBar.perform(.rename)
        return true
    }

    private func send(_ name: String) -> Bool {
        guard let action = StandardEditAction.all.first(where: { $0.selector.name == name })?.selector,
            let target = eventResponder.target(forAction: action, withSender: nil)
        else { return false }
        UIApplication.shared.sendAction(action, to: target, from: nil, for: nil)
        return true
    }

    /// Opens the context menu at the focused item, or at the caret of the edited text.
    private func openContextMenu() -> Bool {
        guard let place = keyPlace, !showsMenu else { return false }
        touchRouter.secondaryPress(at: CGPoint(x: place.midX, y: place.midY), in: self)
        return showsMenu
    }

    /// The visible part of what has the keys, in the window.
    private var keyPlace: CGRect? {
        let view = firstResponder as? UIView ?? focusSystem.focusedResponder as? UIView
        guard let view, view.window === self else { return nil }
        if let caret = firstResponder?.textInputRect { return caret }
        var shown = view
        if let list = view as? any FocusList, let path = list.listFocus.focused {
            shown = list.focusCell(at: path) ?? view
        }
        let place = shown.convert(shown.bounds, to: self).intersection(bounds)
        return place.isEmpty ? nil : place
    }
}

// MARK: - Commands of the main menu

extension UIWindow {
    /// Closes the sheet or menu in front, or the desktop's window.
    func performClose(_ sender: Any?) {
        if eventResponder.performDismissal() { return }
        guard let id = hostWindow?.id else { return }
        appContext.closeByUser(id)
    }

    /// Ends the app.
    func performQuit(_ sender: Any?) { appContext.quitByUser() }

    /// Opens another window of the app.
    func performNewScene(_ sender: Any?) {
        UIApplication.shared.requestSceneSessionActivation(nil, userActivity: nil, options: nil)
    }

    func undo(_ sender: Any?) { eventResponder.undoManager?.undo() }
    func redo(_ sender: Any?) { eventResponder.undoManager?.redo() }

    /// Shows or hides the sidebar of tabs, or the columns of a split view.
    func performToggleSidebar(_ sender: Any?) {
        if let tabs = container(UITabBarController.self), tabs.form.hasSidebar {
            tabs.sidebar.isHidden.toggle()
        } else {
            container(UISplitViewController.self)?.toggleColumns()
        }
    }

    private var canToggleSidebar: Bool {
        container(UITabBarController.self)?.form.hasSidebar == true
            || container(UISplitViewController.self)?.isCollapsed == false
    }

    func canPerformOwnCommand(_ action: Selector) -> Bool? {
        switch action.name {
        case "performClose:", "performQuit:", "performShowKeyCommands:": hostWindow != nil
        case "performNewScene:": UIApplication.shared.supportsMultipleScenes
        case "performToggleSidebar:": canToggleSidebar
        case "undo:": eventResponder.undoManager?.canUndo ?? false
        case "redo:": eventResponder.undoManager?.canRedo ?? false
        default: nil
        }
    }

    // MARK: Menus

    /// Opens the main menu below the top of the window.
    func openMainMenu() -> Bool {
        let menu = appContext.mainMenu.menu.menuToShow(for: eventResponder)
        guard !menu.children.isEmpty, !showsMenu else { return false }
        let area = bounds.inset(by: safeAreaInsets)
        let x = isRightToLeft ? area.maxX : area.minX
        presentMenu(
            menu, from: CGRect(x: x, y: area.minY, width: 0, height: 0), in: self, preferBelow: true, onDismiss: {})
        return true
    }

    /// Shows the key commands that work now, by menu, until a key or a touch.
    func performShowKeyCommands(_ sender: Any?) { listKeyCommands(receivesInput: true) }

    private func listKeyCommands(receivesInput: Bool) {
        guard overlay(KeyCommandList.self) == nil else { return }
        KeyCommandList(sections: keyCommandSections, receivesInput: receivesInput).appear(in: self)
    }

    /// Shows the list of key commands while Control or Super is held alone.
    func trackKeyHold(_ sample: KeySample) {
        let commandKeys: KeySample.Modifiers = [.control, .command]
        guard case .modifier(let key) = sample.key, !key.isDisjoint(with: commandKeys) else {
            return sample.isDown ? updateKeyHold(.otherInput) : ()
        }
        if !sample.isDown {
            updateKeyHold(.release)
        } else if !sample.isRepeat {
            updateKeyHold(sample.modifiers.isSubset(of: key) ? .press : .otherInput)
        }
    }

    func updateKeyHold(_ event: CommandKeyHold.Event) {
        switch keys.hold.handle(event) {
        case .wait(let number):
            appContext.after(CommandKeyHold.duration) { [weak self] in self?.updateKeyHold(.elapsed(number)) }
        // An open menu has the keys.
        case .showList: if !showsMenu { listKeyCommands(receivesInput: false) }
        case .hideList: overlay(KeyCommandList.self)?.dismiss()
        case nil: break
        }
    }
}

extension UIMenu {
    /// The menu with the commands that a responder or a responder up its chain performs now. Menus without such a
    /// command are left out.
    func menuToShow(for responder: UIResponder) -> UIMenu {
        replacingChildren(
            children.compactMap { child in
                if let menu = child as? UIMenu {
                    // An app may nest menus as deep as it likes.
                    var shown = menu
                    CallStack.withRoom { shown = menu.menuToShow(for: responder) }
                    return shown.children.isEmpty ? nil : shown
                }
                guard let command = child as? UICommand else { return child }
                guard let target = responder.target(forAction: command.action, withSender: command) else { return nil }
                (target as? UIResponder)?.validate(command)
                return command
            })
    }
}
