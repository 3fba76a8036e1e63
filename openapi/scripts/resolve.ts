import type { Contract, Ref } from './contract.ts'

/** Follows `$ref` within the bundle. Keywords beside a `$ref` win, as in OpenAPI 3.1 schemas. */
export function resolve<T extends Ref>(contract: Contract, node: T): T {
  if (typeof node.$ref !== 'string') return node
  const { $ref, ...beside } = node
  const target = at(contract, $ref)
  return resolve(contract, { ...(target as T), ...beside })
}

function at(contract: Contract, ref: string): unknown {
  const steps = ref.replace(/^#\//, '').split('/')
  const target = steps
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((node, step) => (node as Record<string, unknown> | undefined)?.[step], contract)
  if (target === undefined) throw new Error(`The bundle has nothing at ${ref}`)
  return target
}
