public final class Nest {
    public private(set) var eggs: Int
    public init(eggs: Int) { self.eggs = eggs }
    public func hatch() { eggs = max(0, eggs - 1) }
}
