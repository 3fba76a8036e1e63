import type { Operation, Reference } from '@switchboard/oas/document'
import {
  isCookiePassedIfDocumented,
  isKeptFromCaller,
  isPassedIfDocumented,
} from '../../platform/http/kept-headers.ts'

type Input = Operation['inputs'][number]
type Header = Operation['responses'][number]['headers'][number]

const inputNote = 'The gateway doesn’t pass this on, so the API never gets it.'
const headerNote = 'The gateway doesn’t pass this on, so callers never get it.'
const ownNote = 'The gateway sends its own value in place of the API’s.'

function noteOfInput({ place, name }: Input): string | undefined {
  if (place === 'header') return isPassedIfDocumented(name) ? undefined : inputNote
  if (place === 'cookie') return isCookiePassedIfDocumented(name) ? undefined : inputNote
  return undefined
}

function noteOfHeader({ name }: Header, status: string): string | undefined {
  const lower = name.toLowerCase()
  if (/^(?:x-request-id|cache-control)$/.test(lower)) return ownNote
  // Links pass as far as they lead to the gateway.
  const isKept = lower !== 'link' && isKeptFromCaller(lower)
  return isKept || (lower === 'location' && status.startsWith('3')) ? headerNote : undefined
}

const described = <One extends { readonly description: string }>(one: One, note: string | undefined): One =>
  note === undefined ? one : { ...one, description: [one.description, note].filter(Boolean).join('\n\n') }

/** The documentation of an API behind the gateway, with a note on each parameter and header that the gateway doesn’t pass on. */
export function withGatewayNotes(reference: Reference): Reference {
  return { ...reference, operations: reference.operations.map(withNotes) }
}

const withNotes = (operation: Operation): Operation => ({
  ...operation,
  inputs: operation.inputs.map((input) => {
    const note = noteOfInput(input)
    return note === undefined ? input : { ...described(input, note), gateway_note: note }
  }),
  responses: operation.responses.map((response) => ({
    ...response,
    headers: response.headers.map((header) => described(header, noteOfHeader(header, response.status))),
  })),
})

/** Names that its publisher should know of. */
export function notPassedOn({ operations }: Reference): string[] {
  const inputs = operations.flatMap((one) => one.inputs.filter((input) => noteOfInput(input) !== undefined))
  const headers = operations
    .flatMap(({ responses }) => responses)
    .flatMap((one) => one.headers.filter((header) => noteOfHeader(header, one.status) !== undefined))
  return [
    listOf(
      'header of requests',
      inputs.filter(({ place }) => place === 'header'),
    ),
    listOf(
      'cookie',
      inputs.filter(({ place }) => place === 'cookie'),
    ),
    listOf('header of responses', headers),
  ].filter(Boolean)
}

const maxNames = 10

function listOf(what: string, all: readonly { readonly name: string }[]): string {
  const names = [...new Set(all.map(({ name }) => name))]
  if (names.length === 0) return ''
  const more = names.length > maxNames ? ` and ${names.length - maxNames} more` : ''
  const noun = names.length === 1 ? what : what.replace(/^\w+/, '$&s')
  return `${names.length} ${noun} that the gateway doesn’t pass on (${names.slice(0, maxNames).join(', ')}${more})`
}
