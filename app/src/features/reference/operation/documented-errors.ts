import { isRecord } from '../schema/resolve.ts'
import type { ReferenceExample, ReferenceResponse } from '../types.ts'

/** One way to fail, from a named example: what happened, and what to do about it. */
export interface DocumentedError {
  /** The name by which the mock is asked for it. */
  readonly scenario: string
  /** What programs branch on; empty when the body has none. */
  readonly code: string
  readonly title: string
  /** When it happens. */
  readonly cause: string
  /** What to do about it, as the answer itself says. */
  readonly mend: string
  readonly value: unknown
}

export const isFailure = ({ status }: ReferenceResponse): boolean => !/^[123]/.test(status)

/** Each named example of a failing answer; one example may stand in several media types and is told once. */
export function documentedErrors({ content }: ReferenceResponse): readonly DocumentedError[] {
  const byName = new Map<string, DocumentedError>()
  for (const { examples } of content)
    for (const example of examples) if (!byName.has(example.name)) byName.set(example.name, read(example))
  return [...byName.values()]
}

/** Knows RFC 9457 (`title`, `detail`) and the ErrorInfo of CAMARA (`message`); anything else keeps its example's words. */
function read({ name, summary, value }: ReferenceExample): DocumentedError {
  const body = isRecord(value) ? value : {}
  const text = (key: string) => (typeof body[key] === 'string' ? body[key] : '')
  const title = text('title') || summary || name
  return {
    scenario: name,
    code: text('code'),
    title,
    cause: summary === title ? '' : summary,
    mend: text('detail') || text('message'),
    value,
  }
}
