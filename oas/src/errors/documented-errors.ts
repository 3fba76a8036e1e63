import { isRecord } from '../json.ts'
import type { Content, Example, Response } from '../types.ts'

/** One documented failure, from a named example: cause and remedy. */
export interface DocumentedError {
  /** The name by which the mock is asked for it; empty for a response without an example. */
  readonly scenario: string
  /** The code that programs branch on; empty if the body has none. */
  readonly code: string
  readonly title: string
  /** When it happens. */
  readonly cause: string
  /** The remedy, in the response's own words. */
  readonly remedy: string
  readonly value: unknown
  /** The media type of the value; empty without one. */
  readonly type: string
}

export const isFailure = ({ status }: Response): boolean => !/^[123]/.test(status)

/** Each named example of a failing answer, once for all its media types; without an example, what the document says. */
export function documentedErrors({ status, description, content }: Response): readonly DocumentedError[] {
  const byName = new Map<string, DocumentedError>()
  for (const { type, examples } of content)
    for (const example of examples)
      if (!byName.has(example.name)) byName.set(example.name, { ...read(example), type })
  if (byName.size > 0) return [...byName.values()]
  const title = description.split('\n')[0] || `Answer ${status}`
  return [{ scenario: '', code: '', title, cause: '', remedy: '', value: undefined, type: '' }]
}

export interface ErrorBody {
  readonly statuses: readonly string[]
  readonly content: readonly Content[]
}

/** Most errors of a document share one shape: each shape once, with the statuses that have it. */
export function distinctBodies(responses: readonly Response[]): readonly ErrorBody[] {
  const bodies = new Map<string, { statuses: string[]; content: readonly Content[] }>()
  for (const { status, content } of responses) {
    if (content.length === 0) continue
    const shape = JSON.stringify(content.map(({ type, schema }) => [type, schema]))
    const body = bodies.get(shape) ?? { statuses: [], content }
    body.statuses.push(status)
    bodies.set(shape, body)
  }
  return [...bodies.values()]
}

/** Knows RFC 9457 (`title`, `detail`) and the ErrorInfo of CAMARA (`message`); anything else keeps its example's words. */
function read({ name, summary, value }: Example): Omit<DocumentedError, 'type'> {
  const body = isRecord(value) ? value : {}
  const text = (key: string) => (typeof body[key] === 'string' ? body[key] : '')
  const title = text('title') || summary || name
  return {
    scenario: name,
    code: text('code'),
    title,
    cause: summary === title ? '' : summary,
    remedy: text('detail') || text('message'),
    value,
  }
}
