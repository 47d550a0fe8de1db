import DataExchange
public import Foundation
import HostInterface

/// Patterns in the texts of several items, and the forms with key paths.
extension UIPasteboard {
    /// Detects patterns in the texts of items. The handler is called once on the main thread, with the found patterns
    /// of each item, in the order of the items.
    /// - Parameter itemSet: the indices of the items; nil is all items. Indices without an item are ignored.
    public func detectPatterns(
        for patterns: Set<DetectionPattern>, inItemSet itemSet: IndexSet?,
        completionHandler: @escaping @MainActor (Result<[Set<DetectionPattern>], any Error>) -> Void
    ) {
        detect(patterns, in: itemSet) { items in completionHandler(.success(items.map { Set($0.keys) })) }
    }

    /// Detects values in the texts of items. The handler is called once on the main thread, with the found values of
    /// each item, in the order of the items.
    /// - Parameter itemSet: the indices of the items; nil is all items. Indices without an item are ignored.
    public func detectValues(
        for patterns: Set<DetectionPattern>, inItemSet itemSet: IndexSet?,
        completionHandler: @escaping @MainActor (Result<[[DetectionPattern: Any]], any Error>) -> Void
    ) {
        detect(patterns, in: itemSet) { items in completionHandler(.success(items)) }
    }

    /// Detects those of the key paths of values that the first text has. The handler is called once on the main thread.
    public func detectPatterns(
        for keyPaths: Set<PartialKeyPath<DetectedValues>>,
        completionHandler: @escaping @MainActor (Result<Set<PartialKeyPath<DetectedValues>>, any Error>) -> Void
    ) {
        detect(DetectedValues.patterns(of: keyPaths)) { completionHandler(.success(DetectedValues($0).patterns)) }
    }

    /// Detects those of the key paths of values that the texts of items have. The handler is called once on the main
    /// thread, with a set for each item.
    /// - Parameter itemSet: the indices of the items; nil is all items. Indices without an item are ignored.
    public func detectPatterns(
        for keyPaths: Set<PartialKeyPath<DetectedValues>>, inItemSet itemSet: IndexSet?,
        completionHandler: @escaping @MainActor (Result<[Set<PartialKeyPath<DetectedValues>>], any Error>) -> Void
    ) {
        detect(DetectedValues.patterns(of: keyPaths), in: itemSet) { items in
            completionHandler(.success(items.map { DetectedValues($0).patterns }))
        }
    }

    /// Detects the values of key paths in the first text. The handler is called once on the main thread.
    public func detectValues(
        for keyPaths: Set<PartialKeyPath<DetectedValues>>,
        completionHandler: @escaping @MainActor (Result<DetectedValues, any Error>) -> Void
    ) {
        detect(DetectedValues.patterns(of: keyPaths)) { completionHandler(.success(DetectedValues($0))) }
    }

    /// Detects the values of key paths in the texts of items. The handler is called once on the main thread, with the
    /// values of each item.
    /// - Parameter itemSet: the indices of the items; nil is all items. Indices without an item are ignored.
    public func detectValues(
        for keyPaths: Set<PartialKeyPath<DetectedValues>>, inItemSet itemSet: IndexSet?,
        completionHandler: @escaping @MainActor (Result<[DetectedValues], any Error>) -> Void
    ) {
        detect(DetectedValues.patterns(of: keyPaths), in: itemSet) { items in
            completionHandler(.success(items.map { DetectedValues($0) }))
        }
    }

    /// Returns those of the key paths of values that the texts of items have, for each item.
    /// - Parameter itemSet: the indices of the items; nil is all items. Indices without an item are ignored.
    public func detectedPatterns(
        for keyPaths: Set<PartialKeyPath<DetectedValues>>, inItemSet itemSet: IndexSet?
    ) async throws -> [Set<PartialKeyPath<DetectedValues>>] {
        try await detectedValues(for: keyPaths, inItemSet: itemSet).map(\.patterns)
    }

    /// Returns the values of key paths in the texts of items, for each item.
    /// - Parameter itemSet: the indices of the items; nil is all items. Indices without an item are ignored.
    public func detectedValues(
        for keyPaths: Set<PartialKeyPath<DetectedValues>>, inItemSet itemSet: IndexSet?
    ) async throws -> [DetectedValues] {
        let patterns = DetectedValues.patterns(of: keyPaths)
        return await withCheckedContinuation { done in
            detect(patterns, in: itemSet) { items in done.resume(returning: items.map { DetectedValues($0) }) }
        }
    }

    /// Passes the detected patterns of each item, each with its value.
    private func detect(
        _ patterns: Set<DetectionPattern>, in itemSet: IndexSet?,
        _ done: @escaping @MainActor ([[DetectionPattern: Any]]) -> Void
    ) {
        DetectionPattern.logMissing(patterns)
        loadTexts { texts in
            let chosen = texts.indices.filter { itemSet?.contains($0) ?? true }
            done(chosen.map { PasteboardPatterns(texts[$0]).values.filter { patterns.contains($0.key) } })
        }
    }

    /// Passes the text of each item; an empty one for an item without a text.
    private func loadTexts(_ done: @escaping @MainActor ([String]) -> Void) {
        guard let data = source.foreign else {
            return done(
                items.map { PasteboardType.text(in: $0) ?? PasteboardType.address(in: $0)?.absoluteString ?? "" })
        }
        loadText { text in
            guard data.types.contains(MediaType.addresses) else {
                return done(data.types.isEmpty ? [] : [text ?? ""])
            }
            data.load(MediaType.addresses) { bytes in
                var texts = bytes.map { URIList(reading: $0).addresses } ?? []
                if let text { texts.replaceSubrange(texts.prefix(1).indices, with: [text]) }
                done(texts)
            }
        }
    }
}
