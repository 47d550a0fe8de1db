import ListLogic
import SeededNumbers
import Testing

struct IdentifierListWeightTests {
    @Test("the weights before an element are those of an array after random changes")
    func weights() {
        var random = SeededNumbers(seed: 91)
        for _ in 0..<20 {
            var list = IdentifierList<Int>(), array: [(element: Int, weight: Int)] = []
            for step in 0..<200 {
                let fresh = (0..<Int(random.next() % 90)).map { step * 1000 + $0 }
                switch random.next() % 4 {
                case 0:
                    let target = array.randomElement(using: &random)?.element
                    let place = array.firstIndex { $0.element == target }
                    if let target { _ = list.insert(fresh, beside: target, step: 0) } else { list.append(fresh) }
                    array.insert(contentsOf: fresh.map { ($0, 0) }, at: place ?? 0)
                case 1:
                    let share = random.next() % 8
                    let gone = array.map(\.element).filter { _ in random.next() % 8 < share }
                    list.remove(gone)
                    let set = Set(gone)
                    array.removeAll { set.contains($0.element) }
                default:
                    guard let index = array.indices.randomElement(using: &random) else { continue }
                    let change = Int(random.next() % 9) - 4
                    list.addWeight(change, to: array[index].element)
                    list.addWeight(change, to: -1)
                    array[index].weight += change
                }
                var sum = 0
                for (element, weight) in array {
                    if random.next() % 8 == 0 { #expect(list.weight(before: element) == sum) }
                    sum += weight
                }
                #expect(list.weight(before: -1) == nil)
            }
        }
    }
}
