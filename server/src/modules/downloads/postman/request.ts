import { asObject, type Json } from '../../reference/json.ts'
import {
  isJson,
  type Operation,
  type Sample,
  type SampleInput,
  sampleOf,
  type TestDatum,
  usualDatum,
} from '../sample/sample.ts'

/** A request of the collection; with a datum, the one that this datum answers. */
export function requestOf(operation: Operation, datum: TestDatum | undefined = usualDatum(operation)) {
  const sample = sampleOf(operation, datum)
  const { body } = sample
  return {
    method: sample.method,
    header: [
      ...(body && !isForm(body.type) ? [{ key: 'Content-Type', value: body.type }] : []),
      ...sample.headers.map(asEntry),
    ],
    url: urlOf(sample),
    ...(body && { body: bodyOf(body) }),
  }
}

/** Postman writes a part of a path as `:id`. */
function urlOf({ path, pathValues, query }: Sample) {
  const segments = path.split('/').slice(1).map(asSegment)
  const sent = query.filter(({ required }) => required)
  const text = sent
    .map(({ name, value }) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .join('&')
  return {
    raw: `{{baseUrl}}/${segments.join('/')}${text && `?${text}`}`,
    host: ['{{baseUrl}}'],
    path: segments,
    // Postman sends what stands in an address as it stands: a plus would be a space.
    query: query.map((input) => asEntry({ ...input, value: encodeURIComponent(input.value) })),
    variable: pathValues.map(({ name, value, description }) => ({
      key: name,
      value: encodeURIComponent(value),
      description,
    })),
  }
}

const asSegment = (segment: string): string => {
  const [, name] = /^\{([^{}]+)\}$/.exec(segment) ?? []
  return name === undefined ? encodeURI(segment) : `:${name}`
}

/** What may be left out is there, and switched off. */
const asEntry = ({ name, value, description, required }: SampleInput) => ({
  key: inert(name),
  value: inert(value),
  description,
  ...(!required && { disabled: true }),
})

const isForm = (type: string): boolean =>
  /^(multipart\/form-data|application\/x-www-form-urlencoded)\b/.test(type)

function bodyOf({ type, value }: NonNullable<Sample['body']>) {
  if (isForm(type)) {
    const mode = type.startsWith('multipart') ? 'formdata' : 'urlencoded'
    const fields = Object.entries(asObject(value)).map(([key, field]) => ({
      key,
      value: asText(field),
      type: 'text',
    }))
    return { mode, [mode]: fields }
  }
  const raw = typeof value === 'string' && !isJson(type) ? inert(value) : inertJson(value)
  return { mode: 'raw', raw, ...(isJson(type) && { options: { raw: { language: 'json' } } }) }
}

const asText = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** Postman fills in `{{apiKey}}` wherever it stands: an example that has it would send the key to whoever is behind. */
const inert = (text: string): string => text.replaceAll('{{', '{ {')

/** In JSON two braces stand together in texts alone, and there one can be written otherwise. */
const inertJson = (value: Json): string => JSON.stringify(value, null, 2).replaceAll('{{', '{\\u007b')
