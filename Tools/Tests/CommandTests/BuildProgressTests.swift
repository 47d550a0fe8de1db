import Testing

@testable import chevron

@Suite struct BuildProgressTests {
    private func texts(_ output: String, isTerminal: Bool, isSuccess: Bool = true) -> String {
        var progress = BuildProgress(isTerminal: isTerminal)
        let texts = progress.read(Array(output.utf8)) + progress.finish(isSuccess: isSuccess)
        return texts.joined()
    }

    @Test("a log gets a line for each tenth of the steps, and never a smaller share than before")
    func tenths() {
        let output = "Building for debugging...\n[1/20] A\n[3/20] B\n[5/50] C\n[19/20] D\n[20/20] E\n"
        #expect(
            texts(output, isTerminal: false)
                == ["0", "10", "90", "100"].map { "chevron: building the library, \($0) %\n" }.joined())
    }

    @Test("a terminal gets one line that changes with each percent, and a line break at the end")
    func terminal() {
        #expect(
            texts("[1/4] A\n[1/4] B\n[2/4] C\n", isTerminal: true)
                == "\rchevron: building the library, 25 %\rchevron: building the library, 50 %\n")
    }

    @Test("a failed build prints the lines that are no steps, and lines that look like steps and are none")
    func failure() {
        let output = "[0/2] Planning\nfile.swift:1:1: error: no\n[x/2] odd\n[9/2] odd\nlast"
        let text = texts(output, isTerminal: false, isSuccess: false)
        #expect(text == "chevron: building the library, 0 %\nfile.swift:1:1: error: no\n[x/2] odd\n[9/2] odd\nlast\n")
        #expect(!texts(output, isTerminal: false).contains("error"))
    }
}
