import { namesWithin, resolve, rowsOf, type SchemaRow, typeLabel } from '@switchboard/oas/schema'
import { Markdown } from '../../../ui/markdown.tsx'
import type { NamedSchemas, SchemaNode } from '../types.ts'
import { SchemaRows } from './schema-rows.tsx'
import css from './schema-tree.module.css'

interface SchemaTreeProps {
  readonly schema: SchemaNode
  readonly schemas: NamedSchemas
}

/** A whole schema: what it is in a line, and its fields below. */
export function SchemaTree({ schema, schemas }: SchemaTreeProps) {
  const root = resolve(schema, schemas)
  const rows = rowsOf({ schema: root, path: '' }, schemas)
  const plain: SchemaRow = { label: 'body', form: false, path: '', required: false, schema: root }
  if (rows.length === 0) return <SchemaRows rows={[plain]} schemas={schemas} trail={[]} />
  const { description } = root.node
  const words = typeLabel(root, schemas)
  return (
    <>
      {words !== 'object' && <p className={css.type}>{words}</p>}
      {typeof description === 'string' && <Markdown text={description} look="note" top={5} />}
      <SchemaRows rows={rows} schemas={schemas} trail={namesWithin(root, schemas)} />
    </>
  )
}
