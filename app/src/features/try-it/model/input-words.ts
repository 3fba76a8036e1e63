import { type ResolvedSchema, typeOf } from '@switchboard/oas/schema'
import type { ReferenceInput } from '../types.ts'

const places = {
  path: 'path',
  query: 'query',
  querystring: 'whole query',
  header: 'header',
  cookie: 'cookie',
} as const

export const placeOf = ({ place, required }: Pick<ReferenceInput, 'place' | 'required'>): string =>
  `${places[place]}${required ? ', required' : ''}`

/** What there is to choose from, where that is fixed. */
export function choicesOf(schema: ResolvedSchema['node']): readonly string[] | undefined {
  if (Array.isArray(schema.enum)) return schema.enum.filter((one) => one !== null).map(String)
  return typeOf(schema) === 'boolean' ? ['true', 'false'] : undefined
}

/** What to know before filling it in. */
export function noteOf(
  { place, content_type }: ReferenceInput,
  schema: ResolvedSchema['node'],
): string | undefined {
  if (place === 'cookie') return 'Browsers let no page set cookies of a call: only the samples send it.'
  const type = typeOf(schema)
  if (content_type) return `Written as ${content_type}.`
  if (type === 'object') return 'A JSON object. It is sent as the document says.'
  return type === 'array' ? 'Several values with commas between them, or a JSON array.' : undefined
}
