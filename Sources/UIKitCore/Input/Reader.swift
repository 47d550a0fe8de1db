import AccessibilityLogic
import CoreGraphics
import Foundation
import FrameTime
package import HostInterface
import QuartzCore

/// Connects one app with the screen readers of its host: answers their questions, performs their requests, and sends
/// the changes after each turn.
@MainActor
final class Reader {
    private(set) weak var app: AppContext?
    let connection: any ReaderConnection
    var identities = ReaderIdentities()
    var texts = ReaderTexts()
    private var tree: (objects: ReaderTree, made: FrameInstant)?
    private var conversation: ReaderConversation?
    /// The parents of the objects at the last update, and of those that went away in the last updates.
    private var knownParents: [AccessibleID: AccessibleID] = [:]
    private var formerParents: [AccessibleID: AccessibleID] = [:]
    private var schedule = ComparisonSchedule()
    /// The view with the keyboard focus at the last turn, and its element.
    private weak var keyboardView: UIView?
    private weak var keyboardObject: AnyObject?
    /// The element that the reader activated, until the keyboard moves the focus or the reader returns to the element.
    private weak var activated: AnyObject?
    /// The object with the focus at the last update, and its text.
    private weak var knownFocus: AnyObject?
    private var knownText: AccessibleText?
    private var knownFacts: AccessibleFacts?
    /// Whether the object with the focus was a cell of a table of data at the last update.
    private var wasCell = false
    /// The row with the focus at the last update.
    private var knownRow: ReadRow?

    init(_ app: AppContext, _ connection: any ReaderConnection) {
        (self.app, self.connection) = (app, connection)
        connection.source = self
    }

    // MARK: Objects

    /// The objects between two turns. A reader asks many questions about one element, so the structure is kept for a
    /// moment: an app may change it without a turn.
    var currentTree: ReaderTree {
        guard let app else { return ReaderTree.empty }
        if let tree, app.now - tree.made < ComparisonSchedule.interval { return tree.objects }
        let parts = app.perform { ReaderTree.parts(of: app) }
        let made = ReaderTree(parts, &identities)
        tree = (made, app.now)
        return made
    }

    /// The view or element of a number; nil if it left its window.
    func object(_ id: AccessibleID) -> AnyObject? {
        guard currentTree.parents[id] != nil else { return nil }
        return identities.object(of: id)
    }

    /// Called when a reader's request or a turn may have changed the objects.
    func forgetTree() { tree = nil }

    // MARK: Turns

    /// Called at the end of each turn.
    func update() {
        forgetTree()
        guard let app, connection.isHeard else {
            (conversation, schedule) = (nil, ComparisonSchedule())
            return
        }
        if conversation == nil { conversation = ReaderConversation() }
        trackKeyboard(app)
        let now = app.now
        let isUrgent = isUrgent(app)
        switch schedule.step(at: now, isMoving: app.environment.isAnimating, isUrgent: isUrgent) {
        case .wait(let instant): return requestTurn(at: instant)
        case .checkElement(let instant):
            if focusedFacts(app) == knownFacts { return requestTurn(at: instant) }
        case .compare: break
        }
        schedule.compared(at: now)
        recoverFocus(app)
        rememberParents()
        let (snapshot, facts) = snapshot(app)
        (knownFocus, knownText) = (focusedObject, snapshot.focus.flatMap { snapshot.elements[$0]?.text })
        wasCell = snapshot.focus.map { currentTree.cells.contains($0) } ?? false
        knownFacts = facts.map(Self.inMotion) ?? focusedFacts(app)
        if let element = app.accessibilityFocus, let focus = snapshot.focus { knownRow = ReadRow(element, focus) }
        let events = conversation?.update(to: snapshot, at: now) ?? []
        if !events.isEmpty { connection.send(events) }
        if let next = conversation?.nextInstant { requestTurn(at: next) }
    }

    func announce(_ text: String, _ politeness: AccessiblePoliteness) {
        guard let app, let window = app.screenWindow, connection.isHeard else { return }
        if conversation == nil { conversation = ReaderConversation() }
        conversation?.announce(text, politeness, in: identities.id(of: window))
    }

    /// Requests a turn, after which the changes are sent.
    func updateSoon() {
        guard connection.isHeard else { return }
        schedule.forgetComparison()
        app?.environment.requestFrame()
    }

