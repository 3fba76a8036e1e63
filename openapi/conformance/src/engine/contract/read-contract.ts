import { createHash } from 'node:crypto'
import { asArray, asObject, asText, isObject, type Json, type JsonObject } from '@switchboard/oas/document'
import type {
  Body,
  Contract,
  Example,
  Media,
  Operation,
  Parameter,
  Path,
  Response,
  ResponseHeader,
} from './contract.ts'
import { followed, type Place, segment } from './pointers.ts'

const methods = ['get', 'post', 'put', 'patch', 'delete', 'head', 'options', 'trace']

interface Source {
  readonly document: JsonObject
  /** The document as text, whose digest names it. */
  readonly text: string
  readonly problems?: JsonObject
}

/** Reads an OpenAPI 3.1 document. */
export function readContract({ document, text, problems = {} }: Source): Contract {
  const info = asObject(document.info)
  const items = Object.entries(asObject(document.paths)).map(
    ([path, item]) => [path, followed(document, item, `#/paths/${segment(path)}`)] as const,
  )
  return {
    title: asText(info.title, 'An API without a title'),
    version: asText(info.version),
    sha256: createHash('sha256').update(text).digest('hex'),
    document,
    operations: items.flatMap(([path, item]) => operationsOf(document, path, item)),
    paths: items.map(
      ([path, item]): Path => ({ path, pointer: item.pointer, methods: methodsOf(item.value) }),
    ),
    isStrict: isObject(document['x-unrouted-responses']),
    identifiers: new Set(asArray(document['x-identifiers']).map((name) => asText(name))),
    maxJsonBytes: maxJsonBytesOf(document['x-max-json-bytes']),
    problemStatuses: new Map(
      Object.entries(problems).map(([code, entry]) => [code, asArray(asObject(entry).statuses).map(Number)]),
    ),
    unrouted: unroutedOf(document),
  }
}

const maxJsonBytesOf = (limit: Json | undefined): number | undefined =>
  typeof limit === 'number' ? limit : undefined

const methodsOf = (item: JsonObject): string[] =>
  Object.keys(item)
    .filter((key) => methods.includes(key))
    .map((key) => key.toUpperCase())

function operationsOf(document: JsonObject, path: string, item: Place): Operation[] {
  return methodsOf(item.value).map((method) => {
    const raw = asObject(item.value[method.toLowerCase()])
    const pointer = `${item.pointer}/${method.toLowerCase()}`
    return {
      id: asText(raw.operationId) || `${method} ${path}`,
      method,
      path,
      pointer,
      summary: asText(raw.summary),
      parameters: readParameters(document, { path, item, raw, pointer }),
      body: readBody(document, raw, pointer),
      responses: readResponses(document, raw, pointer),
      access: accessOf(raw.security ?? document.security),
      roles: asArray(raw['x-roles']).map((role) => asText(role)),
      teamRoles: asArray(raw['x-team-roles']).map((role) => asText(role)),
      isRead: method === 'GET' || method === 'HEAD',
      isIdempotent: raw['x-idempotent'] === true,
      raw,
    }
  })
}

function accessOf(security: Json | undefined): Operation['access'] {
  const ways = asArray(security)
  if (ways.length === 0) return 'public'
  return ways.some((way) => Object.keys(asObject(way)).length === 0) ? 'optional' : 'protected'
}

function unroutedOf(document: JsonObject): Map<string, Response> {
  return new Map(
    Object.entries(asObject(document['x-unrouted-responses'])).map(([status, name]) => [
      status,
      readResponse(document, status, { $ref: `#/components/responses/${asText(name)}` }, '#'),
    ]),
  )
}

interface OperationPlace {
  readonly path: string
  readonly item: Place
  readonly raw: JsonObject
  readonly pointer: string
}

const places = ['path', 'query', 'header', 'cookie']
/** OpenAPI has other words for these, and says that such parameters mean nothing. */
const meaningless = ['accept', 'content-type', 'authorization']

