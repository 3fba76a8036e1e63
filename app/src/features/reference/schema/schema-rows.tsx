import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { classes } from '../../../ui/classes.ts'
import type { NamedSchemas } from '../types.ts'
import type { SchemaRow } from './rows.ts'
import { SchemaField } from './schema-field.tsx'
import css from './schema-tree.module.css'

export interface SchemaRowsProps {
  readonly rows: readonly SchemaRow[]
  readonly schemas: NamedSchemas
  /** Names of the schemas above; one of them again is recursion, and opens on demand. */
  readonly trail: readonly string[]
  readonly depth?: number
  readonly id?: string
}

/** More than this at once is a wall, and slow to draw. */
const step = 60

export function SchemaRows({ rows, schemas, trail, depth = 0, id }: SchemaRowsProps) {
  const [shown, setShown] = useState(step)
  const rest = rows.length - shown
  return (
    <ul className={classes(css.rows, depth > 0 && css.nested)} id={id}>
      {rows.slice(0, shown).map((row, place) => (
        <SchemaField
          key={`${row.path} ${row.label}`}
          row={row}
          schemas={schemas}
          trail={trail}
          depth={depth}
          first={place === 0}
        />
      ))}
      {rest > 0 && (
        <li className={css.row}>
          <Button onClick={() => setShown(shown + step)}>Show {Math.min(rest, step)} more fields</Button>
        </li>
      )}
    </ul>
  )
}
