import { isJson, textOf } from '@switchboard/oas/request'
import { type ResolvedSchema, typeOf, writeJson } from '@switchboard/oas/schema'
import type { ReferenceInput } from '../types.ts'

const places = {
  path: 'path',
  query: 'query',
  querystring: 'query string',
  header: 'header',
  cookie: 'cookie',
} as const

export const placeOf = ({ place, required }: Pick<ReferenceInput, 'place' | 'required'>): string =>
  `${places[place]}${required ? ', required' : ''}`

/** The values to choose from, if they are fixed, each as it is sent: as JSON they keep their types, as text `1` and `"1"` are one. */
export function choicesOf(schema: ResolvedSchema['node'], contentType = ''): readonly string[] | undefined {
  if (Array.isArray(schema.enum)) {
    const texts = schema.enum.map((one) => (isJson(contentType) ? writeJson(one) : textOf(one)))
    return [...new Set(texts)].filter((text) => text !== '')
  }
  return typeOf(schema) === 'boolean' ? ['true', 'false'] : undefined
}

/** A note to read before filling it in. */
export function noteOf(
  { place, content_type, gateway_note }: ReferenceInput,
  schema: ResolvedSchema['node'],
): string | undefined {
  if (gateway_note) return gateway_note
  if (place === 'cookie') return 'Browsers don’t let pages set cookies. Only the code samples send this one.'
  const type = typeOf(schema)
  if (content_type) return `Sent as ${content_type}.`
  if (type === 'object') return 'A JSON object. It’s encoded as documented.'
  return type === 'array' ? 'Comma-separated values, or a JSON array.' : undefined
}
