import InterfaceDocuments
import Testing

struct VocabularyTests {
    @Test("Every element and attribute that documents of real apps have more than three times is known")
    func counted() {
        let known = InterfaceVocabulary.known
        var count = 0
        for line in CountedWords.table.split(separator: "\n") {
            let parts = line.split(separator: ":")
            let element = String(parts[0])
            guard let attributes = known.attributes[element] else {
                Issue.record("<\(element)> is not known")
                continue
            }
            for name in parts.count > 1 ? parts[1].split(separator: " ") : [] {
                count += 1
                #expect(
                    attributes[String(name)] != nil || known.free.contains(element),
                    "\(name) of <\(element)> is not known")
            }
        }
        #expect(count > 700)
    }

    @Test("Every kind that the vocabulary names is a table of words")
    func tables() {
        for (element, attributes) in InterfaceVocabulary.known.attributes {
            for (name, kind) in attributes {
                if case .word(let table) = kind {
                    #expect(InterfaceEnumeration.tables[table] != nil, "\(name) of <\(element)>")
                }
            }
        }
        for (name, table) in InterfaceEnumeration.tables { #expect(!table.words.isEmpty, "\(name)") }
    }

    @Test(
        "Words that were counted have values",
        arguments: [
            (
                "event",
                """
                touchUpInside valueChanged primaryActionTriggered touchDown touchUpOutside editingChanged \
                touchCancel touchDragOutside editingDidEnd touchDragInside
                """
            ),
            ("itemStyle", "plain done"),
            (
                "systemItem",
                """
                done flexibleSpace add cancel play save edit trash action stop refresh compose bookmarks pause \
                undo redo fixedSpace search camera rewind fastForward organize reply
                """
            ),
            ("barStyle", "black blackTranslucent"),
            ("presentationStyle", "formSheet fullScreen overFullScreen automatic pageSheet currentContext"),
            ("transitionStyle", "flipHorizontal coverVertical partialCurl"), ("largeTitle", "never always"),
        ])
    func words(table: String, words: String) {
        for word in words.split(separator: " ") {
            #expect(InterfaceEnumeration.named(table)[String(word)] != nil, "\(word)")
        }
    }
}
