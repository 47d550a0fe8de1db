import Foundation
import Testing
import UIKit

/// The entry that `chevron` generates for Xcode sources.
final class EntryObject: NSObject {
    fileprivate private(set) var view: UIView?
    private(set) var sent = 0
    private func send() { sent += 1 }
}
extension EntryObject {
    @MainActor fileprivate static var interfaceList: [InterfaceMember] {
        [.outlet("view", \EntryObject.view), .action("send", { (target: EntryObject) in { target.send() } })]
    }
}
@MainActor final class InterfaceClass_EntryObject: InterfaceEntry {
    static var type: AnyClass? { EntryObject.self }
    static var members: [InterfaceMember] { EntryObject.interfaceList }
    static var object: AnyObject? { EntryObject() }
}

private final class HiddenBox: UIView {}
@MainActor final class InterfaceClass_HiddenBox: InterfaceEntry { static var type: AnyClass? { HiddenBox.self } }

final class PlainStamp: UIView {}
@MainActor final class InterfaceClass_XYStamp: InterfaceEntry { static var type: AnyClass? { PlainStamp.self } }

extension UIView {
    fileprivate var entryTag: Int {
        get { tag }
        set { tag = newValue }
    }
    @MainActor fileprivate static var interfaceMember_entryTag: InterfaceMember { .value("entryTag", \UIView.entryTag) }
}
@MainActor final class InterfaceMember_UIView_entryTag: InterfaceEntry {
    static var members: [InterfaceMember] { [UIView.interfaceMember_entryTag] }
}

@MainActor struct InterfaceEntryTests {
    @Test("An object that is no responder is made and connected by its entry, and a private class is found")
    func entries() throws {
        let text = """
            <view id='v' customClass='HiddenBox' customModule='UIKitCoreTests'>
            <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="entryTag">\
            <integer key="value" value="9"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
            <subviews><button id='b'><connections><action selector='send' destination='e' eventType='touchUpInside' \
            id='a'/></connections></button></subviews></view>
            <customObject id='e' customClass='EntryObject' customModule='UIKitCoreTests'><connections>\
            <outlet property='view' destination='v' id='o'/></connections></customObject>
            """
        let made = UINib(data: Data(InterfaceFolder.nib(text).utf8), bundle: nil).instantiate(withOwner: nil)
        let box = try #require(made.first as? HiddenBox)
        let object = try #require(made.last as? EntryObject)
        #expect(object.view === box)
        #expect(box.tag == 9)
        (box.subviews.first as? UIButton)?.sendActions(for: .touchUpInside)
        #expect(object.sent == 1)
    }

    @Test("A key path, or a missing nested class, writes no log lines of Foundation")
    func quiet() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let text = """
                    <view id='v' customClass='Outer.Inner' customModule='UIKitCoreTests'><userDefinedRuntimeAttributes>
                    <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">\
                    <integer key="value" value="9"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>\
                    </view>
                    """
                let made = UINib(data: Data(InterfaceFolder.nib(text).utf8), bundle: nil).instantiate(withOwner: nil)
                precondition((made.first as? UIView)?.layer.cornerRadius == 9)
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(!text.contains("NSClassFromString") && text.contains("there is no class Outer.Inner"), "\(text)")
    }

    @Test(
        "A message explains how to list an outlet with the name of a UIKit outlet, until the class lists it"
    )
    func sameNames() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let text = InterfaceFolder.nib(
                    "<view id='v'/>",
                    owner:
                        """
                        <connections><outlet property='scrollView' destination='v' id='o'/>\
                        <outlet property='view' destination='v' id='o2'/></connections>
                        """
                )
                let page = PlainViewController()
                _ = UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: page)
                precondition(page.isViewLoaded)
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains(#".outlet("scrollView", \PlainViewController.scrollView)"#), "\(text)")
        let stopped = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let text = InterfaceFolder.nib(
                    "<view id='v'/>",
                    owner: "<connections><outlet property='tableView' destination='v' id='o'/></connections>")
                _ = UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: NibOwner())
            }
        }
        let why = String(decoding: stopped?.standardErrorContent ?? [], as: UTF8.self)
        #expect(why.contains("\"tableView\", which its class NibOwner does not have"))
    }

    @Test("A class with a name of Objective-C's is found without a module, where others of the document have one")
    func renamed() {
        let text =
            "<view id='a' customClass='HiddenBox' customModule='UIKitCoreTests'/><view id='b' customClass='XYStamp'/>"
        let made = UINib(data: Data(InterfaceFolder.nib(text).utf8), bundle: nil).instantiate(withOwner: nil)
        #expect(made.first is HiddenBox)
        #expect(made.last is PlainStamp)
    }
}
