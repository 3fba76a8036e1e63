import { asObject, isObject, type JsonObject } from '@switchboard/oas/document'
import type { FindingParts, ReceivedResponse } from './context/context.ts'
import type { Contract, Media } from './contract/contract.ts'
import { segment } from './contract/pointers.ts'
import { flatten, isClosed } from './generate/flat-schema.ts'

/** Texts from a program's internals, in whatever language it was written. */
const insides: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['a stack trace', /^\s*at .{1,200}[(\s/\\][^\s()]+:\d+(:\d+)?\)?$/m],
  [
    'a stack trace',
    /\\n\s*at [^"]{1,200}:\d+|Traceback \(most recent call last\)|\.(java|kt|go|php|rb|py):\d+/,
  ],
  ['a stack trace', /"(stack|stack_?trace|exception|backtrace)"\s*:\s*["[{]/i],
  ['SQL', /\b(select\s+[\w*,."\s]+\sfrom|insert\s+into|delete\s+from|update\s+\S+\s+set)\s/i],
  [
    'an error of a database',
    /duplicate key value|violates [\w-]+ constraint|relation \\?"[^"]+" does not exist|column \\?"?[\w.]+\\?"? does not exist|syntax error at or near|ORA-\d{5}|SQLSTATE|SqlException|\bE?PG(SQL)?::|ECONNREFUSED|deadlock detected/i,
  ],
  ['a path of the machine', /(\/(home|usr|var|app|srv|opt|root|tmp)\/[\w.-]+\/|\/node_modules\/|[A-Z]:\\\\)/],
  [
    'the name of what it is made with',
    /\b(node_modules|PostgresError|PrismaClient|QueryFailedError|SequelizeError|Kysely|Hibernate|org\.springframework|Fastify|express)\b/i,
  ],
]

/** Fields that belong to nobody's answer unless the contract says so. */
const secretName =
  /^_|passw(or)?d|(^|_)(hash|salt|pepper|totp_secret|private_key|stack|sql|internal\w*|debug)(_|$)/i

/** Internals in a rejection, and undeclared fields in any response. */
export function leaksOf(
  contract: Contract,
  { status, headers, text, request }: ReceivedResponse,
  pointer: string,
): FindingParts[] {
  const told = (what: string, got: string): FindingParts => ({
    check: `leak of ${what}`,
    expected: `nothing of the inside, such as ${what}`,
    got,
    contractPointer: pointer,
  })
  const versioned = [headers['x-powered-by'], headers['x-aspnet-version'], headers.server].find(
    (value, index) => value !== undefined && (index < 2 || /\d\.\d/.test(value)),
  )
  const ofHeader = versioned === undefined ? [] : [told('a version', versioned)]
  if (!contract.isPortal || status < 400 || request.method === 'HEAD') return ofHeader
  // Quoting the request is allowed.
  const sent = decoded(request.body?.toString() ?? '') + decoded(request.target)
  const found = insides.flatMap(([what, pattern]) => {
    const [match] = pattern.exec(text) ?? []
    return match && !sent.includes(match) && !sent.includes(match.replaceAll('\\\\', '\\'))
      ? [told(what, match.slice(0, 200))]
      : []
  })
  return [...ofHeader, ...found.slice(0, 1)]
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Fields of a body that its schema doesn't name, where it leaves them open. In the portal's contract nothing but what is named is told. */
export function undeclaredOf(
  { document, isPortal }: Contract,
  { schema, pointer }: Media,
  body: unknown,
): FindingParts[] {
  const names = new Set<string>()
  if (schema) walk(document, schema, { value: body, at: '', names, depth: 0 })
  return [...names]
    .filter((at) => isPortal || secretName.test(at.slice(at.lastIndexOf('/') + 1)))
    .slice(0, 3)
    .map((at) => ({
      check: `undeclared ${at}`,
      expected: 'no field that the contract does not name',
      got: at,
      contractPointer: `${pointer}/schema`,
    }))
}

interface Step {
  readonly value: unknown
  readonly at: string
  readonly names: Set<string>
  readonly depth: number
}

function walk(document: JsonObject, schema: JsonObject, { value, at, names, depth }: Step): void {
  if (depth > 12) return
  const options = alternatives(document, schema, 0)
  if (Array.isArray(value)) {
    const items = options.flatMap(({ items }) => (isObject(items) ? [items] : []))
    if (items.length === 0) return
    for (const one of value.slice(0, 50))
      walk(document, joined(items), { value: one, at: `${at}/*`, names, depth: depth + 1 })
    return
  }
  if (!isObject(value)) return
  const ofObjects = options.filter(({ properties }) => isObject(properties))
  const isOpen = options.some(
    (one) =>
      isObject(one.additionalProperties) ||
      one.additionalProperties === true ||
      isObject(one.patternProperties),
  )
  if (ofObjects.length === 0 || isOpen || ofObjects.some(isClosed)) {
    if (isOpen) return
  } else
    for (const name of Object.keys(value))
      if (!ofObjects.some(({ properties }) => name in asObject(properties)))
        names.add(`${at}/${segment(name)}`)
  for (const [name, inner] of Object.entries(value)) {
    const schemas = ofObjects.flatMap(({ properties }) => {
      const one = asObject(properties)[name]
      return isObject(one) ? [one] : []
    })
    if (schemas.length > 0)
      walk(document, joined(schemas), { value: inner, at: `${at}/${segment(name)}`, names, depth: depth + 1 })
  }
}

const joined = (schemas: readonly JsonObject[]): JsonObject =>
  schemas.length === 1 && schemas[0] ? schemas[0] : { anyOf: [...schemas] }

const known = new WeakMap<JsonObject, readonly JsonObject[]>()

/** The schema with each of its choices, all of them flat; worked out once. */
function alternatives(document: JsonObject, schema: JsonObject, depth: number): readonly JsonObject[] {
  const before = known.get(schema)
  if (before) return before
  const found = flatAlternatives(document, schema, depth)
  known.set(schema, found)
  return found
}

function flatAlternatives(document: JsonObject, schema: JsonObject, depth: number): readonly JsonObject[] {
  const { node, choices } = flatten(document, schema)
  if (choices.length === 0 || depth > 6) return [node]
  return choices.flatMap((choice) => alternatives(document, { allOf: [node, choice] }, depth + 1))
}

/** Of what an account may see, nothing says who the other test accounts are; and nobody's password is ever told. */
export interface Stranger {
  readonly what: string
  readonly text: string
}

export function strangersIn(
  { text, request, operation, status }: ReceivedResponse,
  strangers: readonly Stranger[],
): FindingParts[] {
  const sent = `${request.target} ${request.body?.toString() ?? ''}`
  return (
    strangers
      // A hint for a field may contain an address, even a demo account's.
      .filter(({ text: secret }) => status !== 422 || !secret.includes('@'))
      .filter(({ text: secret }) => secret.length >= 6 && text.includes(secret) && !sent.includes(secret))
      .slice(0, 1)
      .map(({ what }) => ({
        check: `leak of ${what}`,
        expected: `nothing of ${what}`,
        got: `a response with it`,
        contractPointer: operation.pointer,
      }))
  )
}
