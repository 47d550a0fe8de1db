import AccessibilityLogic
import DesktopBus

extension AccessibleMembers {
    /// `org.a11y.atspi.Selection`: the selected rows of a list, and the selected tab.
    static let selection = AccessibleMembers(
        .selection,
        [
            AccessibleMethod("GetSelectedChild", "i", "(so)") { call throws(BusFault) in
                let (selected, index) = (call.selected, try call.number(0))
                return [call.reference(selected.indices.contains(index) ? selected[index] : nil)]
            },
            AccessibleMethod("SelectChild", "i", "b") { call throws(BusFault) in
                call.later(.setSelected(true), on: try call.child(try call.number(0)))
                return [.flag(true)]
            },
            AccessibleMethod("DeselectSelectedChild", "i", "b") { call throws(BusFault) in
                let (selected, index) = (call.selected, try call.number(0))
                guard selected.indices.contains(index) else { return [.flag(false)] }
                call.later(.setSelected(false), on: selected[index])
                return [.flag(true)]
            },
            AccessibleMethod("IsChildSelected", "i", "b") { call throws(BusFault) in
                [.flag(call.isSelected(try call.child(try call.number(0))))]
            },
            AccessibleMethod("SelectAll", "", "b") { call throws(BusFault) in
                guard try call.facts().allowsMultipleSelection else { return [.flag(false)] }
                for child in call.server.children(of: call.id) where !call.isSelected(child) {
                    call.later(.setSelected(true), on: child)
                }
                return [.flag(true)]
            },
            AccessibleMethod("ClearSelection", "", "b") { call throws(BusFault) in
                for child in call.selected { call.later(.setSelected(false), on: child) }
                return [.flag(true)]
            },
            AccessibleMethod("DeselectChild", "i", "b") { call throws(BusFault) in
                call.later(.setSelected(false), on: try call.child(try call.number(0)))
                return [.flag(true)]
            },
        ],
        [
            AccessibleProperty("NSelectedChildren", "i") { call throws(BusFault) in .number(call.selected.count) }
        ])

    /// `org.a11y.atspi.Table`: a table of data.
    static let table = AccessibleMembers(
        .table,
        [
            AccessibleMethod("GetAccessibleAt", "ii", "(so)") { call throws(BusFault) in
                [call.reference(call.cell(try call.number(0), try call.number(1)))]
            },
            AccessibleMethod("GetIndexAt", "ii", "i") { call throws(BusFault) in
                [.number(call.cell(try call.number(0), try call.number(1)).map(call.server.index) ?? -1)]
            },
            AccessibleMethod("GetRowAtIndex", "i", "i") { call throws(BusFault) in
                [.number(call.range(ofChild: try call.number(0))?.row ?? -1)]
            },
            AccessibleMethod("GetColumnAtIndex", "i", "i") { call throws(BusFault) in
                [.number(call.range(ofChild: try call.number(0))?.column ?? -1)]
            },
            AccessibleMethod("GetRowDescription", "i", "s") { call throws(BusFault) in
                [.string(call.header(try call.number(0), ofRow: true).map(call.server.name) ?? "")]
            },
            AccessibleMethod("GetColumnDescription", "i", "s") { call throws(BusFault) in
                [.string(call.header(try call.number(0), ofRow: false).map(call.server.name) ?? "")]
            },
            AccessibleMethod("GetRowExtentAt", "ii", "i") { call throws(BusFault) in
                [.number(call.span(try call.number(0), try call.number(1))?.rowSpan ?? 1)]
            },
            AccessibleMethod("GetColumnExtentAt", "ii", "i") { call throws(BusFault) in
                [.number(call.span(try call.number(0), try call.number(1))?.columnSpan ?? 1)]
            },
            AccessibleMethod("GetRowHeader", "i", "(so)") { call throws(BusFault) in
                [call.reference(call.header(try call.number(0), ofRow: true))]
            },
            AccessibleMethod("GetColumnHeader", "i", "(so)") { call throws(BusFault) in
                [call.reference(call.header(try call.number(0), ofRow: false))]
            },
            AccessibleMethod("GetSelectedRows", "", "ai") { _ throws(BusFault) in [.array("i", [])] },
            AccessibleMethod("GetSelectedColumns", "", "ai") { _ throws(BusFault) in [.array("i", [])] },
            AccessibleMethod("IsRowSelected", "i", "b") { _ throws(BusFault) in [.flag(false)] },
            AccessibleMethod("IsColumnSelected", "i", "b") { _ throws(BusFault) in [.flag(false)] },
            AccessibleMethod("IsSelected", "ii", "b") { call throws(BusFault) in
                [.flag(call.cell(try call.number(0), try call.number(1)).map(call.isSelected) ?? false)]
            },
            AccessibleMethod("AddRowSelection", "i", "b") { _ throws(BusFault) in [.flag(false)] },
            AccessibleMethod("AddColumnSelection", "i", "b") { _ throws(BusFault) in [.flag(false)] },
            AccessibleMethod("RemoveRowSelection", "i", "b") { _ throws(BusFault) in [.flag(false)] },
            AccessibleMethod("RemoveColumnSelection", "i", "b") { _ throws(BusFault) in [.flag(false)] },
            AccessibleMethod("GetRowColumnExtentsAtIndex", "i", "biiiib") { call throws(BusFault) in
                let index = try call.number(0)
                guard let range = call.range(ofChild: index) else {
                    return [.flag(false)] + [-1, -1, 0, 0].map { .number($0) } + [.flag(false)]
                }
                let isSelected = call.isSelected(try call.child(index))
                return [
                    .flag(true), .number(range.row), .number(range.column), .number(range.rowSpan),
                    .number(range.columnSpan), .flag(isSelected),
                ]
            },
        ],
        [
            AccessibleProperty("NRows", "i") { call throws(BusFault) in
                .number(call.source.tableSize(of: call.id)?.rows ?? 0)
            },
            AccessibleProperty("NColumns", "i") { call throws(BusFault) in
                .number(call.source.tableSize(of: call.id)?.columns ?? 0)
            },
            AccessibleProperty("Caption", "(so)") { call throws(BusFault) in call.reference(nil) },
            AccessibleProperty("Summary", "(so)") { call throws(BusFault) in call.reference(nil) },
            AccessibleProperty("NSelectedRows", "i") { _ throws(BusFault) in .number(0) },
            AccessibleProperty("NSelectedColumns", "i") { _ throws(BusFault) in .number(0) },
        ])

