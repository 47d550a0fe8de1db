import Foundation
import Testing
import UIKit
import UIKitTesting

/// Encoding and decoding of values, and values that cannot be encoded.
@MainActor @Suite(.serialized) struct CodedValueTests {
    final class Note: NSObject, NSCoding {
        let text: String
        let next: Note?
        init(_ text: String, next: Note? = nil) {
            (self.text, self.next) = (text, next)
            super.init()
        }
        func encode(with coder: NSCoder) {
            coder.encode(text, forKey: "text")
            coder.encode(next, forKey: "next")
        }
        required init?(coder: NSCoder) {
            text = coder.decodeObject(forKey: "text") as? String ?? ""
            next = coder.decodeObject(forKey: "next") as? Note
        }
    }

    final class Circle: NSObject, NSCoding {
        var other: Circle?
        override init() { super.init() }
        func encode(with coder: NSCoder) { coder.encode(other, forKey: "other") }
        required init?(coder: NSCoder) { other = coder.decodeObject(forKey: "other") as? Circle }
    }

    private func page() -> UIViewController {
        let page = UIViewController()
        page.restorationIdentifier = "page"
        return page
    }

    private func pass(_ encode: @escaping (NSCoder) -> Void, _ decode: @escaping (NSCoder) -> Void) {
        defer { KeepingApp.reset() }
        var isDecoded = false
        KeepingApp.willEncode = encode
        KeepingApp.didDecode = {
            decode($0)
            isDecoded = true
        }
        let app = KeepingApp.start { self.page() }
        let again = KeepingApp.start(app.quit()) { self.page() }
        #expect(isDecoded)
        withExtendedLifetime(again) {}
    }

