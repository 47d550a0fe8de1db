import UIKit
import UIKitCore

/// The content of the second window, which accepts drags of the app itself.
final class LocalTarget: UIViewController, UIDropInteractionDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemOrange
        view.addInteraction(UIDropInteraction(delegate: self))
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        say("other entered \(session.localDragSession == nil ? "foreign" : "local")")
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession)
        -> UIDropProposal
    {
        let point = session.location(in: view)
        say("other moved \(Int(point.x)) \(Int(point.y))")
        return UIDropProposal(operation: .copy)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        say("other left")
    }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        let objects = session.items.map { ($0.localObject as? String) ?? "nothing" }
        say("other dropped \(session.localDragSession == nil ? "foreign" : "local") " + objects.joined(separator: " "))
    }
}
