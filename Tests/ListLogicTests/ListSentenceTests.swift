import ListLogic
import Testing

@Suite struct ListSentenceTests {
    @Test("requests outside of a batch have the sentences of UIKit")
    func sentences() {
        #expect(
            ListSentences.globalIndex(1, count: 1, .collectionView)
                == "request for index path for global index 1 when there are only 1 items in the collection view")
        #expect(
            ListSentences.countOfMissingSection(0, sections: 0, .collectionView)
                == "request for number of items in section 0 when there are only 0 sections in the collection view")
        #expect(
            ListSentences.unregisteredView(kind: "UICollectionElementKindCell", identifier: "X") == """
                could not dequeue a view of kind: UICollectionElementKindCell with identifier X - must register a nib \
                or a class for the identifier or connect a prototype cell in a storyboard
                """)
        #expect(
            ListSentences.unregisteredCell(identifier: "X") == """
                unable to dequeue a cell with identifier X - must register a nib or a class for the identifier or \
                connect a prototype cell in a storyboard
                """)
        let problem = BatchUpdateProblem.sectionCount(before: 1, after: 2, inserted: 0, deleted: 0)
        #expect(
            ListSentences.reload(after: problem, view: "<view>", update: "").hasSuffix(
                "(0 inserted, 0 deleted). - will perform reloadData. UICollectionView instance: <view>; "
                    + "currentUpdate: []"))
    }
}
