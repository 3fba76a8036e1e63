import type { Operation } from './contract.ts'
import type { Handler } from './handler.ts'

/** The handler of each operation. Throws when contract and handlers do not name the same operations. */
export function completeHandlers(
  operations: readonly Operation[],
  handlers: Readonly<Record<string, Handler>>,
): (id: string) => Handler {
  const inContract = new Set(operations.map(({ id }) => id))
  const wrong = [
    ...[...inContract].filter((id) => !(id in handlers)).map((id) => `${id} has no handler`),
    ...Object.keys(handlers)
      .filter((id) => !inContract.has(id))
      .map((id) => `${id} is not in the contract`),
  ]
  if (wrong.length > 0) throw new Error(`Contract and handlers differ: ${wrong.join('; ')}.`)
  return (id) => handlers[id] as Handler
}
