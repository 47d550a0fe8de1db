extension UICollectionView {
    /// Orders the elements from back to front by their z index. Elements with the same z index keep their order. Called
    /// after the z index of a displayed element changed, so that touches reach the element in front.
    func orderElements() {
        var slots: [Int] = []
        var current: [UICollectionReusableView] = []
        for (slot, view) in subviews.enumerated() {
            guard let element = view as? UICollectionReusableView, element.shownAttributes != nil else { continue }
            slots.append(slot)
            current.append(element)
        }
        func zIndex(_ index: Int) -> Int { current[index].shownAttributes?.zIndex ?? 0 }
        let sorted = current.indices.sorted { (zIndex($0), $0) < (zIndex($1), $1) }.map { current[$0] }
        var places = Dictionary(uniqueKeysWithValues: current.indices.map { (ObjectIdentifier(current[$0]), $0) })
        for (index, view) in sorted.enumerated() where current[index] !== view {
            guard let other = places[ObjectIdentifier(view)] else { continue }
            exchangeSubview(at: slots[index], withSubviewAt: slots[other])
            current.swapAt(index, other)
            places[ObjectIdentifier(current[other])] = other
        }
    }
}
