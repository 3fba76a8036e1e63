import { createHash } from 'node:crypto'
import { asArray, asObject, asText, isObject, type Json, type JsonObject } from '@switchboard/oas/document'
import type { Contract, Operation, Path, Response } from './contract.ts'
import { followed, type Place } from './followed.ts'
import { segment } from './pointers.ts'
import { readBody, readParameters, readResponse, readResponses } from './read-operation.ts'

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
    isPortal: isObject(document['x-personas']) && isObject(document['x-unrouted-responses']),
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
