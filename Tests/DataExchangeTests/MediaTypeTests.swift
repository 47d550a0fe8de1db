import DataExchange
import Foundation
import Testing

/// The names of types between programs, and lists of addresses.
struct MediaTypeTests {
    @Test("a type of UIKit and its name between programs are found from each other")
    func names() {
        let pairs = [
            ("public.utf8-plain-text", "text/plain;charset=utf-8"), ("public.html", "text/html"),
            ("public.rtf", "text/rtf"), ("public.url", "text/uri-list"), ("public.png", "image/png"),
            ("public.jpeg", "image/jpeg"), ("com.apple.uikit.color", "application/x-color"),
            ("com.adobe.pdf", "application/pdf"), ("com.example.note", "com.example.note"),
        ]
        for (uniform, name) in pairs {
            #expect(MediaType.names(for: uniform).first == name)
            #expect(MediaType.uniformType(for: name) == uniform)
        }
    }

    @Test("older names of texts, and parameters of media types, name the same types")
    func olderNames() {
        for name in ["UTF8_STRING", "STRING", "TEXT", "text/plain", "text/plain;charset=utf-16", "TEXT/PLAIN"] {
            #expect(MediaType.uniformType(for: name) == "public.utf8-plain-text", "\(name)")
        }
        #expect(MediaType.uniformType(for: "text/html;charset=utf-8") == "public.html")
        #expect(MediaType.uniformType(for: "x-special/gnome-copied-files") == "public.url")
    }

    @Test("the link of a browser is its address, without the words")
    func link() {
        let words = "http://example.org/ä\nWords"
        #expect(MediaType.uniformType(for: "text/x-moz-url") == "public.url")
        #expect(MediaType.offered("public.url", among: ["text/plain", "text/x-moz-url"]) == "text/x-moz-url")
        for data in [Data(words.utf8), words.data(using: .utf16LittleEndian) ?? Data()] {
            #expect(MediaType.received(data, as: "text/x-moz-url") == Data("http://example.org/ä".utf8))
        }
        #expect(MediaType.received(Data(), as: "text/x-moz-url").isEmpty)
    }

