import CoreGraphics
import HeadlessHost
import HostInterface
import UIKit
import UIKitCore

/// A screen reader that the test controls.
extension TestApp {
    /// Whether the user runs a screen reader. False by default; moving the reader starts it.
    public var runsScreenReader: Bool {
        get { host.settings.readsScreen }
        set { change { $0.readsScreen = newValue } }
    }

    /// The reader's text for its current element, as a line of ``spokenText``; nil without a current element.
    public var readerLine: String? {
        activate()
        guard let element = context.accessibilityFocus else { return nil }
        return readerElements.first { $0.object === element }?.line
    }

    /// Moves the reader to the first element in reading order with this label or identifier.
    public func moveReader(to name: String) throws {
        startReader()
        guard let node = readerElements.first(where: { $0.label == name || $0.identifier == name }) else {
            throw ReaderError(name: name, lines: readerElements.map(\.line))
        }
        move(to: node)
    }

    /// Moves the reader to the next element in reading order, as a flick to the right does. Without a current element,
    /// moves to the first.
    /// - Returns: false at the last element.
    @discardableResult public func moveReaderForward() -> Bool { moveReader(by: 1) }

    /// Moves the reader to the previous element, as a flick to the left does. Without a current element, moves to the
    /// last.
    /// - Returns: false at the first element.
    @discardableResult public func moveReaderBackward() -> Bool { moveReader(by: -1) }

    /// Activates the reader's element, as its double tap does: by `accessibilityActivate()`, otherwise by a tap on the
    /// element.
    public func activateWithReader() {
        activate()
        guard let element = context.accessibilityFocus,
            let node = readerElements.first(where: { $0.object === element })
        else { return }
        let isHandled = context.perform {
            (element as? UIView)?.accessibilityActivate()
                ?? (element as? UIAccessibilityElement)?.accessibilityActivate()
        }
        guard isHandled != true else { return turn() }
        let point = (element as? UIView)?.accessibilityActivationPoint
        tap(at: point ?? CGPoint(x: node.frame.midX, y: node.frame.midY))
    }

    private func startReader() {
        if !runsScreenReader { runsScreenReader = true }
        activate()
    }

    private var readerElements: [AccessibilityTree.Node] {
        window.layoutIfNeeded()
        return AccessibilityTree(window).elements
    }

    private func moveReader(by step: Int) -> Bool {
        startReader()
        let (elements, current) = (readerElements, context.accessibilityFocus)
        let index = current.flatMap { current in elements.firstIndex { $0.object === current } }
        let next = index.map { $0 + step } ?? (step > 0 ? 0 : elements.count - 1)
        guard elements.indices.contains(next) else { return false }
        move(to: elements[next])
        return true
    }

    private func move(to node: AccessibilityTree.Node) {
        context.perform { context.moveAccessibilityFocus(to: node.object as? any AccessibilityFocusable) }
        turn()
    }
}

/// The error for an unknown element name.
private struct ReaderError: Error, CustomStringConvertible {
    let name: String
    let lines: [String]
    var description: String {
        "TestApp.moveReader(to:): nothing is labeled \"\(name)\"; a reader meets:\n\(lines.joined(separator: "\n"))"
    }
}
