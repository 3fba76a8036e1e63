import type { components } from '@switchboard/sdk'
import { type Block, heading, mono, table, type Words } from '../../../markdown/nodes.ts'
import { tameLine } from '../../../markdown/tame.ts'
import { asObject, asText } from '../../reference/json.ts'

type Response = components['schemas']['ReferenceResponse']

export const isFailure = ({ status }: Response): boolean => !/^[123]/.test(status)

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
  const wait = headers.some(({ name }) => name.toLowerCase() === 'retry-after')
    ? ' Wait for `Retry-After`.'
    : ''
  const meaning = description.split('\n\n')[0] ?? ''
  if (examples.size === 0) return [[status, '', tameLine(meaning, { base }), tameLine(wait, { base })]]
  return [...examples.values()].map(({ summary, value }) => {
    // RFC 9457 says `title` and `detail`, the ErrorInfo of CAMARA `message`.
    const body = asObject(value)
    const cause = [summary || asText(body.title), meaning].filter(Boolean).join('. ')
    const mend = `${asText(body.detail) || asText(body.message)}${wait}`
    return [status, mono(asText(body.code)), tameLine(cause, { base }), tameLine(mend, { base })]
  })
}