    /// Whether the focus or the edited text changed, which a reader speaks at once.
    private func isUrgent(_ app: AppContext) -> Bool {
        let object = focusedObject
        // The reader gets another focus at the end of the motion.
        if object == nil, connection.hasReader, app.environment.isAnimating { return false }
        guard object === knownFocus else { return true }
        guard object is any UITextInput, let id = position(object) else { return false }
        return text(of: id) != knownText
    }

    /// The facts about the element with the focus, as far as motion does not change them.
    private func focusedFacts(_ app: AppContext) -> AccessibleFacts? {
        focusedObject.flatMap { facts(of: $0, isCell: wasCell, isFocused: true, app) }.map(Self.inMotion)
    }

    /// The motion itself changes whether an element is inside the window.
    private static func inMotion(_ facts: AccessibleFacts) -> AccessibleFacts {
        var facts = facts
        facts.isShowing = true
        return facts
    }

    private func requestTurn(at instant: FrameInstant) {
        guard let app, schedule.request(turnAt: instant, at: app.now) else { return }
        app.after(instant - app.now) { [weak self] in self?.schedule.requestEnded() }
    }

    /// Chosen: the parents of some hundred objects, because a reader asks for the element that had the focus before.
    private func rememberParents() {
        let parents = currentTree.parents
        if formerParents.count > 500 { formerParents = [:] }
        for (id, parent) in knownParents where parents[id] == nil { formerParents[id] = parent }
        knownParents = parents
    }

    func formerParent(of id: AccessibleID) -> AccessibleID? { formerParents[id] ?? knownParents[id] }

    /// All objects, and the facts about the object with the focus.
    private func snapshot(_ app: AppContext) -> (AccessibleSnapshot, focused: AccessibleFacts?) {
        let tree = currentTree
        texts.keep { tree.parents[$0] != nil }
        var snapshot = AccessibleSnapshot()
        snapshot.windows = tree.children[.application] ?? []
        snapshot.elements.reserveCapacity(tree.parents.count)
        snapshot.focus = focus
        var focused: AccessibleFacts?
        for id in tree.order {
            guard let parent = tree.parents[id], let object = identities.object(of: id),
                let facts = facts(
                    of: object, isCell: tree.cells.contains(id), isFocused: snapshot.focus == id, app)
            else { continue }
            if snapshot.focus == id { focused = facts }
            snapshot.elements[id] = .init(
                parent: parent, children: tree.children[id] ?? [], facts,
                text: object is any UITextInput ? text(of: id) : nil)
        }
        return (snapshot, focused)
    }

    // MARK: Focus

    /// The object with the focus of the screen reader, or of the keyboard without a screen reader.
    private var focusedObject: AnyObject? { connection.hasReader ? app?.accessibilityFocus : keyboardObject }

    var focus: AccessibleID? {
        guard let app, !app.keyHasResigned else { return nil }
        return position(focusedObject)
    }

    /// The number of an object that is read; nil for an object that is hidden, for example behind a modal view.
    private func position(_ object: AnyObject?) -> AccessibleID? {
        guard let object else { return nil }
        // The tree gives new objects their numbers.
        let parents = currentTree.parents
        return identities.knownID(of: object).flatMap { parents[$0] == nil ? nil : $0 }
    }

    /// The reader follows the focus of the keyboard.
    private func trackKeyboard(_ app: AppContext) {
        let view = app.keyboardFocus
        guard view !== keyboardView else { return }
        let object = view.flatMap { AccessibilityTree.element(in: $0) }
        // The row is not displayed yet. The next turn repeats the call.
        if connection.hasReader, object != nil, position(object) == nil { return }
        (keyboardView, keyboardObject) = (view, object)
        if !isCovered(activated) { activated = nil }
        guard connection.hasReader, let element = keyboardObject as? any AccessibilityFocusable else { return }
        app.moveAccessibilityFocus(to: element)
    }

