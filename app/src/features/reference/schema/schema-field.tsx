import { ChevronRight } from 'lucide-react'
import { useId, useState } from 'react'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Tag } from '../../../ui/tag.tsx'
import type { NamedSchemas } from '../types.ts'
import { FieldNotes } from './field-notes.tsx'
import { rowsOf, type SchemaRow } from './rows.ts'
import { SchemaRows } from './schema-rows.tsx'
import css from './schema-tree.module.css'
import { typeWords } from './type-words.ts'

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

export function SchemaField({ row, schemas, trail, depth, first }: SchemaFieldProps) {
  const { label, form, path, required, schema } = row
  const below = rowsOf(row, schemas)
  const again = repeatedName(row, below, trail)
  const [open, setOpen] = useState(
    !again && depth < openDepth && below.length <= openRows && (!form || (first && depth === 0)),
  )
  const id = useId()
  const name = form ? <span className={css.form}>{label}</span> : <code className={css.name}>{label}</code>

  return (
    <li className={css.row}>
      <div className={css.line}>
        {below.length > 0 ? (
          <button
            type="button"
            className={css.toggle}
            aria-expanded={open}
            aria-controls={open ? id : undefined}
            onClick={() => setOpen(!open)}
          >
            <Icon of={ChevronRight} size={16} />
            {name}
          </button>
        ) : (
          name
        )}
        <span className={css.type}>{typeWords(schema, schemas)}</span>
        {required && <Tag tone="warning">required</Tag>}
        {schema.node.deprecated === true && <Tag tone="bad">deprecated</Tag>}
        {path !== '' && !form && (
          <span className={css.copy}>
            <CopyButton text={path} what={`the path ${path}`} />
          </span>
        )}
      </div>
      <FieldNotes schema={schema} again={again} />
      {open && below.length > 0 && (
        <SchemaRows
          id={id}
          rows={below}
          schemas={schemas}
          trail={[...trail, ...schema.names]}
          depth={depth + 1}
        />
      )}
    </li>
  )
}

/** The name that the row, or the entries of its list, share with something above. */
function repeatedName({ schema }: SchemaRow, below: readonly SchemaRow[], trail: readonly string[]) {
  if (below.length === 0) return undefined
  const { items } = schema.node
  const entry =
    typeof items === 'object' && items !== null && 'x-named' in items ? items['x-named'] : undefined
  return [...schema.names, entry].find(
    (name): name is string => typeof name === 'string' && trail.includes(name),
  )
}
