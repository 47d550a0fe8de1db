import StringCatalogs
import Testing

struct StringFormatTests {
    @Test("malformed formats are left as they are")
    func odd() {
        let format = StringFormat()
        #expect(format.fill("100% %", []) == "100% %")
        #expect(format.fill("%", []) == "%")
        #expect(format.fill("%3$@ %@", [.text("a")]) == "%3$@ a")
        #expect(
            format.fill("%d %5.1f %@ %x %%", [.number(2.9), .integer(3), .integer(-1), .integer(255)])
                == "2   3.0 -1 ff %")
        #expect(format.fill("%99999999999999999999$@ %#@a@ %#@", [.integer(1)]) == "%99999999999999999999$@  %#@")
    }

    @Test("the general form of a variable replaces the variable, and a variable that contains itself ends")
    func general() {
        #expect(
            StringFormat.general("%2$#@b@ of %1$#@a@, 5 %%") { $0 == "a" ? "%d files" : "%ld %@" }
                == "%2$ld %2$@ of %1$d files, 5 %%")
        #expect(StringFormat.general("%#@a@") { _ in "x%#@a@" } == String(repeating: "x", count: 64))
        #expect(StringFormat.general("%#@gone@ %") { _ in nil } == " %")
    }
}
