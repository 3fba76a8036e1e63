import { describedRow, type SchemaReading } from '@switchboard/oas/schema'
import { classes } from '../../../ui/classes.ts'
import { stack } from '../../../ui/layout.ts'
import { SchemaRows } from '../schema/schema-rows.tsx'
import type { ReferenceInput } from '../types.ts'
import css from './operation.module.css'

interface InputsProps {
  readonly inputs: readonly ReferenceInput[]
  readonly reading: SchemaReading
}

const places = [
  { place: 'path', title: 'Path parameters' },
  { place: 'query', title: 'Query parameters' },
  { place: 'querystring', title: 'Query string' },
  { place: 'header', title: 'Headers' },
  { place: 'cookie', title: 'Cookies' },
] as const

/** Parameters by where they go; each reads like a field of a body. */
export function Inputs({ inputs, reading }: InputsProps) {
  return places.map(({ place, title }) => {
    const members = inputs.filter((input) => input.place === place)
    if (members.length === 0) return null
    return (
      <section key={place} className={classes(stack(2), css.section)}>
        <h3>{title}</h3>
        <SchemaRows
          rows={members.map((input) => describedRow(input, reading.schemas))}
          reading={reading}
          trail={[]}
        />
      </section>
    )
  })
}
