import { keyOf, type MixLine, writeMix } from './mix.ts'
import type { Sku } from './prices.ts'

interface Example {
  readonly name: string
  readonly mix: readonly MixLine[]
}

/** Months that people know, to begin from. One whose operations are not all sold here is not offered. */
const examples: readonly Example[] = [
  {
    name: 'A wallet app, 20,000 sign-ins',
    mix: [
      { api: 'number-verification', operationId: 'verifyNumber', calls: 20_000 },
      { api: 'one-time-password', operationId: 'sendCode', calls: 2_000 },
    ],
  },
  {
    name: 'A bank, 5,000 transfers',
    mix: [
      { api: 'sim-swap', operationId: 'checkSimSwap', calls: 5_000 },
      { api: 'messaging', operationId: 'sendMessage', calls: 5_000 },
    ],
  },
  {
    name: 'A courier, 300 drops',
    mix: [
      { api: 'device-location', operationId: 'verifyLocation', calls: 300 },
      { api: 'messaging', operationId: 'sendMessage', calls: 300 },
    ],
  },
]

/** Every operation that an example names. */
export const exampleKeys: readonly string[] = examples.flatMap(({ mix }) => mix.map(keyOf))

export const examplesOf = (skus: readonly Sku[]): readonly { name: string; query: string }[] =>
  examples
    .filter(({ mix }) =>
      mix.every(({ api, operationId }) =>
        skus.some((sku) => sku.api === api && sku.operation_id === operationId),
      ),
    )
    .map(({ name, mix }) => ({ name, query: writeMix('', mix) }))
