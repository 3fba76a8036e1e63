import { useState } from 'react'
import { Checkbox } from '../../ui/kit/checkbox.tsx'
import type { Column } from '../../ui/kit/table.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'

export interface Selection<Row> {
  /** Of the page that is shown, in its order: no row out of sight is acted on. */
  readonly rows: readonly Row[]
  readonly all: boolean | 'some'
  /** How many can be selected here. */
  readonly selectable: number
  readonly selectAll: (selected: boolean) => void
  /** A first column of checkboxes. */
  readonly column: Column<Row, 'select'>
}

interface SelectionOptions<Row> {
  readonly keyOf: (row: Row) => string
  /** As its row is called: “Jun Dela Cruz”. */
  readonly nameOf: (row: Row) => string
  /** Default: every row. */
  readonly isSelectable?: (row: Row) => boolean
}

/** The rows of a page that a person has ticked. Rows of other pages, and those that went away, aren't among them. */
export function useSelection<Row>(
  page: readonly Row[] | undefined = [],
  { keyOf, nameOf, isSelectable = () => true }: SelectionOptions<Row>,
): Selection<Row> {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set())
  const candidates = page.filter(isSelectable)
  const rows = candidates.filter((row) => keys.has(keyOf(row)))
  const select = (changed: readonly Row[], selected: boolean) => {
    // Keys of rows that are no longer shown are dropped: coming back to them finds them unticked.
    const next = new Set(rows.map(keyOf))
    for (const row of changed) {
      if (selected) next.add(keyOf(row))
      else next.delete(keyOf(row))
    }
    setKeys(next)
  }
  return {
    rows,
    all: rows.length > 0 && (rows.length === candidates.length || 'some'),
    selectable: candidates.length,
    selectAll: (selected) => select(candidates, selected),
    column: {
      key: 'select',
      name: 'Select',
      cell: (row) =>
        isSelectable(row) && (
          <Checkbox
            name={`select-${keyOf(row)}`}
            checked={keys.has(keyOf(row))}
            onChange={(selected) => select([row], selected)}
          >
            <VisuallyHidden>Select {nameOf(row)}</VisuallyHidden>
          </Checkbox>
        ),
    },
  }
}
