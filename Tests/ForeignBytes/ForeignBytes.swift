import AssetCatalogs
import CairoRaster
import Foundation
import InterfaceDocuments
import StateRestoration

/// The readers of foreign bytes. Each reader returns nil or throws for invalid bytes, and never stops the program.
@MainActor
package enum ForeignBytes: String, CaseIterable, Sendable {
    case document, catalog, symbol, image, animation, vector, state, archive, layout, strings, format

    package func read(_ bytes: [UInt8]) {
        switch self {
        case .document: readDocument(bytes)
        case .catalog: readCatalog(bytes)
        case .symbol: readSymbol(bytes)
        case .image: _ = CairoCodec().decode(Data(bytes))
        case .animation: ForeignImages.read(bytes)
        case .vector: _ = CairoCodec().decodeVector(Data(bytes), scale: 1)
        case .state: readState(bytes)
        case .archive: ForeignArchive.read(bytes)
        case .layout: ForeignTexts.readLayout(bytes)
        case .strings: ForeignTexts.readStrings(bytes)
        case .format: ForeignTexts.readFormat(bytes)
        }
    }

    private func readDocument(_ bytes: [UInt8]) {
        guard let document = try? InterfaceDocument(bytes: bytes, name: "Fuzz") else { return }
        _ = document.oddities
        for scene in document.scenes { _ = scene.reference }
        document.root.walk { element in
            _ = (
                element.identity, element.connections, element.constraints, element.runtimeAttributes,
                element.varied(width: 1, height: 2)
            )
            _ = (
                element.buttonStates(), element.segments, element.textTraits, element.tableSections, element.prototypes,
                element.font()
            )
            _ = (InterfaceColor(element), InterfaceText(element), InterfaceImage(element, "image"))
            for segue in element.segues { _ = document.isWhole(segue) }
        }
    }

    private func readCatalog(_ bytes: [UInt8]) {
        guard let set = AssetSet(Data(bytes)) else { return }
        for case .components(let red, let green, let blue, let alpha)? in set.variants.map(\.color) {
            precondition([red, green, blue, alpha].allSatisfy { (0...1).contains($0) }, "a color out of range")
        }
    }

    private func readSymbol(_ bytes: [UInt8]) {
        guard let template = SymbolTemplate(Data(bytes)) else { return }
        for scale in SymbolTemplate.Scale.allCases {
            guard let form = template.form(weight: 500, scale)?.form else { continue }
            precondition(form.width.isFinite && form.width >= 0, "a symbol without a finite width")
        }
    }

    private func readState(_ bytes: [UInt8]) {
        _ = try? StateFile.state(of: bytes)
        // With a valid checksum, damaged content is read as well.
        guard let state = try? StateFile.content(bytes[...]) else { return }
        precondition(state.isSound, "a state that is not sound")
    }
}
