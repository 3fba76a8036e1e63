import { namesWithin, rowsOf, type SchemaRow, typeLabel } from '@switchboard/oas/schema'
import { ChevronRight } from 'lucide-react'
import { useId, useState } from 'react'
import { classes } from '../../../ui/classes.ts'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { PlainButton } from '../../../ui/plain-button.tsx'
import { PlainTag } from '../../../ui/plain-tag.tsx'
import type { NamedSchemas } from '../types.ts'
import { FieldNotes } from './field-notes.tsx'
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
          <PlainButton onClick={() => setShown(shown + step)}>
            Show {Math.min(rest, step)} more fields
          </PlainButton>
        </li>
      )}
    </ul>
  )
}

interface SchemaFieldProps {
  readonly row: SchemaRow
  readonly schemas: NamedSchemas
  readonly trail: readonly string[]
  readonly depth: number
  readonly first: boolean
}

/** Two levels lie open when they are short; of several forms only the first. */
const openDepth = 2
const openRows = 12

function SchemaField({ row, schemas, trail, depth, first }: SchemaFieldProps) {
  const { label, form, path, required, schema } = row
  const below = rowsOf(row, schemas)
  const names = namesWithin(schema, schemas)
  const again = below.length > 0 ? names.find((name) => trail.includes(name)) : undefined
  const [open, setOpen] = useState(
    !again && depth < openDepth && below.length <= openRows && (!form || (first && depth === 0)),
  )
  const id = useId()
  const name = form ? <span className={css.form}>{label}</span> : <code className={css.name}>{label}</code>

  return (
    <li className={css.row}>
      <div className={css.line}>
        {below.length > 0 ? (
          <PlainButton
            look="bare"
            className={css.toggle}
            aria-expanded={open}
            aria-controls={open ? id : undefined}
            onClick={() => setOpen(!open)}
          >
            <Icon of={ChevronRight} size={16} />
            {name}
          </PlainButton>
        ) : (
          name
        )}
        <span className={css.type}>{typeLabel(schema, schemas)}</span>
        {required && <PlainTag tone="warning">required</PlainTag>}
        {schema.node.deprecated === true && <PlainTag tone="bad">deprecated</PlainTag>}
        {path !== label && !form && (
          <span className={css.copy}>
            <CopyButton text={path} what={`the path ${path}`} />
          </span>
        )}
      </div>
      <FieldNotes schema={schema} again={again} />
      {open && below.length > 0 && (
        <SchemaRows id={id} rows={below} schemas={schemas} trail={[...trail, ...names]} depth={depth + 1} />
      )}
    </li>
  )
}
