import CoreGraphics
import Foundation
import InterfaceDocuments
import Testing

@testable import UIKitCore

/// Collection views of storyboards, with prototype cells.
@MainActor
struct CollectionStoryboardTests {
    private static let text = """
        <document type='com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB' version='3.0' \
        initialViewController='grid'><scenes><scene sceneID='s'><objects>\
        <collectionViewController id='grid' clearsSelectionOnViewWillAppear='NO'>\
        <collectionView key='view' dataMode='prototypes' id='view'>\
        <rect key='frame' x='0' y='0' width='390' height='844'/>\
        <collectionViewFlowLayout key='collectionViewLayout' minimumLineSpacing='6' \
        minimumInteritemSpacing='6' id='flow'>\
        <size key='itemSize' width='120' height='50'/><size key='headerReferenceSize' width='50' height='40'/>\
        </collectionViewFlowLayout>\
        <cells><collectionViewCell reuseIdentifier='tile' id='cell'>\
        <collectionViewCellContentView key='contentView' id='content'><subviews>\
        <label text='Prototype' id='label'><rect key='frame' x='4' y='5' width='60' height='20'/></label>\
        </subviews></collectionViewCellContentView></collectionViewCell></cells>\
        <collectionReusableView key='sectionHeaderView' reuseIdentifier='head' id='head'><subviews>\
        <label text='Header' id='headLabel'/></subviews></collectionReusableView>\
        <connections><outlet property='dataSource' destination='grid' id='o1'/>\
        <outlet property='delegate' destination='grid' id='o2'/></connections></collectionView>\
        </collectionViewController></objects></scene></scenes></document>
        """

    @Test func `a controller of a storyboard has its collection view, layout and prototypes`() throws {
        let stage = ScrollStage(size: CGSize(width: 390, height: 844))
        let document = try InterfaceDocument(bytes: Array(Self.text.utf8), name: "Grid.storyboard")
        let made = UIStoryboard(InterfaceSource(document, name: "Grid", bundle: .main))
            .instantiateInitialViewController()
        let controller = try #require(made as? UICollectionViewController)
        #expect(!controller.clearsSelectionOnViewWillAppear)
        #expect(controller.collectionView === controller.view)
        #expect(controller.collectionView.dataSource === controller)
        final class Source: NSObject, UICollectionViewDataSource {
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }
            func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
                -> UICollectionViewCell
            { collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath) }
            func collectionView(
                _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
                at indexPath: IndexPath
            ) -> UICollectionReusableView {
                collectionView.dequeueReusableSupplementaryView(
                    ofKind: kind, withReuseIdentifier: "head", for: indexPath)
            }
        }
        let source = Source()
        controller.collectionView.dataSource = source
        stage.window.rootViewController = controller
        stage.settle()
        let cells = controller.collectionView.visibleCells
        #expect(
            cells.map(\.frame.origin) == [
                CGPoint(x: 0, y: 40), CGPoint(x: 135, y: 40), CGPoint(x: 270, y: 40), CGPoint(x: 0, y: 96),
            ])
        #expect(cells.allSatisfy { ($0.contentView.subviews.first as? UILabel)?.text == "Prototype" })
        #expect(cells.first?.contentView.frame == CGRect(x: 0, y: 0, width: 120, height: 50))
        let header = controller.collectionView.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
        #expect((header?.subviews.first as? UILabel)?.text == "Header")
    }
}
