import ListLogic
import Testing

struct ListSentenceTests {
    @Test("requests outside of a batch have the sentences of UIKit")
    func sentences() {
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
    }
}
