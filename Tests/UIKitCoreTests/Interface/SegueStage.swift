import Foundation
import UIKit

/// A storyboard with segues of all kinds, and classes that record their calls.
@MainActor
enum SegueStage {
    /// - Parameter inside: the content of the controller's element in addition to its view.
    static func scene(
        _ id: String, _ title: String, views: String = "", inside: String = "", loose: String = "",
        type: String = "SeguePage"
    ) -> String {
        """
        <scene sceneID="scene-\(id)"><objects>
        <viewController storyboardIdentifier="\(title)" title="\(title)" id="\(id)" customClass="\(type)" \
        customModule="UIKitCoreTests">
        <view key="view" id="\(id)-view"><rect key="frame" x="0" y="0" width="390" height="844"/>\
        <color key="backgroundColor" systemColor="systemBackgroundColor"/><subviews>\(views)</subviews></view>
        \(inside)</viewController>\(loose)<exit id="\(id)-exit" userLabel="Exit" sceneMemberID="exit"/></objects>\
        </scene>
        """
    }

    static func button(_ id: String, _ title: String, y: Int, _ segue: String) -> String {
        """
        <button id='\(id)'><rect key='frame' x='20' y='\(y)' width='200' height='44'/>\
        <state key='normal' title='\(title)'/><connections>\(segue)</connections></button>
        """
    }

    static func stack(_ id: String, root: String) -> String {
        """
        <scene><objects><navigationController storyboardIdentifier='\(id)' id='\(id)'>\
        <navigationBar key='navigationBar' id='\(id)-bar'/><connections>\
        <segue destination='\(root)' kind='relationship' relationship='rootViewController' id='\(id)-root'/>\
        </connections></navigationController></objects></scene>
        """
    }

    static let ways = InterfaceFolder.storyboard(
        initial: "nav",
        stack("nav", root: "start")
            + scene(
                "start", "Start",
                views: button("b1", "Go", y: 120, "<segue destination='detail' kind='show' identifier='show' id='g1'/>")
                    + button("b2", "Nameless", y: 180, "<segue destination='detail' kind='show' id='g2'/>")
                        + """
                        <view id='pad' userInteractionEnabled='YES'>\
                        <rect key='frame' x='20' y='300' width='200' height='60'/><connections>\
                        <outletCollection property='gestureRecognizers' destination='tap' id='oc'/></connections>\
                        </view>
                        """,
                inside: """
                    <navigationItem key="navigationItem" title="Start" id="item">\
                    <barButtonItem key="rightBarButtonItem" title="Form" id="bar"><connections>\
                    <segue destination="detail" kind="presentation" identifier="form" \
                    modalPresentationStyle="formSheet" modalTransitionStyle="crossDissolve" id="g3"/></connections>\
                    </barButtonItem></navigationItem>
                    <connections>
                    <segue destination="detail" kind="push" identifier="push" id="g5"/>\
                    <segue destination="detail" kind="modal" identifier="modal" modalPresentationStyle="fullScreen" \
                    animates="NO" id="g6"/>
                    <segue destination="detail" kind="show" identifier="still" animates="NO" id="g7"/>
                    <segue destination="detail" kind="popoverPresentation" identifier="popover" \
                    popoverAnchorBarButtonItem="bar" id="g8"><popoverArrowDirection key="popoverArrowDirection" \
                    up="YES" down="YES"/></segue>
                    <segue destination="detail" kind="popoverPresentation" identifier="viewPopover" \
                    popoverAnchorView="b1" id="g9"/>
                    <segue destination="detail" kind="custom" identifier="custom" customClass="StepSegue" \
                    customModule="UIKitCoreTests" id="g10"/>
                    <segue destination="detail" kind="custom" identifier="missing" customClass="NoSuchSegue" \
                    customModule="UIKitCoreTests" id="g11"/>
                    <segue destination="detail" kind="presentation" identifier="ownPresentation" \
                    customClass="CountingSegue" customModule="UIKitCoreTests" id="g12">\
                    <segue key="commit" inheritsFrom="parent" id="c1"/>\
                    <segue key="preview" inheritsFrom="commit" id="c2"/></segue>
                    <segue destination="made" kind="show" identifier="made" destinationCreationSelector="makeNoted:" \
                    id="g13"/>
                    <segue destination="made" kind="show" identifier="madeFrom" \
                    destinationCreationSelector="makeNoted:sender:" id="g14"/>
                    <segue destination="made" kind="show" identifier="madeBy" \
                    destinationCreationSelector="makeNoted:sender:segueIdentifier:" id="g15"/>
                    <segue destination="made" kind="show" identifier="madeNot" \
                    destinationCreationSelector="makeNone:" id="g16"/>
                    <segue destination="made" kind="show" identifier="unknownMaker" \
                    destinationCreationSelector="makeUnknown:" id="g17"/>
                    <segue destination="other" kind="show" identifier="other" id="g18"/>\
                    <segue destination="detail" kind="showDetail" identifier="showDetail" id="g19"/>
                    <segue destination="outer" kind="show" identifier="outer" id="g20"/>
                    </connections>
                    """,
                loose:
                    """
                    <tapGestureRecognizer id='tap'><connections>\
                    <segue destination='detail' kind='show' identifier='tap' id='g4'/></connections>\
                    </tapGestureRecognizer>
                    """
            )
            + scene(
                "detail", "Detail",
                views: button(
                    "b3", "Back", y: 120,
                    """
                    <segue destination='detail-exit' kind='unwind' identifier='back' unwindAction='backToStart:' \
                    id='u1'/>
                    """
                )
                    + button(
                        "b4", "Further", y: 180,
                        "<segue destination='detail2' kind='presentation' identifier='further' id='g21'/>"))
            + scene(
                "detail2", "Further",
                views: button(
                    "b5", "Home", y: 120,
                    """
                    <segue destination='detail2-exit' kind='unwind' identifier='home' unwindAction='backToStart:' \
                    animates='NO' id='u2'/>
                    """
                ),
                inside:
                    """
                    <connections><segue destination='detail2-exit' kind='unwind' identifier='nowhere' \
                    unwindAction='backToNowhere:' id='u3'/><segue destination='detail2-exit' kind='unwind' \
                    identifier='own' unwindAction='backToStart:' customClass='CountingSegue' \
                    customModule='UIKitCoreTests' id='u4'/></connections>
                    """
            )
            + scene("made", "Made", type: "NotedPage")
                + """
                <scene><objects><viewControllerPlaceholder storyboardName='Other' referencedIdentifier='There' \
                id='other'/></objects></scene>
                """
            + scene(
                "outer", "Outer",
                views:
                    """
                    <containerView id='box'><rect key='frame' x='10' y='100' width='200' height='150'/>\
                    <connections><segue destination='inner' kind='embed' identifier='embed' \
                    destinationCreationSelector='makeNoted:' id='e1'/></connections></containerView>
                    """,
                inside: "<connections><outlet property='box' destination='box' id='o1'/></connections>")
            + scene("inner", "Inner", type: "NotedPage"))

