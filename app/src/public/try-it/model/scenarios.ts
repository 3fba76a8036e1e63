import { isRecord } from '@switchboard/oas/schema'
import type { ReferenceOperation, ReferenceResponse } from '../types.ts'

/** A documented response that the mock gives when it is text to. */
export interface Scenario {
  /** Names it in the form. The same example name may stand at two statuses. */
  readonly id: string
  readonly code: number
  readonly name: string
  readonly summary: string
  readonly value: unknown
  readonly response: ReferenceResponse
}

export function scenariosOf({ responses }: Pick<ReferenceOperation, 'responses'>): readonly Scenario[] {
  const scenarios = new Map<string, Scenario>()
  for (const response of responses)
    for (const { examples } of response.content)
      for (const { name, summary, value } of examples) {
        const code = codeOf(response.status, value)
        const id = `${code} ${name}`
        if (!scenarios.has(id)) scenarios.set(id, { id, code, name, summary, value, response })
      }
  return [...scenarios.values()]
}

/** `4XX` and `default` stand for many: the example says which one it shows. */
function codeOf(status: string, value: unknown): number {
  if (/^\d+$/.test(status)) return Number(status)
  if (isRecord(value) && typeof value.status === 'number') return value.status
  return status === 'default' ? 500 : Number(`${status[0]}00`)
}

/** By its id, or as links have it: by the name alone, by status and error code such as `403 consent_missing`, or by the status. */
export const findScenario = (scenarios: readonly Scenario[], text: string): Scenario | undefined =>
  scenarios.find(({ id }) => id === text) ??
  scenarios.find(({ name }) => name === text) ??
  scenarios.find(({ code, value }) => isRecord(value) && `${code} ${value.code}` === text) ??
  scenarios.find(({ code }) => /^\d{3}( |$)/.test(text) && text.startsWith(`${code}`))

export const preferOf = ({ code, name }: Pick<Scenario, 'code' | 'name'>): string =>
  `code=${code}, example=${name}`
