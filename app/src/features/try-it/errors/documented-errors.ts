import { isRecord } from '../model/pointer.ts'
import { type Scenario, scenariosOf } from '../model/scenarios.ts'
import type { ReferenceOperation } from '../types.ts'

/** One documented way to fail, in words. */
export interface DocumentedError {
  readonly scenario: Scenario
  /** What programs branch on; empty when the body has none. */
  readonly code: string
  readonly title: string
  /** When it happens, as the document says of the status and the example of itself. */
  readonly cause: string
  /** What to do about it. */
  readonly mend: string
}

export const documentedErrors = (
  operation: Pick<ReferenceOperation, 'responses'>,
): readonly DocumentedError[] =>
  scenariosOf(operation)
    .filter(({ code }) => code >= 400)
    .map(inWords)

/** Knows RFC 9457 (`title`, `detail`) and the ErrorInfo of CAMARA (`message`); else the example's own words stand. */
function inWords(scenario: Scenario): DocumentedError {
  const { name, summary, value, response } = scenario
  const body = isRecord(value) ? value : {}
  const text = (key: string) => (typeof body[key] === 'string' ? body[key] : '')
  const title = text('title') || summary || name
  const causes = [summary !== title ? summary : '', response.description].filter(Boolean)
  return {
    scenario,
    code: text('code'),
    title,
    cause: causes.map((cause) => (/[.!?]$/.test(cause) ? cause : `${cause}.`)).join(' '),
    mend: text('detail') || text('message'),
  }
}
