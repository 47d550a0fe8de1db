import Foundation
import Testing
import UIKit
import UIKitTesting

/// The menu of a document's title.
@MainActor
struct DocumentSharingTests {
    @Test("the title's menu offers Share if the app supplies a share sheet, and presents the sheet")
    func share() throws {
        let stage = NavigationStage("Title")
        let properties = UIDocumentProperties(url: URL(fileURLWithPath: "/tmp/Letter.txt"))
        var made = 0
        properties.activityViewControllerProvider = {
            made += 1
            return UIActivityViewController(activityItems: ["text"], applicationActivities: nil)
        }
        stage.change { stage.top.navigationItem.documentProperties = properties }
        try stage.app.tap("Title")
        stage.app.settle()
        #expect(made == 0)
        try stage.app.tap("Share")
        stage.app.settle()
        #expect(made == 1)
        #expect(stage.navigation.presentedViewController is UIActivityViewController)
    }

    @Test("without a sheet there is no Share")
    func none() throws {
        let stage = NavigationStage("Title")
        stage.change {
            stage.top.navigationItem.documentProperties = UIDocumentProperties(
                url: URL(fileURLWithPath: "/tmp/Letter.txt"))
        }
        try stage.app.tap("Title")
        stage.app.settle()
        #expect(stage.app.find("Share") == nil)
        #expect(stage.app.find { $0.hasPrefix("Letter.txt") } != nil)
    }

    @Test("a drag item keeps its provider and the app's own object")
    func dragItem() {
        let provider = NSItemProvider()
        let item = UIDragItem(itemProvider: provider)
        item.localObject = "own"
        #expect(item.itemProvider === provider)
        #expect(item.localObject as? String == "own")
        let properties = UIDocumentProperties(url: URL(fileURLWithPath: "/tmp/Letter.txt"))
        properties.dragItemsProvider = { _ in [item] }
        #expect(properties.dragItemsProvider != nil)
    }
}
