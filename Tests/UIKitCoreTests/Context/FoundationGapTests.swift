import Foundation
import Testing
import UIKit

/// Names of Apple's Foundation that Foundation on Linux lacks.
@MainActor struct FoundationGapTests {
    @Test("a weak pointer array keeps the place of an object that was released, until it is compacted")
    func weakPointers() {
        let array = NSPointerArray.weakObjects()
        let kept = UIView()
        do {
            let released = UIView()
            array.addPointer(Unmanaged.passUnretained(released).toOpaque())
            array.addPointer(Unmanaged.passUnretained(kept).toOpaque())
            #expect(array.allObjects.count == 2)
        }
        #expect(array.count == 2)
        #expect(array.pointer(at: 0) == nil)
        #expect(array.allObjects.first as? UIView === kept)
        array.compact()
        #expect(array.count == 1)
        #expect(array.pointer(at: 0).map { Unmanaged<UIView>.fromOpaque($0).takeUnretainedValue() } === kept)
    }

    @Test("a strong pointer array retains its objects; entries are inserted, replaced and removed by their index")
    func strongPointers() {
        let array = NSPointerArray.strongObjects()
        weak var released: UIView?
        do {
            let view = UIView()
            released = view
            array.addPointer(Unmanaged.passUnretained(view).toOpaque())
        }
        #expect(released != nil)
        array.insertPointer(nil, at: 0)
        #expect(array.count == 2 && array.pointer(at: 0) == nil)
        array.replacePointer(at: 1, withPointer: nil)
        #expect(released == nil)
        array.removePointer(at: 0)
        array.count = 3
        array.count = -1
        #expect(array.count == 3 && array.allObjects.isEmpty)
    }

    @Test("a locale names countries and languages in its own language")
    func localeNames() {
        let german = NSLocale(localeIdentifier: "de_DE")
        #expect(german.localizedString(forCountryCode: "FR") == "Frankreich")
        #expect(german.localizedString(forLanguageCode: "fr") == "Französisch")
    }

    @Test("an operation can call the methods that report a change of its own values")
    func operations() {
        final class Task: Operation, @unchecked Sendable {
            override func main() {
                willChangeValue(forKey: "isFinished")
                didChangeValue(forKey: "isFinished")
            }
        }
        let task = Task()
        task.start()
        #expect(task.isFinished)
    }

    @Test("a timer without arguments never fires")
    func emptyTimer() {
        let timer = Timer()
        #expect(!timer.isValid)
        timer.invalidate()
    }

    @Test("an object that two variables hold counts more references than one")
    func retainCount() {
        let view = UIView()
        let once = CFGetRetainCount(view)
        let other = [view]
        #expect(CFGetRetainCount(view) > once)
        withExtendedLifetime(other) {}
    }
}

extension FoundationGapTests {
    @Test("URL has the folders that FileManager has, and never an empty list")
    func folders() {
        #expect(URL.documentsDirectory == FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first)
        #expect(URL.cachesDirectory == FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first)
        #expect(URL.libraryDirectory == URL.applicationSupportDirectory)
        // Foundation on Linux has these three names: they are not ambiguous.
        let folders: [URL] = [
            URL.homeDirectory, URL.temporaryDirectory, URL.currentDirectory(), URL.desktopDirectory, URL.trashDirectory,
            URL.picturesDirectory,
        ]
        for folder in folders {
            #expect(folder.isFileURL && folder.path.hasPrefix("/"))
        }
    }

    @Test("an activity runs its part at once, with its name, and returns the part's result")
    func activities() throws {
        struct Fault: Error {}
        var name = ""
        let result = XCTContext.runActivity(named: "Open the list") { activity in
            name = activity.name
            activity.add(XCTAttachment(string: "a text"))
            return 5
        }
        #expect(name == "Open the list")
        #expect(result == 5)
        #expect(throws: Fault.self) {
            try XCTContext.runActivity(named: "") { (_: any XCTActivity) throws -> Void in throw Fault() }
        }
    }

    @Test("a calendar of Objective-C's form stores the start and the length of a unit")
    func calendarUnits() throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(secondsFromGMT: 0))
        var start: NSDate?
        var length: TimeInterval = 0
        let noon = Date(timeIntervalSinceReferenceDate: 12 * 3_600)
        #expect((calendar as NSCalendar).range(of: .day, start: &start, interval: &length, for: noon))
        #expect(start?.timeIntervalSinceReferenceDate == 0)
        #expect(length == 86_400)
        #expect((calendar as NSCalendar).range(of: .hour, start: nil, interval: nil, for: noon))
    }

    @Test("the name of the machine is read by the length that the constant gives")
    func machineName() throws {
        var information = utsname()
        uname(&information)
        let name = NSString(
            bytes: &information.machine, length: Int(_SYS_NAMELEN), encoding: String.Encoding.ascii.rawValue)
        #expect(MemoryLayout.size(ofValue: information.machine) == Int(_SYS_NAMELEN))
        #expect(try #require(name).length == Int(_SYS_NAMELEN))
        #expect(NSIntegerMax == Int.max && NSIntegerMin == Int.min)
    }
}
