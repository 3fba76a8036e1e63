import { mono, paragraph, table } from '../../../platform/markdown/nodes.ts'
import { tameLine } from '../../../platform/markdown/tame-line.ts'
import type { Block, Inline } from '../../../platform/markdown/tree.ts'
import type { Json } from '../../reference/json.ts'
import { type Field, fieldsOf } from '../schema/fields.ts'
import type { NamedSchemas } from '../schema/resolve.ts'
import type { Limit } from '../schema/words.ts'

interface Shape {
  readonly schema: Json | undefined
  readonly schemas: NamedSchemas
  readonly base: string
}

/** Every field of a body, and what it must keep. Nothing for a body without a shape. */
export function fieldsTable({ schema, schemas, base }: Shape): Block[] {
  const fields = fieldsOf(schema, schemas)
  const [only] = fields
  if (!only) return []
  if (fields.length === 1 && only.path === '')
    return [paragraph([`${capital(only.type)}. `, ...rules(only, base)])]
  return [
    table(
      ['Field', 'Type', 'Required', 'What it is'],
      fields.map((field) => [
        mono(field.path),
        field.type,
        field.required ? 'yes' : 'no',
        rules(field, base),
      ]),
    ),
  ]
}

/** What it is, then what it must keep. */
export function rules(
  { description, limits }: Pick<Field, 'description' | 'limits'>,
  base: string,
): Inline[] {
  const said = tameLine(description, { base })
  const kept = limits.flatMap((limit, place) => [...(place > 0 ? [words(', ')] : []), ...limitWords(limit)])
  const [first, ...rest] = kept
  if (!first) return said
  const begin = first.type === 'text' ? words(capital(first.value)) : first
  return [...said, ...(said.length > 0 ? [words(' ')] : []), begin, ...rest, words('.')]
}

const limitWords = ({ words: text, code = [] }: Limit): Inline[] => [
  words(text),
  ...code.flatMap((value, place) => [
    words(place > 0 ? ', ' : ' '),
    value === '' ? words('""') : mono(value),
  ]),
]

const words = (value: string): Inline => ({ type: 'text', value })
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
