import { readBundle } from '../../src/platform/http/contract.ts'

type Fields = Readonly<Record<string, string>>
interface Operation {
  readonly operationId: string
  readonly requestBody?: {
    readonly content: Readonly<
      Record<string, { readonly examples: Readonly<Record<string, { readonly value: Fields }>> }>
    >
  }
}

const { paths } = readBundle<{ paths: Record<string, Record<string, Operation>> }>()
const operations = Object.values(paths).flatMap((item) => Object.values(item))

/** The contract's example request of an operation, by its name. */
export function requestExample(operationId: string, name: string): Fields {
  const { requestBody } = operations.find((operation) => operation.operationId === operationId) ?? {}
  const [media] = Object.values(requestBody?.content ?? {})
  const example = media?.examples[name]
  if (!example) throw new Error(`The contract has no request ${name} of ${operationId}`)
  return example.value
}
