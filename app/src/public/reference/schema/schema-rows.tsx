import { namesWithin, rowsOf, type SchemaReading, type SchemaRow, typeLabel } from '@switchboard/oas/schema'
import { ChevronRight } from 'lucide-react'
import { useId, useState } from 'react'
import { classes } from '../../../ui/classes.ts'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { row } from '../../../ui/layout.ts'
import { PlainButton } from '../../../ui/plain-button.tsx'
import { PlainTag } from '../../../ui/plain-tag.tsx'
import css from '../operation/rows.module.css'
import { FieldNotes } from './field-notes.tsx'
import { PhraseText } from './phrase-text.tsx'

export interface SchemaRowsProps {
  readonly rows: readonly SchemaRow[]
  readonly reading: SchemaReading
  /** Names of the schemas above; one of them again is recursion, and opens on demand. */
  readonly trail: readonly string[]
  readonly depth?: number
  readonly id?: string
}

/** More than this at once is a wall, and slow to draw. */
const step = 60

export function SchemaRows({ rows, reading, trail, depth = 0, id }: SchemaRowsProps) {
  const [visibleCount, setVisibleCount] = useState(step)
  const rest = rows.length - visibleCount
  return (
    <ul className={classes(css.rows, depth > 0 && css.nested)} id={id}>
      {rows.slice(0, visibleCount).map((row, place) => (
        <SchemaField
          // Two forms may go by one name.
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a schema never change
          key={`${row.path} ${row.label} ${place}`}
          row={row}
          reading={reading}
          trail={trail}
          depth={depth}
          first={place === 0}
        />
      ))}
      {rest > 0 && (
        <li className={classes('ruled-row', css.row)}>
          <PlainButton onClick={() => setVisibleCount(visibleCount + step)}>
            Show {Math.min(rest, step)} more {rest === 1 ? 'field' : 'fields'}
          </PlainButton>
        </li>
      )}
    </ul>
  )
}

interface SchemaFieldProps {
  readonly row: SchemaRow
  readonly reading: SchemaReading
  readonly trail: readonly string[]
  readonly depth: number
  readonly first: boolean
}

/** Two levels lie open when they are short; of several forms only the first. */
const openDepth = 2
const openRows = 12

function SchemaField({ row: own, reading, trail, depth, first }: SchemaFieldProps) {
  const { label, kind, path, required, schema, when, heading, keys } = own
  const { schemas } = reading
  const below = rowsOf(own, reading)
  const names = namesWithin(schema, reading)
  const again = below.length > 0 ? names.find((name) => trail.includes(name)) : undefined
  const [open, setOpen] = useState(
    !again && depth < openDepth && below.length <= openRows && (kind !== 'form' || (first && depth === 0)),
  )
  const id = useId()
  const name =
    kind === 'field' ? (
      <code className={css.name}>{label}</code>
    ) : (
      <span className={classes('small', css.form)}>
        {kind === 'form' ? label : <PhraseText phrase={when ?? []} />}
      </span>
    )

  return (
    <li className={classes('ruled-row', css.row)}>
      {heading && (
        <p className={classes('note', css.heading)}>
          <PhraseText phrase={heading} />
        </p>
      )}
      <div className={classes(row([1, 2]), css.line)}>
        {below.length > 0 ? (
          <PlainButton
            look="bare"
            className={classes(row(1, 'inline'), css.toggle)}
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
        {kind !== 'condition' && <span className={css.type}>{typeLabel(schema, schemas)}</span>}
        {kind === 'form' && when && (
          <span className={classes('note', css.when)}>
            <PhraseText phrase={when} />
          </span>
        )}
        {required && <PlainTag tone="warning">required</PlainTag>}
        {schema.node.deprecated === true && <PlainTag tone="bad">deprecated</PlainTag>}
        {path !== label && kind === 'field' && (
          <span className={css.copy}>
            <CopyButton text={path} what={`the path ${path}`} />
          </span>
        )}
      </div>
      {keys && (
        <p className={classes(row([1, 2]), 'note', css.limits)}>
          Any key that matches <code>{keys}</code>
        </p>
      )}
      <FieldNotes schema={schema} reading={reading} again={again} />
      {open && below.length > 0 && (
        <SchemaRows id={id} rows={below} reading={reading} trail={[...trail, ...names]} depth={depth + 1} />
      )}
    </li>
  )
}
