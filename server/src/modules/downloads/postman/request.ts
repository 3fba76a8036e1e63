import { asObject, type Json, type Operation } from '@switchboard/oas/document'
import {
  bodyText,
  type ExampleInput,
  type ExampleRequest,
  exampleRequest,
  isJson,
  type TestDatum,
} from '@switchboard/oas/request'

/** A request of the collection; with a datum, the one that this datum answers. */
export function requestOf(operation: Operation, datum?: TestDatum) {
  const { inputs, body } = exampleRequest(operation, datum)
  const at = (place: ExampleInput['place']) => inputs.filter((input) => input.place === place)
  return {
    method: operation.method,
    header: [
      ...(body && !isForm(body.type) ? [{ key: 'Content-Type', value: body.type }] : []),
      ...at('header').map(asEntry),
    ],
    url: urlOf(operation.path, at('path'), at('query')),
    ...(body && { body: bodyOf(body) }),
  }
}

/** Postman writes a part of a path as `:id`. */
function urlOf(path: string, parts: readonly ExampleInput[], query: readonly ExampleInput[]) {
  const segments = path
    .split('/')
    .slice(1)
    .map((segment) => asSegment(segment, parts))
  const sent = query.filter((input) => input.sent)
  const text = sent
    .map((input) => `${encodeURIComponent(input.name)}=${encodeURIComponent(input.text)}`)
    .join('&')
  return {
    raw: `{{baseUrl}}/${segments.join('/')}${text && `?${text}`}`,
    host: ['{{baseUrl}}'],
    path: segments,
    // Postman sends what stands in an address as it stands: a plus would be a space.
    query: query.map((input) => asEntry({ ...input, text: encodeURIComponent(input.text) })),
    variable: parts.map(({ name, text, description }) => ({
      key: name,
      value: encodeURIComponent(text),
      description,
    })),
  }
}

/** A parameter that is not all of its segment, as in `{id}.json`, has its example there: Postman knows whole ones alone. */
function asSegment(segment: string, parts: readonly ExampleInput[]): string {
  const [, name] = /^\{([^{}]+)\}$/.exec(segment) ?? []
  if (name !== undefined) return `:${name}`
  return segment
    .split(/(\{[^{}]+\})/)
    .map((piece) => {
      const part = parts.find((one) => piece === `{${one.name}}`)
      return part ? encodeURIComponent(part.text) : encodeURI(piece)
    })
    .join('')
}

/** What may be left out is there, and switched off. */
const asEntry = ({ name, text, description, sent }: ExampleInput) => ({
  key: inert(name),
  value: inert(text),
  description,
  ...(!sent && { disabled: true }),
})

const isForm = (type: string): boolean =>
  /^(multipart\/form-data|application\/x-www-form-urlencoded)\b/.test(type)

function bodyOf({ type, value }: NonNullable<ExampleRequest['body']>) {
  if (isForm(type)) {
    const mode = type.startsWith('multipart') ? 'formdata' : 'urlencoded'
    const fields = Object.entries(asObject(value)).map(([key, field]) => ({
      key,
      value: textOf(field),
      type: 'text',
    }))
    return { mode, [mode]: fields }
  }
  const raw = isJson(type) ? inertJson(value) : inert(bodyText(type, value))
  return { mode: 'raw', raw, ...(isJson(type) && { options: { raw: { language: 'json' } } }) }
}

const textOf = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** Postman fills in `{{apiKey}}` wherever it stands: an example that has it would send the key to whoever is behind. */
const inert = (text: string): string => text.replaceAll('{{', '{ {')

/** In JSON two braces stand together in texts alone, and there one can be written otherwise. */
const inertJson = (value: unknown): string => bodyText('application/json', value).replaceAll('{{', '{\\u007b')
