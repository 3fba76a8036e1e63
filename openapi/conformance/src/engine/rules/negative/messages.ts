import type { CallInput } from '../../context/context.ts'
import type { Operation } from '../../contract/contract.ts'
import { Unanswered } from '../../http/request.ts'
import { mediaOf } from '../../http/write-request.ts'
import { eachOperation, isJson } from '../each-operation.ts'
import type { Rule } from '../rule.ts'

export const messages: Rule = {
  id: 'negative/messages',
  title: 'A body that can’t be parsed is rejected',
  phase: 'negative',
  needs: ['write'],
  run: eachOperation(
    (operation, { isMock }) => operation.body !== undefined && !(isMock && isForm(operation)),
    async ({ context, operation, input, tell }) => {
      const { isStrict } = context.contract
      for (const { name, change, statuses } of unreadable(operation, input)) {
        // A document of others promises no 415 where it declares none.
        if (!isStrict && statuses.includes(415) && !operation.responses.has('415')) continue
        const response = await context.call(operation, { ...input, ...change })
        const { status, code } = response
        const isRejected = isStrict ? statuses.includes(status) : status >= 400
        if (status >= 500 || status === 429 || isRejected) continue
        tell(response, {
          check: `refusal ${name}`,
          expected: `${statuses.join(' or ')}: ${name}`,
          got: `${status} ${code}`.trim(),
          contractPointer: operation.body?.pointer ?? operation.pointer,
        })
      }
    },
  ),
}

const isForm = (operation: Operation): boolean => mediaOf(operation)?.type === 'multipart/form-data'

interface Unreadable {
  readonly name: string
  readonly change: CallInput
  readonly statuses: readonly number[]
}

function unreadable(operation: Operation, { body }: CallInput): Unreadable[] {
  const type = mediaOf(operation)?.type ?? ''
  const raw = (text: string, type: string | undefined): CallInput => ({
    raw: { text, type },
    body: undefined,
  })
  const foreign: Unreadable = {
    name: 'a Content-Type that is not declared',
    change: raw(JSON.stringify(body), 'text/plain'),
    statuses: [415],
  }
  if (isForm(operation)) {
    const half = '--edge\r\nContent-Disposition: form-data; name="half"\r\n\r\nha'
    return [
      foreign,
      { name: 'a truncated form', change: raw(half, `${type}; boundary=edge`), statuses: [400] },
    ]
  }
  if (!isJson(type)) return [foreign]
  const whole = JSON.stringify(body)
  return [
    foreign,
    { name: 'truncated JSON', change: raw(whole.slice(0, -1), type), statuses: [400] },
    { name: 'no JSON', change: raw('conformance', type), statuses: [400] },
    { name: 'JSON with a trailing comma', change: raw(`${whole.slice(0, -1)},}`, type), statuses: [400] },
    ...(operation.body?.required
      ? [{ name: 'an empty body', change: raw('', type), statuses: [400, 422] }]
      : []),
  ]
}

/** Values that many programs stumble over; the backend may respond as it likes, as long as it stays up. */
export const oddities: Rule = {
  id: 'negative/oddities',
  title: 'NUL characters, huge numbers and deep nesting don’t cause a server error',
  phase: 'negative',
  needs: ['write'],
  share: 2,
  run: eachOperation(
    (operation) => isJson(mediaOf(operation)?.type),
    async ({ context, operation, input }) => {
      const type = mediaOf(operation)?.type
      const whole = JSON.stringify(input.body)
      const texts = [
        whole.replaceAll(/"((?:[^"\\]|\\.)*)"(?!:)/g, '"$1\\u0000"'),
        whole.replaceAll(/:-?\d+(\.\d+)?(?=[,}])/g, ':1e400'),
        whole.replaceAll(/:-?\d+(\.\d+)?(?=[,}])/g, ':123456789012345678901234567890'),
        whole.replaceAll(/"((?:[^"\\]|\\.)*)"(?!:)/g, '"\\ud800"'),
        `${'['.repeat(500)}${']'.repeat(500)}`,
      ]
      for (const text of new Set(texts))
        if (text !== whole) await context.call(operation, { ...input, body: undefined, raw: { text, type } })
    },
  ),
}

/** Blanks alone: a backend that reads them all does nothing with them. */
export const tooLarge: Rule = {
  id: 'negative/too-large',
  title: 'A body over the declared limit is rejected with 413',
  phase: 'negative',
  needs: ['strict', 'write'],
  share: 1,
  async run(context) {
    const { maxJsonBytes } = context.contract
    if (maxJsonBytes === undefined) return []
    if (context.isMock) {
      context.leaveOut('', 'a mock accepts bodies of any length')
      return []
    }
    return eachOperation(
      (operation) => operation.responses.has('413') && isJson(mediaOf(operation)?.type),
      async ({ operation, input, tell }) => {
        const raw = { text: ' '.repeat(maxJsonBytes + 1), type: mediaOf(operation)?.type }
        const response = await context.call(operation, { ...input, raw }).catch((error: unknown) => {
          // A client that is still sending when the connection closes may miss the response.
          if (!(error instanceof Unanswered)) throw error
        })
        if (!response)
          return context.leaveOut(operation, 'it closed the connection while a long body was being sent')
        if ([413, 429].includes(response.status) || response.status >= 500) return
        tell(response, {
          check: 'refusal of a long body',
          expected: `413: ${maxJsonBytes + 1} bytes are one more than the contract allows`,
          got: `${response.status} ${response.code}`.trim(),
          contractPointer: operation.responses.get('413')?.pointer ?? operation.pointer,
        })
      },
    )(context)
  },
}
