import { type ReactNode, useState } from 'react'
import css from '../../theme/admin.module.css'
import { classes } from '../../ui/classes.ts'
import { Button } from '../../ui/kit/button.tsx'
import { Checkbox } from '../../ui/kit/checkbox.tsx'
import { row } from '../../ui/layout.ts'
import type { Selection } from './use-selection.tsx'

export interface BulkAction<Row> {
  readonly label: string
  /** The selected rows that it changes anything about; default: all. */
  readonly appliesTo?: (row: Row) => boolean
  /** Asks, acts and tells. */
  readonly dialog: (rows: readonly Row[], onClose: () => void) => ReactNode
}

interface BulkBarProps<Row> {
  /** One of the rows: “account”. */
  readonly noun: string
  /** Default: with an s. */
  readonly nouns?: string
  readonly selection: Selection<Row>
  /** For a card whose content doesn’t reach its edges. */
  readonly inset?: boolean
  readonly actions: readonly BulkAction<Row>[]
}

/** Actions on the selected rows of a table, above it. */
export function BulkBar<Row>({
  noun,
  nouns = `${noun}s`,
  selection,
  inset = false,
  actions,
}: BulkBarProps<Row>) {
  const [open, setOpen] = useState<{
    readonly action: BulkAction<Row>
    readonly rows: readonly Row[]
  } | null>(null)
  const { rows, all, selectable } = selection
  return (
    <section
      className={classes(row([2, 3]), css.bulk, inset && css.bulkInset)}
      aria-label={`Selected ${nouns}`}
    >
      <Checkbox name="select-all" checked={all} disabled={selectable === 0} onChange={selection.selectAll}>
        All on this page
      </Checkbox>
      <p className="note" role="status">
        {rows.length > 0 && `${rows.length} ${rows.length === 1 ? noun : nouns} selected`}
      </p>
      {rows.length > 0 &&
        actions.map((action) => {
          const fitting = rows.filter(action.appliesTo ?? (() => true))
          return (
            <Button
              key={action.label}
              size="small"
              disabled={fitting.length === 0}
              onClick={() => setOpen({ action, rows: fitting })}
            >
              {action.label}
              {fitting.length > 0 && fitting.length < rows.length && ` (${fitting.length})`}
            </Button>
          )
        })}
      {open?.action.dialog(open.rows, () => setOpen(null))}
    </section>
  )
}
