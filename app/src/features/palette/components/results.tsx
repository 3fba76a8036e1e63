import css from '../results.module.css'
import type { Row, RowGroup } from '../rows.ts'
import { Option } from './option.tsx'

interface ResultsProps {
  readonly groups: readonly RowGroup[]
  readonly rows: readonly Row[]
  readonly active: number
  readonly onChoose: (place: number) => void
  readonly onOpen: (row: Row, elsewhere: boolean) => void
}

export function Results({ groups, rows, active, onChoose, onOpen }: ResultsProps) {
  return (
    <div id="palette-list" className={css.list} role="listbox" aria-label="Results">
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: options of a listbox stand in a group, never in a fieldset
        <div key={group.id} role="group" aria-labelledby={group.id}>
          <div id={group.id} className={css.name}>
            {group.name}
          </div>
          {group.rows.map((row) => (
            <Option
              key={row.id}
              row={row}
              active={rows[active] === row}
              onPoint={() => onChoose(rows.indexOf(row))}
              onOpen={onOpen}
            />
          ))}
        </div>
      ))}
    </div>
  )
}