/** Those of the path, each replaced by one of the operation that has its name and place. */
function readParameters(document: JsonObject, { item, raw, pointer }: OperationPlace): readonly Parameter[] {
  const listed = [
    ...asArray(item.value.parameters).map((one, index) =>
      followed(document, one, `${item.pointer}/parameters/${index}`),
    ),
    ...asArray(raw.parameters).map((one, index) => followed(document, one, `${pointer}/parameters/${index}`)),
  ]
  const byPlace = new Map<string, Parameter>()
  for (const { value, pointer } of listed) {
    const name = asText(value.name)
    const place = asText(value.in) as Parameter['place']
    if (!name || !places.includes(place)) continue
    if (place === 'header' && meaningless.includes(name.toLowerCase())) continue
    byPlace.set(`${place} ${name}`, {
      name,
      place,
      required: value.required === true || place === 'path',
      pointer,
      schema: isObject(value.schema) ? value.schema : {},
      example: value.example ?? Object.values(asObject(value.examples)).map((one) => asObject(one).value)[0],
      style: value,
    })
  }
  return [...byPlace.values()]
}

function readBody(document: JsonObject, raw: JsonObject, pointer: string): Body | undefined {
  if (raw.requestBody === undefined) return undefined
  const body = followed(document, raw.requestBody, `${pointer}/requestBody`)
  return {
    required: body.value.required === true,
    pointer: body.pointer,
    media: readMedia(document, body.value.content, `${body.pointer}/content`),
  }
}

function readResponses(document: JsonObject, raw: JsonObject, pointer: string): Operation['responses'] {
  return new Map(
    Object.entries(asObject(raw.responses)).map(([status, value]) => [
      status.replace(/^(\d)xx$/i, '$1XX'),
      readResponse(document, status, value, `${pointer}/responses/${segment(status)}`),
    ]),
  )
}

function readResponse(
  document: JsonObject,
  status: string,
  value: Json | undefined,
  pointer: string,
): Response {
  const response = followed(document, value, pointer)
  return {
    status,
    pointer: response.pointer,
    headers: Object.entries(asObject(response.value.headers)).map(([name, raw]): ResponseHeader => {
      const header = followed(document, raw, `${response.pointer}/headers/${segment(name)}`)
      return { name, required: header.value.required === true, pointer: header.pointer }
    }),
    media: readMedia(document, response.value.content, `${response.pointer}/content`),
    links: Object.fromEntries(
      Object.entries(asObject(response.value.links)).map(([name, link]) => [
        name,
        followed(document, link, `${response.pointer}/links/${segment(name)}`).value,
      ]),
    ),
  }
}

function readMedia(document: JsonObject, content: Json | undefined, pointer: string): readonly Media[] {
  return Object.entries(asObject(content)).map(([type, raw]) => {
    const media = followed(document, raw, `${pointer}/${segment(type)}`)
    return {
      type,
      pointer: media.pointer,
      schema: isObject(media.value.schema) ? media.value.schema : undefined,
      examples: readExamples(document, media),
      columns: columnsOf(media.value['x-csv-columns']),
      files: filesOf(media.value.encoding),
    }
  })
}

const columnsOf = (sets: Json | undefined): Map<string, readonly string[]> =>
  new Map(Object.entries(asObject(sets)).map(([view, names]) => [view, asArray(names).map(String)]))

/** Of several media types that a file may have, the first. */
const filesOf = (encoding: Json | undefined): Map<string, string> =>
  new Map(
    Object.entries(asObject(encoding)).flatMap(([name, raw]) => {
      const [type = ''] = asText(asObject(raw).contentType).split(',')
      return type && !/[/+]json$/.test(type) ? [[name, type.trim()] as const] : []
    }),
  )

function readExamples(document: JsonObject, { value, pointer }: Place): Example[] {
  if (value.example !== undefined)
    return [{ name: 'example', value: value.example, pointer: `${pointer}/example` }]
  return Object.entries(asObject(value.examples)).flatMap(([name, raw]) => {
    const example = followed(document, raw, `${pointer}/examples/${segment(name)}`)
    const exampleValue = example.value.value ?? example.value.dataValue
    return exampleValue === undefined ? [] : [{ name, value: exampleValue, pointer: example.pointer }]
  })
}
