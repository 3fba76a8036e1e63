import type { Operation } from './contract.ts'
import { type Handler, plain } from './handler.ts'
import { Problem } from './http/problem.ts'

const notOffered = plain(async () => {
  throw new Problem('not_offered', 'This deployment does not offer the operation yet.')
})

/** The handler of each operation. Throws when there is a handler that the contract does not know. */
export function completeHandlers(
  operations: readonly Operation[],
  handlers: Readonly<Record<string, Handler>>,
): (id: string) => Handler {
  const inContract = new Set(operations.map(({ id }) => id))
  const unknown = Object.keys(handlers).filter((id) => !inContract.has(id))
  if (unknown.length > 0) throw new Error(`Not in the contract: ${unknown.join(', ')}.`)
  return (id) => handlers[id] ?? notOffered
}
