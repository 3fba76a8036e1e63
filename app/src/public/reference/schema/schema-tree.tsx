import {
  namesWithin,
  resolve,
  rowsOf,
  type SchemaReading,
  type SchemaRow,
  typeLabel,
} from '@switchboard/oas/schema'
import css from '../operation/rows.module.css'
import type { SchemaNode } from '../types.ts'
import { FieldNotes } from './field-notes.tsx'
import { SchemaRows } from './schema-rows.tsx'

interface SchemaTreeProps {
  readonly schema: SchemaNode
  readonly reading: SchemaReading
}

/** A whole schema: a summary line, with its fields below. */
export function SchemaTree({ schema, reading }: SchemaTreeProps) {
  const { schemas } = reading
  const root = resolve(schema, schemas)
  const rows = rowsOf({ schema: root, path: '' }, reading)
  const plain: SchemaRow = { label: 'body', kind: 'field', path: '', required: false, schema: root }
  if (rows.length === 0) return <SchemaRows rows={[plain]} reading={reading} trail={[]} />
  const words = typeLabel(root, schemas)
  return (
    <>
      {words !== 'object' && <p className={css.type}>{words}</p>}
      <FieldNotes schema={root} reading={reading} />
      <SchemaRows rows={rows} reading={reading} trail={namesWithin(root, reading)} />
    </>
  )
}
