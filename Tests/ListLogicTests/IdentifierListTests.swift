import ListLogic
import SeededNumbers
import Testing

struct IdentifierListTests {
    @Test("a list of identifiers equals an array after random changes")
    func lists() {
        var random = SeededNumbers(seed: 11)
        for _ in 0..<20 {
            var (list, array) = (IdentifierList<Int>(), [Int]())
            for step in 0..<60 {
                let fresh = (0..<Int(random.next() % 90)).map { step * 1000 + $0 }
                switch random.next() % 4 {
                case 0:
                    list.append(fresh)
                    array += fresh
                case 1:
                    guard let target = array.randomElement(using: &random), let place = array.firstIndex(of: target)
                    else { continue }
                    #expect(list.insert(fresh, beside: target, step: step % 2) == nil)
                    array.insert(contentsOf: fresh, at: place + step % 2)
                case 2:
                    let gone = array.filter { _ in random.next() % 3 == 0 }
                    list.remove(gone)
                    array.removeAll { gone.contains($0) }
                default:
                    guard let one = array.randomElement(using: &random) else { continue }
                    list.remove([one, -1])
                    array.removeAll { $0 == one }
                }
                #expect(list.elements == array)
                #expect(list.count == array.count)
                for place in [0, array.count / 2, array.count - 1, array.count] where place >= 0 {
                    let expected = array.indices.contains(place) ? array[place] : nil
                    #expect(list.element(at: place) == expected)
                    if let expected { #expect(list.index(of: expected) == place) }
                }
            }
            #expect(list.append([array.first ?? 1]) == array.first)
        }
    }
}
