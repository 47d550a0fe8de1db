import Foundation

// On iOS Foundation brings Combine.
public final class ReadingCounter {
    @Published public private(set) var count = 0
    public init() {}
    public func read() { count += 1 }
}