    /// `org.a11y.atspi.TableCell`: a cell of such a table.
    static let tableCell = AccessibleMembers(
        .tableCell,
        [
            AccessibleMethod("GetRowColumnSpan", "", "biiii") { call throws(BusFault) in
                let range = call.source.tableRange(of: call.id)
                return [
                    .flag(range != nil), .number(range?.row ?? -1), .number(range?.column ?? -1),
                    .number(range?.rowSpan ?? 1), .number(range?.columnSpan ?? 1),
                ]
            },
            AccessibleMethod("GetColumnHeaderCells", "", "a(so)") { call throws(BusFault) in
                [call.references(call.source.headers(of: call.id, ofRow: false))]
            },
            AccessibleMethod("GetRowHeaderCells", "", "a(so)") { call throws(BusFault) in
                [call.references(call.source.headers(of: call.id, ofRow: true))]
            },
        ],
        [
            AccessibleProperty("ColumnSpan", "i") { call throws(BusFault) in
                .number(call.source.tableRange(of: call.id)?.columnSpan ?? 1)
            },
            AccessibleProperty("Position", "(ii)") { call throws(BusFault) in
                let range = call.source.tableRange(of: call.id)
                return .structure([.number(range?.row ?? -1), .number(range?.column ?? -1)])
            },
            AccessibleProperty("RowSpan", "i") { call throws(BusFault) in
                .number(call.source.tableRange(of: call.id)?.rowSpan ?? 1)
            },
            AccessibleProperty("Table", "(so)") { call throws(BusFault) in
                call.reference(call.server.parent(of: call.id))
            },
        ])
}

extension AccessibleCall {
    fileprivate func isSelected(_ object: AccessibleID) -> Bool {
        server.facts(of: object)?.traits.contains(.selected) ?? false
    }

    fileprivate var selected: [AccessibleID] { server.children(of: id).filter(isSelected) }

    /// The cell at a place of the table; nil for a place outside of the table.
    fileprivate func cell(_ row: Int, _ column: Int) -> AccessibleID? {
        server.children(of: id).first { child in
            guard let range = source.tableRange(of: child) else { return false }
            return row >= range.row && row - range.row < range.rowSpan && column >= range.column
                && column - range.column < range.columnSpan
        }
    }

    fileprivate func span(_ row: Int, _ column: Int) -> AccessibleCellRange? {
        cell(row, column).flatMap(source.tableRange)
    }

    fileprivate func range(ofChild index: Int) -> AccessibleCellRange? {
        let children = server.children(of: id)
        return children.indices.contains(index) ? source.tableRange(of: children[index]) : nil
    }

    fileprivate func header(_ index: Int, ofRow: Bool) -> AccessibleID? {
        let first = ofRow ? cell(index, 0) : cell(0, index)
        return first.flatMap { source.headers(of: $0, ofRow: ofRow).first }
    }
}
