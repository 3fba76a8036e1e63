import type { Contract, Operation } from './contract.ts'

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']

/** `key` is `METHOD /path`, the name an operation has in tables and messages. */
export type Entry = { key: string; method: string; path: string; operation: Operation }

export function operationsOf(contract: Contract): Entry[] {
  return Object.entries(contract.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => methods.includes(method))
      .map(([lower, operation]) => {
        const method = lower.toUpperCase()
        return { key: `${method} ${path}`, method, path, operation }
      }),
  )
}
