import Glibc
import Testing

@testable import CallStack

@MainActor private func half(_ number: Int, _ unit: String) -> String { "\(number / 2) \(unit)" }
@MainActor private func large(_ numbers: (Int, Int, Int, Int, Int)) throws -> [Int] { [numbers.0, numbers.4] }

struct FunctionCastTests {
    private final class Counter {
        var count = 0
        @MainActor func add(_ number: Int) -> Int {
            count += number
            return count
        }
    }

    @Test("a function of the main actor gets its arguments and returns its result without the actor")
    func isolated() throws {
        let plain = FunctionCast.withoutActor(
            half as @MainActor (Int, String) -> String, as: ((Int, String) -> String).self)
        #expect(plain(8, "points") == "4 points")
        let throwing = FunctionCast.withoutActor(
            large as @MainActor ((Int, Int, Int, Int, Int)) throws -> [Int],
            as: (((Int, Int, Int, Int, Int)) throws -> [Int]).self)
        #expect(try throwing((1, 2, 3, 4, 5)) == [1, 5])
    }

    @Test("a method with captured state keeps its object")
    func methods() {
        let counter = Counter()
        let method: @MainActor (Counter) -> @MainActor (Int) -> Int = { counter in { counter.add($0) } }
        let plain = FunctionCast.withoutActor(method, as: ((Counter) -> (Int) -> Int).self)
        #expect(plain(counter)(2) == 2)
        #expect(plain(counter)(3) == 5)
        #expect(counter.count == 5)
    }

    @Test("only the actor and @Sendable may differ")
    func names() {
        func name(_ type: Any.Type) -> String { FunctionCast.nameWithoutActor(type) }
        #expect(name((@MainActor (Int) -> Void).self) == name(((Int) -> Void).self))
        #expect(name((@MainActor @Sendable (Int) -> Void).self) == name(((Int) -> Void).self))
        #expect(
            name((@MainActor (Counter) -> @MainActor () -> Int).self) == name(((Counter) -> () -> Int).self))
        #expect(name((@MainActor (Int) -> Void).self) != name(((UInt) -> Void).self))
        #expect(name((@MainActor (Int) -> Void).self) != name(((Int, Int) -> Void).self))
        #expect(name((@MainActor (Int) -> Void).self) != name(((Int) throws -> Void).self))
    }

    @Test("a function of a C library is found by its name")
    func symbols() throws {
        let absolute = try #require(FunctionCast.symbol("abs", as: (@convention(c) (Int32) -> Int32).self))
        #expect(absolute(-7) == 7)
        #expect(FunctionCast.symbol("chevron_no_such_function", as: (@convention(c) () -> Void).self) == nil)
        let library = try #require(dlopen("libm.so.6", RTLD_LAZY))
        let root = try #require(
            FunctionCast.symbol("sqrt", in: library, as: (@convention(c) (Double) -> Double).self))
        #expect(root(9) == 3)
    }

    @Test("a C function keeps its address under another C type")
    func cFunctions() {
        let double: @convention(c) (Int32) -> Int32 = { $0 * 2 }
        let erased = FunctionCast.cFunction(double, as: (@convention(c) () -> Void).self)
        let again = FunctionCast.cFunction(erased, as: (@convention(c) (Int32) -> Int32).self)
        #expect(again(21) == 42)
    }
}
