import { readAt } from '@switchboard/oas/document'
import { pathValues } from '@switchboard/oas/paths'
import type { components } from '@switchboard/sdk'
import { Problem } from '../platform/http/problem.ts'
import type { CallFacts } from './call-facts.ts'
import { failed, type Outcome, rejected } from './make-call.ts'
import type { Operation } from './matcher.ts'
import { NoResponse } from './no-response.ts'

export type TestDatum = components['schemas']['TestDatum']

/** The values that only tests send, by operation. See decision 0085. */
export function testValuesByOperation(data: readonly TestDatum[]): ReadonlyMap<string, readonly TestDatum[]> {
  return Map.groupBy(
    data.filter(({ test_only }) => test_only !== false),
    ({ operation_id }) => operation_id,
  )
}

interface CallToCheck {
  readonly facts: CallFacts
  readonly operation: Operation
  /** Path and query, as they were sent. */
  readonly path: string
  readonly readBody: () => Promise<Buffer | undefined>
}

/** Before a live call is charged: why it ends here, if it does, and its body, where that had to be read to know. */
export async function checkTestValues({
  facts,
  operation,
  path,
  readBody,
}: CallToCheck): Promise<{ readonly body?: Buffer | undefined; readonly outcome?: Outcome }> {
  if (facts.key_type !== 'LIVE') return {}
  try {
    const body = mayBeInBody(operation) ? await readBody() : undefined
    return hasTestValue(operation, path, body) ? { outcome: rejected(testValueLive()) } : { body }
  } catch (error) {
    if (error instanceof NoResponse) return { outcome: failed(error) }
    throw error
  }
}

const mayBeInBody = ({ testValues = [] }: Operation): boolean =>
  testValues.some(({ at }) => at.startsWith('#'))

/** Whether a call sends a test value of its operation. A body that is no JSON, or was too large to be held, has none. */
function hasTestValue(
  { testValues = [], path: template }: Operation,
  path: string,
  body: Buffer | undefined,
): boolean {
  if (testValues.length === 0) return false
  const url = new URL(path, 'http://gateway')
  const parsed = body && mayBeJson(body) ? parse(body) : undefined
  return testValues.some(({ at, value }) => {
    if (at.startsWith('#')) return textOf(readAt(parsed, at)) === value
    if (at.startsWith('?')) return queryValues(url, at.slice(1)).includes(value)
    return pathValues(template, path.split('?')[0] ?? '')[at.slice(1, -1)] === value
  })
}

const textOf = (value: unknown): unknown => (typeof value === 'number' ? `${value}` : value)

/** Either way in which an API may read a plus sign. */
const queryValues = ({ search }: URL, name: string): readonly string[] =>
  [search, search.replaceAll('+', '%2B')].flatMap((text) => new URLSearchParams(text).getAll(name))

/** Saves parsing what can hold no pointer. */
const mayBeJson = (body: Buffer): boolean => body.includes('{') || body.includes('[')

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString())
  } catch {
    return undefined
  }
}

const testValueLive = (): Problem =>
  new Problem(
    'test_value_live',
    'This is a test value, and live keys don’t take those. Use your test key, or send a real value.',
  )
