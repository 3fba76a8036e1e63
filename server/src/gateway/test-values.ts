import { readAt } from '@switchboard/oas/document'
import { pathValues } from '@switchboard/oas/paths'
import type { components } from '@switchboard/sdk'
import { Problem } from '../platform/http/problem.ts'
import type { CallFacts } from './call-facts.ts'
import { type Outcome, rejected } from './make-call.ts'
import type { Operation } from './matcher.ts'

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
  readonly body: Buffer | undefined
}

/** Before a live call is charged: why it ends here, if it does. */
export const checkTestValues = ({ facts, operation, path, body }: CallToCheck): Outcome | undefined =>
  facts.key_type === 'LIVE' && hasTestValue(operation, path, body) ? rejected(testValueLive()) : undefined

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
