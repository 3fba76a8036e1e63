import type { Operation } from '@switchboard/oas/document'
import {
  bodyText,
  type ExampleInput,
  type ExampleRequest,
  exampleRequest,
  type FormPart,
  fileType,
  formFields,
  formOf,
  formParts,
  headerText,
  isFileBody,
  isForm,
  isJson,
  isMultipartForm,
  pathText,
  queryPairs,
  type TestDatum,
  urlEncodedPairs,
  wholeQuery,
} from '@switchboard/oas/request'

/** A request of the collection; with a datum, the one that this datum answers. */
export function requestOf(operation: Operation, datum?: TestDatum) {
  const { inputs, body } = exampleRequest(operation, datum)
  const { schemas } = operation
  const at = (place: ExampleInput['place']) => inputs.filter((input) => input.place === place)
  return {
    method: operation.method,
    header: [
      ...(body && !isForm(body.type) ? [{ key: 'Content-Type', value: fileType(body.type, {}) }] : []),
      ...at('header').map((one) => asEntry({ ...one, text: headerText(one.input, one.text, schemas) })),
    ],
    url: urlOf(operation, { path: at('path'), query: at('query'), whole: at('querystring') }),
    ...(body && { body: bodyOf(operation, body) }),
  }
}

/** Postman writes a part of a path as `:id`. */
interface UrlInputs {
  readonly path: readonly ExampleInput[]
  readonly query: readonly ExampleInput[]
  readonly whole: readonly ExampleInput[]
}

function urlOf({ path, schemas }: Operation, inputs: UrlInputs) {
  const parts = inputs.path.map((one) => ({ ...one, text: pathText(one.input, one.text, schemas) }))
  const pairs = inputs.query.flatMap((one) =>
    queryPairs(one.input, one.text, schemas).map(([name, text]) => ({ ...one, name, text })),
  )
  const whole = inputs.whole.filter(({ sent }) => sent).map(({ input, text }) => wholeQuery(input, text))
  const segments = path
    .split('/')
    .slice(1)
    .map((segment) => asSegment(segment, parts))
  const sent = pairs.filter((pair) => pair.sent).map((pair) => `${pair.name}=${pair.text}`)
  const text = [...sent, ...whole].join('&')
  return {
    raw: `{{baseUrl}}/${segments.join('/')}${text && `?${text}`}`,
    host: ['{{baseUrl}}'],
    path: segments,
    // Postman sends what stands in an address as it stands: a plus would be a space.
    query: [...pairs.map(asEntry), ...whole.flatMap((one) => one.split('&')).map(asQueryEntry)],
    variable: parts.map(({ name, text, description }) => ({
      key: name,
      value: text,
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
      return part ? part.text : encodeURI(piece)
    })
    .join('')
}

/** A pair as an address has it, or what stands there without a sign. */
function asQueryEntry(pair: string) {
  const [name = '', ...value] = pair.split('=')
  return { key: inert(name), value: value.length > 0 ? inert(value.join('=')) : null }
}

/** Optional inputs are included, but switched off. */
const asEntry = ({ name, text, description, sent }: ExampleInput) => ({
  key: inert(name),
  value: inert(text),
  description,
  ...(!sent && { disabled: true }),
})

function bodyOf(operation: Operation, { type, value }: NonNullable<ExampleRequest['body']>) {
  const fields = formFields(operation, type) ?? []
  if (isMultipartForm(type)) {
    const parts = formParts(fields, formOf(fields, value), operation.schemas)
    return { mode: 'formdata' as const, formdata: parts.map(asFormEntry) }
  }
  if (isForm(type)) {
    const pairs = urlEncodedPairs(fields, formOf(fields, value), operation.schemas)
    const urlencoded = pairs.map(([name, one]) => ({
      key: inert(decodeURIComponent(name)),
      value: inert(decodeURIComponent(one)),
      type: 'text',
    }))
    return { mode: 'urlencoded' as const, urlencoded }
  }
  const content = operation.body?.content.find((one) => one.type === type)
  // The reader chooses the file after importing.
  if (content && isFileBody(content, operation.schemas)) return { mode: 'file' as const, file: { src: null } }
  const raw = isJson(type)
    ? inertJson(value)
    : inert(bodyText(type, value, { schema: content?.schema ?? undefined, schemas: operation.schemas }))
  return { mode: 'raw' as const, raw, ...(isJson(type) && { options: { raw: { language: 'json' } } }) }
}

/** A file lies on the reader's machine: they choose it in Postman. */
const asFormEntry = ({ name, value, type, file }: FormPart) => ({
  key: inert(name),
  ...(file === undefined ? { value: inert(value), type: 'text' } : { src: null, type: 'file' }),
  ...(type && { contentType: type }),
})

/** Postman fills in `{{apiKey}}` everywhere: an example that contains it would send the key to a stranger's server. */
const inert = (text: string): string => text.replaceAll('{{', '{ {')

/** In JSON two braces stand together in texts alone, and there one can be written otherwise. */
const inertJson = (value: unknown): string => bodyText('application/json', value).replaceAll('{{', '{\\u007b')
