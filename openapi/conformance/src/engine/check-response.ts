import { isLongNumber, isObject, parseJson, writeJson } from '@switchboard/oas/document'
import type { FindingParts, ReceivedResponse } from './context/context.ts'
import type { Contract, Media, Operation, Response } from './contract/contract.ts'
import { valueAt } from './contract/pointers.ts'
import type { SchemaCheck, SchemaFault } from './contract/schema-check.ts'
import { leaksOf, undeclaredOf } from './leaks.ts'
import type { RulePack } from './pack.ts'

interface Rules {
  readonly contract: Contract
  readonly schemas: SchemaCheck
  /** A mock makes bodies of examples, and headers only where it must. */
  readonly isMock?: boolean
  readonly pack: Pick<RulePack, 'checkResponse'> | undefined
}

/** Each way in which a response of an operation breaks what the contract says of it. */
export function checkResponse(rules: Rules, response: ReceivedResponse): readonly FindingParts[] {
  const declared = declaredResponse(rules.contract, response.operation, response.status)
  if (!rules.contract.isStrict && isUnpromised(response, declared)) return []
  if (!declared)
    return [
      undeclared(response),
      ...leaksOf(rules.contract, response, `${response.operation.pointer}/responses`),
    ]
  return [
    ...serverFault(rules.contract, response, declared),
    ...checkHeaders(rules, response, declared),
    ...checkContent(rules, response, declared),
    ...checkRows(rules.contract, response, declared),
    ...checkProblem(rules.contract, response, declared),
    ...((!rules.isMock && rules.pack?.checkResponse(response, declared.pointer)) || []),
    ...leaksOf(rules.contract, response, declared.pointer),
  ]
}

/** The contract's response for that status. In a strict one, each 4xx is declared by itself, so that `default` is a 5xx. */
function declaredResponse(
  { isStrict }: Contract,
  { responses }: Operation,
  status: number,
): Response | undefined {
  const own = responses.get(String(status)) ?? responses.get(`${Math.floor(status / 100)}XX`)
  return own ?? (isStrict && status < 500 ? undefined : responses.get('default'))
}

/** Statuses that a proxy or framework may send in its own way, unless the document declares exactly that status. */
const ofFrameworks = [401, 403, 404, 405, 406, 408, 411, 412, 413, 414, 415, 417, 421, 426, 429, 431]

/**
 * Whether a document of others says nothing of a response: it need not list every refusal, and its `4XX` or `default` is about those of
 * the operation itself.
 */
function isUnpromised({ operation, status }: ReceivedResponse, declared: Response | undefined): boolean {
  if (status < 400 || status > 499 || operation.responses.has(String(status))) return false
  return !declared || ofFrameworks.includes(status)
}

function undeclared({ operation, status, code }: ReceivedResponse): FindingParts {
  const statuses = [...operation.responses.keys()]
  return {
    check: 'status',
    expected: `a declared status: ${statuses.join(', ')}`,
    got: `${status}${code && ` ${code}`}`,
    contractPointer: `${operation.pointer}/responses`,
  }
}

/** A backend may say that it doesn't offer something (`not_offered`); of a strict contract, any other 5xx is a fault, declared or not. */
function serverFault(
  { isStrict }: Contract,
  { status, code, operation }: ReceivedResponse,
  { pointer }: Response,
): FindingParts[] {
  if (status < 500 || (status === 501 && code === 'not_offered')) return []
  // That it may be away, or lacks something, a document can say of itself.
  if (!isStrict && status !== 500 && operation.responses.has(String(status))) return []
  return [
    { check: 'server-error', expected: 'no 5xx', got: `${status} ${code}`.trim(), contractPointer: pointer },
  ]
}

function checkHeaders(
  { schemas, isMock }: Rules,
  { headers, request }: ReceivedResponse,
  { headers: declared }: Response,
) {
  return declared.flatMap(({ name, required, pointer }): FindingParts[] => {
    const value = headers[name.toLowerCase()]
    if (value === undefined) {
      const expected = `the header ${name}`
      return required && !isMock && request.method !== 'HEAD'
        ? [{ check: `header ${name}`, expected, got: 'no such header', contractPointer: pointer }]
        : []
    }
    return schemas.at(`${pointer}/schema`, value, true).map((fault) => ({
      check: `header ${name}`,
      expected: `${name}: ${fault.message}`,
      got: `${name}: ${clipped(value)}`,
      contractPointer: `${pointer}/schema`,
    }))
  })
}

