import { resolve, type SchemaRow } from '@switchboard/oas/schema'
import { SchemaRows } from '../schema/schema-rows.tsx'
import type { NamedSchemas, ReferenceInput, SchemaNode } from '../types.ts'
import css from './operation.module.css'

interface InputsProps {
  readonly inputs: readonly ReferenceInput[]
  readonly schemas: NamedSchemas
}

const places = [
  { place: 'path', title: 'Path parameters' },
  { place: 'query', title: 'Query parameters' },
  { place: 'querystring', title: 'Query string' },
  { place: 'header', title: 'Headers' },
  { place: 'cookie', title: 'Cookies' },
] as const

/** Parameters by where they go; each reads like a field of a body. */
export function Inputs({ inputs, schemas }: InputsProps) {
  return places.map(({ place, title }) => {
    const found = inputs.filter((input) => input.place === place)
    if (found.length === 0) return null
    return (
      <section key={place} className={css.section}>
        <h3>{title}</h3>
        <SchemaRows rows={found.map((input) => rowOf(input, schemas))} schemas={schemas} trail={[]} />
      </section>
    )
  })
}

/** What the parameter says of itself stands before what its schema says. */
export function rowOf(
  { name, required, deprecated, description, schema, example }: Omit<ReferenceInput, 'place'>,
  schemas: NamedSchemas,
): SchemaRow {
  const said: SchemaNode = {
    ...(typeof schema === 'object' ? schema : {}),
    ...(description && { description }),
    ...(deprecated && { deprecated }),
    ...(example !== null && { example }),
  }
  return { label: name, form: false, path: name, required, schema: resolve(said, schemas) }
}
