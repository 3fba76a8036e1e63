import { isObject, type Json, type JsonObject } from '@switchboard/oas/document'
import type { FindingParts, ReceivedResponse } from './context/context.ts'
import type { Contract, Media } from './contract/contract.ts'
import { flatten } from './generate/flat-schema.ts'

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
  if (!contract.isStrict || status < 400 || request.method === 'HEAD') return ofHeader
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

/** Secrets in fields that a schema leaves open and doesn't name; of a strict contract, each such field breaks a closed schema. */
export function undeclaredOf(
  { document, isStrict }: Contract,
  { schema, pointer }: Media,
  body: unknown,
): FindingParts[] {
  if (isStrict || !isObject(schema)) return []
  const extras = secretsIn(document, [schema], body)
  return [...new Set(extras)].slice(0, 3).map((name) => ({
    check: `undeclared ${name}`,
    expected: 'no field that the contract does not name',
    got: name,
    contractPointer: `${pointer}/schema`,
  }))
}

/** Names of secrets beside the fields of a schema; an object without such fields, or one that takes any, may have them. */
function secretsIn(document: JsonObject, schemas: readonly JsonObject[], body: unknown): string[] {
  const options = schemas.flatMap((schema) => optionsOf(document, schema))
  const objects = (values: readonly (Json | undefined)[]) => values.filter((value) => isObject(value))
  if (Array.isArray(body)) {
    const items = objects(options.map((option) => option.items))
    return items.length === 0 ? [] : body.slice(0, 50).flatMap((one) => secretsIn(document, items, one))
  }
  const fields = objects(options.map(({ properties }) => properties))
  const isOpen = options.some(
    ({ additionalProperties, patternProperties }) => additionalProperties || patternProperties,
  )
  if (!isObject(body) || fields.length === 0 || isOpen) return []
  return Object.entries(body).flatMap(([name, inner]) => {
    if (!fields.some((properties) => name in properties)) return secretName.test(name) ? [name] : []
    const schemasOf = objects(fields.map((properties) => properties[name]))
    return schemasOf.length === 0 ? [] : secretsIn(document, schemasOf, inner)
  })
}

const optionsBySchema = new WeakMap<JsonObject, readonly JsonObject[]>()

function optionsOf(document: JsonObject, schema: JsonObject, depth = 0): readonly JsonObject[] {
  const before = optionsBySchema.get(schema)
  if (before) return before
  const { node, choices } = flatten(document, schema)
  const options =
    choices.length === 0 || depth > 6
      ? [node]
      : choices.flatMap((choice) => optionsOf(document, { allOf: [node, choice] }, depth + 1))
  optionsBySchema.set(schema, options)
  return options
}

/** Of what an account may see, nothing says who the other test accounts are; and nobody's password is ever told. */
export interface ForeignText {
  readonly what: string
  readonly text: string
}

export function leakedTexts(
  { text, request, operation, status }: ReceivedResponse,
  texts: readonly ForeignText[],
): FindingParts[] {
  const sent = `${request.target} ${request.body?.toString() ?? ''}`
  return (
    texts
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
