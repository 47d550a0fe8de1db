import QuartzCore
import Testing

/// The objects that tasks store, and the order in which objects were used.
@MainActor
struct ObjectsByTaskTests {
    @MainActor private final class Thing {}

    @Test("each task finds its own object, and an object leaves all its tasks at once")
    func tasks() async {
        var objects = ObjectsByTask<Thing>()
        let (own, shared, other) = (Thing(), Thing(), Thing())
        objects.setCurrent(own)
        await Task { objects.setCurrent(shared) }.value
        let found = await Task {
            objects.setCurrent(other)
            objects.setCurrent(shared)
            let first = objects.current
            objects.remove(shared)
            return (first, objects.current)
        }.value
        #expect(found.0 === shared)
        #expect(found.1 == nil)
        #expect(objects.current === own)
        objects.remove(own)
        #expect(objects.current == nil)
        #expect(objects.count == 0)
    }

    @Test("freed objects of thousands of tasks leave no entries behind, and living ones keep theirs")
    func freed() async {
        var objects = ObjectsByTask<Thing>()
        let living = Thing()
        objects.setCurrent(living)
        for _ in 0..<2_000 {
            await Task { objects.setCurrent(Thing()) }.value
        }
        #expect(objects.count <= 32)
        #expect(objects.current === living)
    }

    @Test("the last used object comes first, without those that were removed, freed or do not fit")
    func uses() {
        var objects = ObjectsByUse<Thing>()
        let (first, second, third) = (Thing(), Thing(), Thing())
        for thing in [first, second, third, first] { objects.use(thing) }
        objects.use(Thing())
        #expect(objects.last { _ in true } === first)
        #expect(objects.last { $0 !== first } === third)
        objects.remove(first)
        objects.remove(third)
        #expect(objects.last { _ in true } === second)
        objects.use(third)
        #expect(objects.last { _ in true } === third)
        #expect(objects.last { _ in false } == nil)
    }

    @Test("objects used in turn take no more space than living ones, and keep their order")
    func turns() {
        var objects = ObjectsByUse<Thing>()
        let things = (0..<5).map { _ in Thing() }
        for round in 0..<10_000 {
            objects.use(things[round % 5])
            objects.use(Thing())
        }
        #expect(objects.count <= 32)
        for thing in things.reversed() {
            #expect(objects.last { _ in true } === thing)
            objects.remove(thing)
        }
    }
}