    @Test("requests of X11 are no types, and unknown types keep their names")
    func others() {
        for name in ["TARGETS", "MULTIPLE", "TIMESTAMP", "SAVE_TARGETS", "COMPOUND_TEXT", "", "_NETSCAPE_URL"] {
            #expect(MediaType.uniformType(for: name) == nil, "\(name)")
        }
        #expect(MediaType.uniformType(for: "application/x-of-none") == "application/x-of-none")
        #expect(MediaType.names(for: "application/x-of-none") == ["application/x-of-none"])
        #expect(
            MediaType.uniformTypes(for: ["TARGETS", "UTF8_STRING", "STRING", "text/html"]) == [
                "public.utf8-plain-text", "public.html",
            ])
    }

    @Test("the best offered name of a type is chosen")
    func offered() {
        let names = ["STRING", "text/html;charset=utf-8", "UTF8_STRING", "application/x-own"]
        #expect(MediaType.offered("public.utf8-plain-text", among: names) == "UTF8_STRING")
        #expect(MediaType.offered("public.html", among: names) == "text/html;charset=utf-8")
        #expect(MediaType.offered("application/x-own", among: names) == "application/x-own")
        #expect(MediaType.offered("public.png", among: names) == nil)
    }

    @Test("texts of other encodings become UTF-8, and other data stays as it is")
    func encodings() {
        #expect(MediaType.received(Data([0xE4, 0x62]), as: "STRING") == Data("äb".utf8))
        #expect(MediaType.received(Data("ä\0".utf8), as: "UTF8_STRING") == Data("ä".utf8))
        #expect(MediaType.received(Data([0xFF, 0xFE, 0x61, 0, 0x62, 0]), as: "text/html") == Data("ab".utf8))
        #expect(MediaType.received(Data([0x61, 0, 0x62, 0]), as: "text/plain;charset=utf-16le") == Data("ab".utf8))
        #expect(MediaType.received(Data([0xE4, 0]), as: "text/rtf") == Data([0xE4, 0]))
        #expect(MediaType.received(Data([0xFF, 0xFE]), as: "image/png") == Data([0xFF, 0xFE]))
        #expect(MediaType.sent(Data("ä".utf8), as: "STRING") == Data([0xE4]))
        #expect(MediaType.sent(Data("日".utf8), as: "STRING") == nil)
        #expect(MediaType.sent(Data("日".utf8), as: "UTF8_STRING") == Data("日".utf8))
    }

    @Test("a list of addresses has comments, and lines with any end")
    func list() {
        let text = "# a comment\r\nfile:///a%20b\r\n\r\n https://example.org/x \nfile:///c\r"
        let list = URIList(reading: Data(text.utf8))
        #expect(list.addresses == ["file:///a%20b", "https://example.org/x", "file:///c"])
        #expect(URIList(["file:///a", "file:///b"]).data == Data("file:///a\r\nfile:///b\r\n".utf8))
        #expect(URIList(reading: list.data) == list)
    }

    @Test("a list of addresses is read within limits")
    func limits() {
        let many = Data(String(repeating: "a:b\n", count: URIList.mostAddresses + 5).utf8)
        #expect(URIList(reading: many).addresses.count == URIList.mostAddresses)
        let long = Data((String(repeating: "a", count: URIList.longestAddress + 1) + "\nfile:///x").utf8)
        #expect(URIList(reading: long).addresses == ["file:///x"])
        #expect(URIList(reading: Data([0xFF, 0xFE, 0x0A, 0x61])).addresses == ["a"])
        #expect(URIList(reading: Data()).addresses.isEmpty)
    }

    @Test("copied files of a file manager are a verb and addresses")
    func copiedFiles() {
        let list = URIList(readingCopiedFiles: Data("cut\nfile:///a\nfile:///b".utf8))
        #expect(list.addresses == ["file:///a", "file:///b"])
        #expect(list.copiedFiles(host: "here") == Data("copy\nfile:///a\nfile:///b".utf8))
        #expect(URIList(["https://example.org"]).copiedFiles(host: "here") == nil)
    }

    @Test("only file addresses of this computer are files")
    func files() {
        for address in ["file:///a%20b/%C3%A4", "file://localhost/a%20b/%C3%A4", "FILE://here/a%20b/ä", "file:/a b/ä"] {
            #expect(FileAddress.path(of: address, host: "here") == "/a b/ä", "\(address)")
        }
        let others = [
            "file://there/a", "https://example.org/a", "file:a", "file:", "file", "", "/a", "file:///a%2",
            "file:///a%zz",
            "file:///%FF", "file:///a%00b",
        ]
        for address in others { #expect(FileAddress.path(of: address, host: "here") == nil, "\(address)") }
        #expect(FileAddress.path(of: "file:///a?x#y", host: "") == "/a")
        for path in ["/a b", "/ä%/?#", "/x&y=(z)'"] {
            #expect(FileAddress.path(of: FileAddress.address(of: path), host: "here") == path)
        }
        #expect(FileAddress.address(of: "/a b#%") == "file:///a%20b%23%25")
    }

    @Test("a color has four numbers of 16 bits, and odd numbers are clamped")
    func color() {
        let color = ColorData(red: 1, green: 0, blue: 0.5, alpha: 1)
        let read = ColorData(reading: color.data)
        #expect(color.data.count == 8)
        #expect(read.map { abs($0.blue - 0.5) < 0.001 && $0.red == 1 && $0.green == 0 } == true)
        #expect(
            ColorData(red: .nan, green: -2, blue: 7, alpha: .infinity).data
                == ColorData(red: 0, green: 0, blue: 1, alpha: 1).data)
        #expect(ColorData(reading: Data([1, 2, 3])) == nil)
    }
}