    static let other = InterfaceFolder.storyboard(initial: "x", scene("x", "There"))

    static func folder() throws -> InterfaceFolder {
        try InterfaceFolder(["Ways.storyboard": ways, "Other.storyboard": other])
    }
}

/// A page that records its calls in a list for all pages.
class SeguePage: UIViewController {
    static var calls: [String] = []
    static func take() -> [String] {
        defer { calls = [] }
        return calls
    }

    var allows = true
    /// For unwind segues: whether the page accepts the action; nil for the answer of super.
    var takes: Bool?
    weak var box: UIView?
    var onPrepare: ((UIStoryboardSegue, Any?) -> Void)?

    func note(_ text: String) { SeguePage.calls.append("\(title ?? "?") \(text)") }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        note("made")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        note("loaded")
    }
    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        note("should \(identifier) by \(sender.map { "\(type(of: $0))" } ?? "nil")")
        return allows
    }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        super.prepare(for: segue, sender: sender)
        note(
            """
            prepares \(segue.identifier ?? "-") to \(segue.destination.title ?? "?") by \
            \(sender.map { "\(type(of: $0))" } ?? "nil")\(segue.destination.isViewLoaded ? ", loaded" : "")
            """
        )
        onPrepare?(segue, sender)
    }
    override func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, sender: Any?
    ) -> Bool {
        let can = takes ?? super.canPerformUnwindSegueAction(action, from: fromViewController, sender: sender)
        note("can \(action) \(can)")
        return can
    }
    override func show(_ vc: UIViewController, sender: Any?) {
        note("shows \(vc.title ?? "?")")
        super.show(vc, sender: sender)
    }
    override func present(_ vc: UIViewController, animated: Bool, completion: (() -> Void)?) {
        note("presents \(vc.title ?? "?")\(animated ? " animated" : "")")
        super.present(vc, animated: animated, completion: completion)
    }

    private func backToStart(_ segue: UIStoryboardSegue) { note("action from \(segue.source.title ?? "?")") }
    private func makeNoted(_ coder: NSCoder) -> NotedPage? { NotedPage(coder: coder, word: "coder") }
    private func makeNoted(_ coder: NSCoder, sender: Any?) -> NotedPage? {
        NotedPage(coder: coder, word: "sender \(sender ?? "nil")")
    }
    private func makeNoted(_ coder: NSCoder, sender: Any?, segueIdentifier: String?) -> NotedPage? {
        NotedPage(coder: coder, word: "\(sender ?? "nil") \(segueIdentifier ?? "nil")")
    }
    private func makeNone(_ coder: NSCoder) -> NotedPage? { nil }
    override class var interfaceMembers: [InterfaceMember] {
        super.interfaceMembers + [
            .outlet("box", \SeguePage.box), .segueAction("makeNoted:", SeguePage.makeNoted(_:)),
            .segueAction("makeNoted:sender:", SeguePage.makeNoted(_:sender:)),
            .segueAction("makeNoted:sender:segueIdentifier:", SeguePage.makeNoted(_:sender:segueIdentifier:)),
            .segueAction("makeNone:", SeguePage.makeNone(_:)),
            .action("backToStart:", SeguePage.backToStart(_:)),
        ]
    }
}

/// A page that receives a value from its segue action.
final class NotedPage: SeguePage {
    private(set) var word = "none"

    convenience init?(coder: NSCoder, word: String) {
        self.init(coder: coder)
        self.word = word
    }
}

final class SegueStack: UINavigationController {
    private func makeRoot(_ coder: NSCoder) -> UIViewController {
        NotedPage(coder: coder, word: "root") ?? UIViewController()
    }
    override class var interfaceMembers: [InterfaceMember] {
        super.interfaceMembers + [.segueAction("makeRoot:", SegueStack.makeRoot(_:))]
    }
}

/// A segue that presents its destination by its own code.
final class StepSegue: UIStoryboardSegue {
    static weak var last: StepSegue?
    let step: Int

    override init(identifier: String?, source: UIViewController, destination: UIViewController) {
        step = 7
        super.init(identifier: identifier, source: source, destination: destination)
        StepSegue.last = self
    }

    override func perform() {
        SeguePage.calls.append("step \(step) \(UIView.areAnimationsEnabled)")
        source.navigationController?.pushViewController(destination, animated: false)
    }
}

/// A segue that counts its performances and calls super.
final class CountingSegue: UIStoryboardSegue {
    override func perform() {
        SeguePage.calls.append("counted")
        super.perform()
    }
}
