import type { ContractExamples, Persona } from './by-request/contract-examples.ts'

/** What a mock says of itself at `GET /__mock`: who can sign in, and what each operation can be made to answer by Prefer. */
export interface MockDescription {
  readonly personas: Readonly<Record<string, Persona>>
  readonly operations: readonly {
    readonly id: string
    readonly method: string
    readonly path: string
    /** Named examples, in the order of the contract. */
    readonly examples: readonly { readonly status: number; readonly name: string }[]
  }[]
}

export function describeMock({ personas, operations }: ContractExamples): MockDescription {
  return {
    personas,
    operations: [...operations].map(([address, { id, examples }]) => {
      const [method = '', path = ''] = address.split(' ')
      return { id, method, path, examples: examples.map(({ status, name }) => ({ status, name })) }
    }),
  }
}
