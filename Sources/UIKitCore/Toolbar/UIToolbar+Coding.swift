import Foundation

extension UIToolbar {
    var archivedItems: [UIBarButtonItem] { appearances.isManaged ? [] : content.items }
}
