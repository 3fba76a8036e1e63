import {
  constraintsOf,
  fieldsOf,
  type NamedSchemas,
  type ResolvedSchema,
  type SchemaNode,
  typeLabel,
} from '@switchboard/oas/schema'
import { mono, paragraph, table } from '../../../platform/markdown/nodes.ts'
import { sanitizeLine } from '../../../platform/markdown/sanitize-line.ts'
import type { Block, Inline } from '../../../platform/markdown/tree.ts'

interface Shape {
  readonly schema: SchemaNode | undefined
  readonly schemas: NamedSchemas
  readonly base: string
}

/** Every field of a body, and what it must satisfy. Nothing for a body without a shape. */
export function fieldsTable({ schema, schemas, base }: Shape): Block[] {
  const fields = fieldsOf(schema, schemas)
  const [only] = fields
  if (!only) return []
  if (fields.length === 1 && only.path === '')
    return [paragraph([`${capital(typeLabel(only.schema, schemas))}. `, ...rules(only.schema, base)])]
  return [
    table(
      ['Field', 'Type', 'Required', 'Description'],
      fields.map((field) => [
        mono(field.path),
        typeLabel(field.schema, schemas),
        field.required ? 'yes' : 'no',
        rules(field.schema, base),
      ]),
    ),
  ]
}

/** What it is, then what it must satisfy, in the words of the page. */
export function rules(
  schema: ResolvedSchema,
  base: string,
  description: unknown = schema.node.description,
): Inline[] {
  const said = typeof description === 'string' ? sanitizeLine(description, { base }) : []
  return [said, ...sentences(schema)]
    .filter((words) => words.length > 0)
    .flatMap((words, place) => (place > 0 ? [text(' '), ...words] : words))
}

const maxValues = 20

function sentences(schema: ResolvedSchema): Inline[][] {
  const { phrases, pattern, values = [], fallback } = constraintsOf(schema)
  const rest = values.length - maxValues
  return [
    phrases.length > 0 ? [text(`${phrases.join('. ')}.`)] : [],
    values.length > 0
      ? [
          text(values.length === 1 ? 'Always ' : 'One of '),
          ...codes(values.slice(0, maxValues)),
          text(rest > 0 ? ` and ${rest} more.` : '.'),
        ]
      : [],
    fallback === undefined ? [] : [text('Defaults to '), ...codes([fallback]), text('.')],
    pattern === undefined ? [] : [text('Matches '), mono(pattern), text('.')],
    schema.node.deprecated === true ? [text('Deprecated.')] : [],
  ]
}

/** Meant to the letter. */
const codes = (values: readonly unknown[]): Inline[] =>
  values.flatMap((value, place) => {
    const written = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
    return [...(place > 0 ? [text(', ')] : []), written === '' ? text('""') : mono(written)]
  })

const text = (value: string): Inline => ({ type: 'text', value })
const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)
