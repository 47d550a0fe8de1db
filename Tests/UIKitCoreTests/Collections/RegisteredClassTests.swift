import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
struct RegisteredClassTests {
    private let app = TestApp(UIViewController())

    @Test func `any class may be registered, because only a request for a view refuses it`() {
        let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        collection.register(UIView.self, forCellWithReuseIdentifier: "a")
        collection.register(UILabel.self, forSupplementaryViewOfKind: "b", withReuseIdentifier: "b")
        let table = UITableView()
        table.register(UIView.self, forCellReuseIdentifier: "a")
        table.register(NSObject.self, forHeaderFooterViewReuseIdentifier: "b")
        table.register(UITableViewCell.self, forCellReuseIdentifier: "a")
        #expect(table.dequeueReusableCell(withIdentifier: "a") != nil)
    }

    @Test(arguments: [0, 1, 2]) func `a request for a view of another class stops`(number: Int) async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [number] in
            await MainActor.run {
                let table = UITableView()
                table.register(UIView.self, forCellReuseIdentifier: "a")
                table.register(UIView.self, forHeaderFooterViewReuseIdentifier: "a")
                switch number {
                case 0: _ = table.dequeueReusableCell(withIdentifier: "a")
                case 1: _ = table.dequeueReusableHeaderFooterView(withIdentifier: "a")
                default:
                    let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
                    collection.register(UIView.self, forCellWithReuseIdentifier: "a")
                    _ = collection.dequeueReusableCell(
                        withReuseIdentifier: "a", for: IndexPath(item: 0, section: 0))
                }
            }
        }
        let text = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
        #expect(text.contains("UIView is no UI"))
    }
}