    @Test(
        "Numbers, texts, dates, addresses, lists, dictionaries, points and an app's own objects come back as they were")
    func values() {
        let date = Date(timeIntervalSinceReferenceDate: 1000.25), id = UUID()
        pass { coder in
            coder.encode(true, forKey: "yes")
            coder.encode(-42, forKey: "int")
            coder.encode(Int32(7), forKey: "int32")
            coder.encode(2.5, forKey: "double")
            coder.encode(Float(0.5), forKey: "float")
            coder.encode("text", forKey: "text")
            coder.encode("ns" as NSString, forKey: "ns")
            coder.encode(NSNumber(value: 3), forKey: "number")
            coder.encode(date, forKey: "date")
            coder.encode(id, forKey: "id")
            coder.encode(URL(string: "https://example.com/a?b"), forKey: "url")
            coder.encode(Data([1, 2]), forKey: "data")
            coder.encode(IndexPath(row: 3, section: 1), forKey: "path")
            coder.encode(IndexSet([1, 2, 5]), forKey: "set")
            coder.encode(["a", "b"], forKey: "list")
            coder.encode(["a": 1, "b": [true, 2.5]] as [String: Any], forKey: "dictionary")
            coder.encode(Set(["x"]), forKey: "members")
            coder.encode(CGPoint(x: 1, y: 2), forKey: "point")
            coder.encode(CGRect(x: 1, y: 2, width: 3, height: 4), forKey: "rect")
            coder.encode(Note("one", next: Note("two")), forKey: "note")
            coder.encode(nil as String?, forKey: "nothing")
        } _: { coder in
            #expect(coder.decodeBool(forKey: "yes"))
            #expect(coder.decodeInteger(forKey: "int") == -42)
            #expect(coder.decodeInt32(forKey: "int32") == 7)
            #expect(coder.decodeDouble(forKey: "double") == 2.5)
            #expect(coder.decodeFloat(forKey: "float") == 0.5)
            #expect(coder.decodeObject(forKey: "text") as? String == "text")
            #expect(coder.decodeObject(of: NSString.self, forKey: "ns") == "ns")
            #expect(coder.decodeObject(forKey: "number") as? Int == 3)
            #expect(coder.decodeObject(forKey: "date") as? Date == date)
            #expect(coder.decodeObject(forKey: "id") as? UUID == id)
            #expect(coder.decodeObject(forKey: "url") as? URL == URL(string: "https://example.com/a?b"))
            #expect(
                coder.decodeObject(forKey: "data") as? Data == Data([1, 2])
                    && coder.decodeObject(forKey: "path") as? IndexPath == IndexPath(row: 3, section: 1)
            )
            #expect(coder.decodeObject(forKey: "set") as? IndexSet == IndexSet([1, 2, 5]))
            #expect(coder.decodeObject(forKey: "list") as? [String] == ["a", "b"])
            let pairs = coder.decodeObject(forKey: "dictionary") as? [String: Any]
            #expect(pairs?["a"] as? Int == 1)
            #expect((pairs?["b"] as? [Any])?.first as? Bool == true)
            #expect((pairs?["b"] as? [Any])?.last as? Double == 2.5)
            #expect(coder.decodeObject(forKey: "members") as? Set<String> == ["x"])
            #expect(coder.decodePoint(forKey: "point") == CGPoint(x: 1, y: 2))
            #expect(coder.decodeRect(forKey: "rect") == CGRect(x: 1, y: 2, width: 3, height: 4))
            let note = coder.decodeObject(of: Note.self, forKey: "note")
            #expect(note?.text == "one")
            #expect(note?.next?.text == "two")
            #expect(coder.decodeObject(of: Circle.self, forKey: "note") == nil)
            #expect(coder.decodeObject(forKey: "nothing") == nil)
            #expect(coder.containsValue(forKey: "nothing"))
            #expect(!coder.containsValue(forKey: "other"))
            #expect(coder.decodeObject(forKey: "other") == nil)
            #expect(coder.decodeInteger(forKey: "text") == 0)
        }
    }

    @Test("UIKit says when, by what and for which idiom a state was kept")
    func facts() {
        pass { _ in
        } _: { coder in
            #expect(
                coder.decodeObject(forKey: UIApplication.stateRestorationTimestampKey) as? Date
                    == Date(timeIntervalSince1970: 1_718_193_600))
            #expect(coder.decodeObject(forKey: UIApplication.stateRestorationBundleVersionKey) is String)
            #expect(
                coder.decodeInteger(forKey: UIApplication.stateRestorationUserInterfaceIdiomKey)
                    == UIUserInterfaceIdiom.phone.rawValue)
        }
    }

    @Test("Objects that hold each other end somewhere, and what cannot be coded is left out")
    func odd() {
        let one = Circle()
        one.other = Circle()
        one.other?.other = one
        defer { one.other = nil }
        pass { coder in
            coder.encode(one, forKey: "circle")
            coder.encode(NSObject(), forKey: "object")
            coder.encode(CGPoint.zero as Any, forKey: "any")
            coder.encode(1, forKey: "last")
        } _: { coder in
            #expect(coder.decodeObject(forKey: "circle") is Circle)
            #expect(coder.decodeObject(forKey: "object") == nil)
            #expect(coder.decodeInteger(forKey: "last") == 1)
        }
    }

    // MARK: Tables

    final class Named: UITableViewController, UIDataSourceModelAssociation {
        var names: [String]
        init(_ names: [String]) {
            self.names = names
            super.init(style: .plain)
            restorationIdentifier = "named"
        }
        required init?(coder: NSCoder) { nil }
        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.restorationIdentifier = "table"
            tableView.rowHeight = 50
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        }
        func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String? { names[idx.row] }
        func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath? {
            names.firstIndex(of: identifier).map { IndexPath(row: $0, section: 0) }
        }
    }

    @Test("A table finds its first row and its selection by name, where rows were added meanwhile")
    func rows() throws {
        defer { KeepingApp.reset() }
        let names = (0..<60).map { "row \($0)" }
        let app = KeepingApp.start { Named(names) }
        let table = try #require(app.window.rootViewController as? Named).tableView!
        table.selectRow(at: IndexPath(row: 22, section: 0), animated: false, scrollPosition: .none)
        table.contentOffset.y = 1010 - table.adjustedContentInset.top
        app.settle()
        let again = KeepingApp.start(app.quit()) { Named(["new"] + names) }
        let came = try #require(again.window.rootViewController as? Named).tableView!
        #expect(came.contentOffset.y + came.adjustedContentInset.top == 1060)
        #expect(came.indexPathForSelectedRow == IndexPath(row: 23, section: 0))
    }

    @Test("Content that loads later is scrolled when it is loaded, unless the user scrolls before")
    func late() throws {
        defer { KeepingApp.reset() }
        let names = (0..<60).map { "row \($0)" }
        let app = KeepingApp.start { Named(names) }
        (app.window.rootViewController as? Named)?.tableView.contentOffset.y = 1000
        app.settle()
        let state = app.quit()
        for scrolls in [false, true] {
            let again = KeepingApp.start(state) { Named(Array(names.prefix(20))) }
            let screen = try #require(again.window.rootViewController as? Named)
            #expect(screen.tableView.contentOffset.y < 300)
            if scrolls {
                screen.tableView.contentOffset.y = 50
                again.settle()
            }
            screen.names = names
            screen.tableView.reloadData()
            again.settle()
            #expect(screen.tableView.contentOffset.y == (scrolls ? 50 : 1000))
        }
    }
}
