import ListLogic
import Testing

/// Items on screen that differ from the data source.
struct ListPictureTests {
    private func path(_ section: Int, _ item: Int) -> ListIndexPath { ListIndexPath(section: section, item: item) }

    /// The data index path of each shown item of a section; nil for a slot.
    private func content(_ picture: ListPicture, _ section: Int) -> [Int?] {
        (0..<picture.shownCounts[section]).map { picture.dataPath(of: path(section, $0))?.item }
    }

    @Test func `a slot moves the items after it`() {
        var picture = ListPicture(counts: [3, 0])
        #expect(picture.isPlain)
        #expect(picture.insert(ListPicture.gap, at: path(0, 1)) == true)
        #expect(content(picture, 0) == [0, nil, 1, 2])
        #expect(picture.shownPath(of: path(0, 1)) == path(0, 2))
        #expect(picture.insert(1, at: path(1, 0)) == true)
        #expect(picture.shownCounts == [4, 1])
        #expect(picture.insert(2, at: path(1, 2)) == false)
        #expect(picture.remove(ListPicture.gap) == path(0, 1))
        #expect(content(picture, 0) == [0, 1, 2])
    }

    @Test func `a dragged item and slots are shown together`() {
        var picture = ListPicture(counts: [4])
        #expect(picture.insert(1, at: path(0, 2)) == true)
        #expect(picture.move(path(0, 0), to: path(0, 4)) == true)
        #expect(content(picture, 0) == [1, 2, nil, 3, 0] || content(picture, 0) == [1, nil, 2, 3, 0])
        picture.endMove()
        #expect(picture.insertionPath(of: 1) != nil)
        #expect(content(picture, 0).compactMap { $0 } == [0, 1, 2, 3])
    }

    @Test func `a committed slot becomes an item`() throws {
        var picture = ListPicture(counts: [2])
        _ = picture.insert(1, at: path(0, 1))
        _ = picture.insert(2, at: path(0, 1))
        #expect(picture.insertionPath(of: 1) == path(0, 1))
        let new = try #require(picture.committing(2))
        #expect(content(new, 0) == [0, 1, nil, 2])
        #expect(picture.committing(9) == nil)
    }

    /// Random batches, compared with arrays of names.
    @Test func `slots keep their neighbors in a batch, and the batch on screen is that of the data`() throws {
        var seed: UInt64 = 7
        func random(_ limit: Int) -> Int {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((seed >> 33) % UInt64(max(limit, 1)))
        }
        for _ in 0..<500 {
            let count = random(7)
            var picture = ListPicture(counts: [count])
            for slot in 1...2 where random(2) == 0 { _ = picture.insert(slot, at: path(0, random(count + 1))) }
            var batch = BatchUpdate()
            let deleted = Set((0..<count).filter { _ in random(3) == 0 })
            batch.deletedItems = deleted.sorted().map { path(0, $0) }
            var names = (0..<count).filter { !deleted.contains($0) }.map { "\($0)" }
            for number in 0..<random(3) {
                let place = random(names.count + 1)
                names.insert("new \(number)", at: place)
            }
            batch.insertedItems = names.indices.filter { names[$0].hasPrefix("new") }.map { path(0, $0) }
            let plan = try batch.plan(before: [count], after: [names.count])
            let new = picture.applying(plan, moves: [])
            #expect(new.slots.map(\.id).sorted() == picture.slots.map(\.id).sorted())
            let shown = try picture.shown(batch, to: new).plan(before: picture.shownCounts, after: new.shownCounts)
            for slot in picture.slots {
                #expect(shown.newIndexPath(of: slot.path) == new.path(of: slot.id))
            }
            for item in 0..<count {
                let old = try #require(picture.shownPath(of: path(0, item)))
                #expect(shown.newIndexPath(of: old) == plan.newIndexPath(of: path(0, item)).flatMap(new.shownPath))
            }
        }
    }
}