    /// Chosen: a reader whose row was scrolled out of sight is at the nearest row, as VoiceOver is. A reader whose
    /// element left otherwise, or is behind a modal view, is at the element that it activated, such as a menu button,
    /// at the element with the keyboard, or at the first element. A focused row that is displayed later takes the
    /// reader along.
    private func recoverFocus(_ app: AppContext) {
        guard connection.hasReader, !app.keyHasResigned, !app.environment.isAnimating, isLost(app.accessibilityFocus)
        else { return }
        if let neighbor = knownRow?.neighbors.first(where: { self.position($0) != nil }) {
            app.moveAccessibilityFocus(to: neighbor, reveals: false)
            return forgetTree()
        }
        let known = [activated, keyboardObject].lazy.compactMap { $0 as? any AccessibilityFocusable }
        if let element = known.first(where: { self.position($0) != nil }) {
            activated = nil
            app.moveAccessibilityFocus(to: element)
        } else {
            // An element behind a menu keeps the keyboard, and does not get the focus again at the end of the menu.
            if !isCovered(keyboardObject) { (keyboardView, keyboardObject) = (nil, nil) }
            app.moveAccessibilityFocus(to: AccessibilityTree.element(in: nil))
        }
        forgetTree()
    }

    /// Whether the reader's element left. A list may use the cell of the reader for another row, which the reader reads
    /// only if the keyboard is in the row.
    private func isLost(_ element: (any AccessibilityFocusable)?) -> Bool {
        guard let id = position(element) else { return true }
        guard let knownRow, knownRow.element === element, element !== keyboardObject else { return false }
        return knownRow.id != id
    }

    /// The reader has activated an element. A button behind its menu is remembered until the end of the menu.
    func activated(_ object: AnyObject) {
        if !isCovered(activated) { activated = object }
    }

    /// Whether an element is behind a modal view.
    private func isCovered(_ object: AnyObject?) -> Bool {
        guard let element = object as? any AccessibilityFocusable, element.isInWindow else { return false }
        return position(element) == nil
    }

    /// The reader has moved the focus itself.
    func keyboardMoved(_ app: AppContext) {
        keyboardView = app.keyboardFocus
        keyboardObject = keyboardView.flatMap { AccessibilityTree.element(in: $0) }
    }
}

extension AppContext {
    /// The edited text, or the item with the focus of the keyboard.
    fileprivate var keyboardFocus: UIView? {
        guard let window = typingWindow else { return nil }
        if let text = window.firstResponder as? UIView, text is any UITextInput { return text }
        guard let system = window.knownFocusSystem, system.isDisplayed else { return nil }
        return system.item as? UIView
    }

    /// The screen readers' view of the app; nil if the host has no connection to screen readers.
    var reader: Reader? { self[OwnedReader.self].reader }

    /// Called when the app starts.
    package func connectReaders(of host: any HostInterface.Host) {
        guard let connection = host.readers else { return }
        let reader = Reader(self, connection)
        self[OwnedReader.self].reader = reader
        self[AccessibilityFocus.self].announce = { [weak reader] notification, argument in
            if let (text, politeness) = notification.announcement(argument) { reader?.announce(text, politeness) }
            reader?.updateSoon()
        }
    }
}

/// The reader of an app.
@MainActor
struct OwnedReader: AppPart {
    var reader: Reader?
}

extension UIAccessibility.Notification {
    /// The text that a notification announces, and whether the text interrupts the current speech.
    ///
    /// Documented (NSAttributedString.Key.accessibilitySpeechQueueAnnouncement): an attributed text that is not queued
    /// interrupts; accessibilitySpeechAnnouncementPriority: so does a text of high priority. Chosen: a text without
    /// attributes waits, because a screen reader of the desktop would otherwise cut off the element with the focus.
    fileprivate func announcement(_ argument: Any?) -> (text: String, politeness: AccessiblePoliteness)? {
        guard self == .announcement || self == .pageScrolled else { return nil }
        if let text = argument as? String { return (text, .polite) }
        guard let text = argument as? NSAttributedString, text.length > 0 else { return nil }
        let queues = text.attribute(.accessibilitySpeechQueueAnnouncement, at: 0, effectiveRange: nil) as? NSNumber
        let priority = text.attribute(.accessibilitySpeechAnnouncementPriority, at: 0, effectiveRange: nil)
        let isHigh = [priority as? UIAccessibilityPriority, (priority as? String).map { .init(rawValue: $0) }]
            .contains(.high)
        return (text.string, queues?.boolValue == false || isHigh ? .assertive : .polite)
    }
}
