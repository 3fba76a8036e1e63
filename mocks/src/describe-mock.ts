import type { ContractExamples, Persona } from './by-request/contract-examples.ts'
import type { Coverage } from './coverage.ts'

/**
 * The description of a mock at `GET /__mock`: personas that can sign in, and the responses that Prefer can select for
 * each operation.
 */
export interface MockDescription {
  readonly personas: Readonly<Record<string, Persona>>
  readonly operations: readonly {
    readonly id: string
    readonly method: string
    readonly path: string
    /** Named examples, in the order of the contract. */
    readonly examples: readonly { readonly status: number; readonly name: string }[]
    /** How far the backend has come with it, where there is one. */
    readonly coverage?: Coverage | undefined
  }[]
}

export function describeMock(
  { personas, operations }: ContractExamples,
  coverageOf: (id: string) => Coverage | undefined,
): MockDescription {
  return {
    personas,
    operations: [...operations].map(([address, { id, examples }]) => {
      const [method = '', path = ''] = address.split(' ')
      return {
        id,
        method,
        path,
        examples: examples.map(({ status, name }) => ({ status, name })),
        coverage: coverageOf(id),
      }
    }),
  }
}
