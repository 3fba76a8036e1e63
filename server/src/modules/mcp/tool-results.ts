import type { CallToolResult } from '@modelcontextprotocol/server'
import problems from '@switchboard/contract/problems.json' with { type: 'json' }
import { isObject, type JsonObject, mayHoldLongNumbers } from '@switchboard/oas/document'

type Headers = Readonly<Record<string, string | number | readonly string[] | undefined>>

interface ResponseFacts {
  readonly status: number
  readonly headers: Headers
  readonly isMock: boolean
  /** A last sentence; can be empty. */
  readonly remark: string
}

/** The response’s status and cost, and whether it was real. */
export function noteOf({ status, headers, isMock, remark }: ResponseFacts): string {
  const charged = headers['x-credits-charged']
  const left = headers['x-credits-left']
  return [
    `Status ${status}.`,
    isMock ? 'This is the mock’s sample data: no API key was sent.' : '',
    headers['x-environment'] === 'TEST' ? 'Test key: nothing was charged.' : '',
    charged !== undefined && headers['x-environment'] !== 'TEST'
      ? `Charged ${charged} credits, ${left} left.`
      : '',
    headers['x-request-id'] ? `Request ID ${headers['x-request-id']}.` : '',
    remark,
  ]
    .filter(Boolean)
    .join(' ')
}

/** Advice on a rejection, by the problem’s own code. */
export function problemAdvice(text: string, headers: Headers, publicUrl: string): string {
  const { code } = objectIn(text) ?? {}
  const known = typeof code === 'string' && Object.hasOwn(problems, code)
  const retryAfter = headers['retry-after']
  return [
    known ? problems[code as keyof typeof problems].fix : '',
    retryAfter === undefined ? '' : `Try again in ${retryAfter} seconds, not before.`,
    code === 'insufficient_credits' ? `Ask a person to top up at ${publicUrl}/dashboard/wallet/topup.` : '',
    known ? `More: ${publicUrl}/problems/${(code as string).replaceAll('_', '-')}.md` : '',
  ]
    .filter(Boolean)
    .join(' ')
}

type Revive = (name: string, value: unknown, context: { readonly source?: string }) => unknown
/** Newer than TypeScript’s own types. */
const exactJson = JSON as unknown as {
  parse(text: string, revive: Revive): JsonObject
  rawJSON(text: string): unknown
}

/** The object of a JSON text, whose numbers are sent as they came: the protocol’s library writes it as JSON again. */
export function exactly(text: string, value: JsonObject): JsonObject {
  if (!mayHoldLongNumbers(text)) return value
  return exactJson.parse(text, (_name, one, { source }) =>
    typeof one === 'number' && source !== undefined ? exactJson.rawJSON(source) : one,
  )
}

/** The object of a JSON text; undefined for any other. */
export function objectIn(
  text: string,
  parse: (text: string) => unknown = JSON.parse,
): JsonObject | undefined {
  try {
    const value = parse(text)
    return isObject(value) ? value : undefined
  } catch {
    return undefined
  }
}

export const textsIn = (texts: readonly string[]) =>
  texts.filter(Boolean).map((text) => ({ type: 'text' as const, text }))

export const textResult = (text: string): CallToolResult => ({ content: textsIn([text]) })

/** A call that didn’t succeed, in words for the agent. */
export const failure = (...texts: readonly string[]): CallToolResult => ({
  isError: true,
  content: textsIn(texts),
})