function checkContent(
  { schemas, contract }: Rules,
  response: ReceivedResponse,
  { media, pointer }: Response,
): FindingParts[] {
  const { headers, status, text, body, request } = response
  const type = headers['content-type']
  if (request.method === 'HEAD' || status === 304) return []
  if (media.length === 0) {
    // That a document of others describes no body does not say that there is none, but where HTTP itself says so.
    if (text === '' || (!contract.isStrict && ![204, 205].includes(status))) return []
    return [{ check: 'content', expected: 'no body', got: clipped(text), contractPointer: pointer }]
  }
  const declared = mediaFor(media, type)
  if (!declared) {
    return [
      {
        check: 'content-type',
        expected: `Content-Type: ${media.map((one) => one.type).join(' or ')}`,
        got: type === undefined ? 'no Content-Type' : `Content-Type: ${type}`,
        contractPointer: `${pointer}/content`,
      },
    ]
  }
  if (declared.columns.size > 0) return checkColumns(response, declared)
  if (!/[/+]json\b/.test(declared.type) || !declared.schema) return []
  if (body === undefined)
    return [
      {
        check: 'body',
        expected: 'JSON',
        got: clipped(text) || 'an empty body',
        contractPointer: declared.pointer,
      },
    ]
  const exact = parseJson(text)
  const faults = schemas
    .at(`${declared.pointer}/schema`, body)
    .filter(({ at, keyword }) => !ofRounding.includes(keyword) || !holdsLongNumber(valueAt(exact, at)))
  if (faults.length === 0) return undeclaredOf(contract, declared, body)
  return faults.map((fault) => bodyFault(fault, exact, declared.pointer))
}

/** Keywords that two numbers may break once they are rounded, and not as they were sent. */
const ofRounding = ['multipleOf', 'exclusiveMinimum', 'exclusiveMaximum', 'uniqueItems']

const holdsLongNumber = (value: unknown): boolean =>
  isLongNumber(value) || (Array.isArray(value) && value.some(holdsLongNumber))

/** No two rows of a list say the very same. */
function checkRows(
  { isStrict }: Contract,
  { status, body }: ReceivedResponse,
  { pointer }: Response,
): FindingParts[] {
  const data = isStrict && status === 200 && isObject(body) ? body.data : undefined
  if (!Array.isArray(data)) return []
  const rows = data.filter(isObject).map((row) => JSON.stringify(row))
  const twice =
    rows.length === new Set(rows).size ? undefined : rows.find((row, index) => rows.indexOf(row) < index)
  if (twice === undefined) return []
  return [
    {
      check: 'rows that are the same',
      expected: 'each row once',
      got: clipped(twice),
      contractPointer: pointer,
    },
  ]
}

/** A table has the columns of its view, in that order, also where it has no rows. */
function checkColumns({ text, request }: ReceivedResponse, { columns, pointer }: Media): FindingParts[] {
  const view = new URLSearchParams(request.target.split('?')[1] ?? '').get('view') ?? ''
  const named = columns.get(view) ?? columns.get('default')
  const right = (named ? [named] : [...columns.values()]).map((names) => names.join(','))
  const [header = ''] = text.replace(/^\uFEFF/, '').split(/\r?\n/)
  if (right.includes(header)) return []
  return [
    {
      check: 'columns',
      expected: `a header of the columns ${right.join(' or ')}`,
      got: clipped(header) || 'no header',
      contractPointer: `${pointer}/x-csv-columns`,
    },
  ]
}

const bodyFault = ({ at, keyword, message }: SchemaFault, body: unknown, pointer: string): FindingParts => ({
  check: `body ${at.replace(/\/\d+/g, '/*')} ${keyword}`,
  expected: `${at || 'the body'} ${message}`,
  got: clipped(writeJson(valueAt(body, at)) || 'nothing'),
  contractPointer: `${pointer}/schema`,
})

function mediaFor(media: readonly Media[], type = ''): Media | undefined {
  const [essence = ''] = type.split(';')
  const given = essence.trim().toLowerCase()
  return media.find(({ type }) => {
    const [named = ''] = type.toLowerCase().split(';')
    if (named === given || named === '*/*') return true
    return named.endsWith('/*') && given.startsWith(named.slice(0, -1))
  })
}

/** A problem's relations to its response, which a schema can't state. */
function checkProblem(
  { problemStatuses, isStrict }: Contract,
  response: ReceivedResponse,
  { pointer }: Response,
): FindingParts[] {
  const { status, headers, body } = response
  if (!isStrict || !headers['content-type']?.startsWith('application/problem+json')) return []
  const problem = (typeof body === 'object' && body !== null ? body : {}) as Readonly<Record<string, unknown>>
  const faults: FindingParts[] = []
  const tell = (check: string, expected: string, got: string) =>
    faults.push({ check, expected, got, contractPointer: pointer })
  if (problem.status !== undefined && problem.status !== status)
    tell('problem status', `status ${status} in the body, as in the response`, `status ${problem.status}`)
  const statuses = problemStatuses.get(String(problem.code))
  if (typeof problem.code === 'string' && problemStatuses.size > 0 && !statuses)
    tell('problem code', 'a code that the contract knows', problem.code)
  if (statuses && !statuses.includes(status))
    tell('problem code', `a code of ${status}`, `${problem.code}, which is of ${statuses.join(', ')}`)
  const id = headers['x-request-id']
  if (id !== undefined && problem.request_id !== undefined && problem.request_id !== id)
    tell('problem request_id', `request_id ${id}, as in X-Request-Id`, `request_id ${problem.request_id}`)
  return faults
}

const clipped = (text: string | undefined, most = 300): string =>
  text === undefined ? 'nothing' : text.length > most ? `${text.slice(0, most)}…` : text
