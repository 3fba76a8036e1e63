import { createServer } from 'node:http'
import { createMatcher } from '@switchboard/oas/paths'
import { type Listener, listen } from '../../../../scripts/listen.ts'
import type { Contract, Operation } from '../../src/engine/contract/contract.ts'

/**
 * A backend as a team may begin one: its operations answer the contract's examples, whatever is sent. Refusals have a form of their own, not
 * the contract's.
 */
export function openExampleBackend(
  { operations }: Contract,
  { takesTokens }: { readonly takesTokens: boolean },
): Promise<Listener> {
  const match = createMatcher(operations)
  const server = createServer((incoming, outgoing) => {
    const { method = 'GET', url = '/', headers } = incoming
    const operation = match(method, url.split('?')[0] ?? '/').operation as Operation | undefined
    const isLetIn = operation?.access !== 'protected' || (takesTokens && headers.authorization !== undefined)
    const [status, body] = !operation
      ? [404, { err: 'not found' }]
      : isLetIn
        ? exampleOf(operation)
        : [401, { err: 'unauthorized' }]
    incoming.resume().on('end', () => {
      outgoing.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
    })
  })
  return listen(server)
}

function exampleOf({ responses }: Operation): readonly [number, unknown] {
  const [status, success] = [...responses].find(([status]) => status.startsWith('2')) ?? ['200', undefined]
  return [Number(status), success?.media[0]?.examples[0]?.value]
}
