import { asArray, asObject, asText, type Operation } from '@switchboard/oas/document'
import { documentedErrors, isFailure } from '@switchboard/oas/errors'
import { heading, type InlineContent, inline, mono, table } from '../../../platform/markdown/nodes.ts'
import { sanitizeLine } from '../../../platform/markdown/sanitize-line.ts'
import type { Block, Inline } from '../../../platform/markdown/tree.ts'

type Response = Operation['responses'][number]

/** Every documented way to fail: when it happens, and what to do. */
export function errorsTable(responses: readonly Response[], depth: number, base: string): Block[] {
  const rows = responses.filter(isFailure).flatMap((response) => rowsOf(response, base))
  if (rows.length === 0) return []
  return [heading(depth, 'Errors'), table(['Status', 'Code', 'Cause', 'What to do'], rows)]
}

function rowsOf(response: Response, base: string): InlineContent[][] {
  const { status, description, headers } = response
  const meaning = description.split('\n\n')[0] ?? ''
  const waits = headers.some(({ name }) => name.toLowerCase() === 'retry-after')
  const wait = waits ? '`Retry-After` says how long to wait.' : ''
  const errors = documentedErrors(response)
  return errors.map(({ scenario, code, title, cause, remedy, value }) => {
    if (!scenario) return [status, '', sanitizeLine(meaning, { base }), sanitizeLine(wait, { base })]
    const told = sentence(cause || title)
    return [
      status,
      mono(code),
      // What a status means says less than its cases, unless it has one alone.
      sanitizeLine(errors.length === 1 ? `${told} ${meaning}` : told, { base }),
      [...sanitizeLine(`${remedy} ${wait}`, { base }), ...rejectedFields(value)],
    ]
  })
}

const sentence = (text: string): string => (/[\p{L}\p{N}]$/u.test(text) ? `${text}.` : text)

const maxFields = 3

function rejectedFields(body: unknown): Inline[] {
  return asArray(asObject(body).errors)
    .slice(0, maxFields)
    .map(asObject)
    .flatMap(({ pointer, message }) => inline([' ', mono(asText(pointer)), `: ${asText(message)}`]))
}
