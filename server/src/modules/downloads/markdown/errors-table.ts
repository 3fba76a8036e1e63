import type { components } from '@switchboard/sdk'
import { heading, inline, mono, table, type Words } from '../../../platform/markdown/nodes.ts'
import { tameLine } from '../../../platform/markdown/tame-line.ts'
import type { Block, Inline } from '../../../platform/markdown/tree.ts'
import { asArray, asObject, asText, type JsonObject } from '../../reference/json.ts'
import { isFailure } from '../../reference/read-errors.ts'

type Response = components['schemas']['ReferenceResponse']

/** Every documented way to fail: when it happens, and what to do. */
export function errorsTable(responses: readonly Response[], depth: number, base: string): Block[] {
  const rows = responses.filter(isFailure).flatMap((response) => rowsOf(response, base))
  if (rows.length === 0) return []
  return [heading(depth, 'Errors'), table(['Status', 'Code', 'Cause', 'What to do'], rows)]
}

function rowsOf({ status, description, content, headers }: Response, base: string): Words[][] {
  const examples = new Map(
    content.flatMap((media) => media.examples).map((example) => [example.name, example] as const),
  )
  const meaning = description.split('\n\n')[0] ?? ''
  const waits = headers.some(({ name }) => name.toLowerCase() === 'retry-after')
  const wait = waits ? '`Retry-After` says how long to wait.' : ''
  if (examples.size === 0) return [[status, '', tameLine(meaning, { base }), tameLine(wait, { base })]]
  return [...examples.values()].map(({ summary, value }) => {
    // RFC 9457 says `title` and `detail`, the ErrorInfo of CAMARA `message`.
    const body = asObject(value)
    const cause = sentence(summary || asText(body.title))
    const mend = asText(body.detail) || asText(body.message)
    return [
      status,
      mono(asText(body.code)),
      // What a status means says less than its cases, unless it has one alone.
      tameLine(examples.size === 1 ? `${cause} ${meaning}` : cause, { base }),
      [...tameLine(`${mend} ${wait}`, { base }), ...refusedFields(body)],
    ]
  })
}

const sentence = (text: string): string => (/[\p{L}\p{N}]$/u.test(text) ? `${text}.` : text)

const mostRefused = 3

function refusedFields({ errors }: JsonObject): Inline[] {
  return asArray(errors)
    .slice(0, mostRefused)
    .map(asObject)
    .flatMap(({ pointer, message }) => inline([' ', mono(asText(pointer)), `: ${asText(message)}`]))
}
