import { parseJson, writeJson } from '../numbers.ts'
import { readAt, writeAt } from '../pointer.ts'
import type { TestDatum } from '../types.ts'
import { isJson } from './is-json.ts'
import type { Values } from './values.ts'

/** Test values of one place, such as all phone numbers of `#/phoneNumber`. */
export interface TestGroup {
  readonly at: string
  /** `phoneNumber`, for the label. */
  readonly name: string
  readonly data: readonly TestDatum[]
}

export function testGroups(data: readonly TestDatum[]): readonly TestGroup[] {
  const places = [...new Set(data.map(({ at }) => at))]
  return places.map((at) => ({ at, name: nameOf(at), data: data.filter((datum) => datum.at === at) }))
}

const nameOf = (at: string): string =>
  at.startsWith('#') ? at.slice(at.lastIndexOf('/') + 1) : at.replace(/^[?{]|\}$/g, '')

const inputField = (at: string): string => `${at.startsWith('?') ? 'query' : 'path'} ${nameOf(at)}`

/** The form with a value in its place. A body that is no JSON is not touched: undefined. */
export function withTestValue(
  values: Values,
  { at, value }: Pick<TestDatum, 'at' | 'value'>,
): Values | undefined {
  if (!at.startsWith('#')) return { ...values, inputs: { ...values.inputs, [inputField(at)]: value } }
  const body = parsed(values)
  if (body === undefined) return undefined
  return { ...values, body: writeJson(writeAt(body, at, value), 2) }
}

/** Which of the test values the form holds now. */
export function heldTestValue(values: Values, { at, data }: TestGroup): TestDatum | undefined {
  const current = at.startsWith('#') ? readAt(parsed(values), at) : values.inputs[inputField(at)]
  return data.find(({ value }) => value === current)
}

function parsed({ type, body }: Values): unknown {
  if (!isJson(type)) return undefined
  try {
    return body.trim() ? parseJson(body) : {}
  } catch {
    return undefined
  }
}
