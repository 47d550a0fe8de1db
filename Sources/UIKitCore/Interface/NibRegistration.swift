extension UICollectionView.CellRegistration {
    /// Creates a registration of a nib with one cell.
    public init(cellNib: UINib, handler: @escaping Handler) { self.init(cellNib, handler) }
}

extension UICollectionView.SupplementaryRegistration {
    /// Creates a registration of a nib with one view.
    public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
        self.init(supplementaryNib, elementKind, handler)
    }
}
