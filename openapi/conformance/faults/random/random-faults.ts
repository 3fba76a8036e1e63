import { randomFrom, seedFor } from '../../src/engine/context/random.ts'
import type { Contract } from '../../src/engine/contract/contract.ts'
import type { Fault } from '../fault.ts'
import type { Kind } from './kind.ts'
import { kindsOfAnswers } from './kinds-of-answers.ts'
import { kindsOfLists } from './kinds-of-lists.ts'
import { kindsOfRequests } from './kinds-of-requests.ts'
import { kindsOfWrites } from './kinds-of-writes.ts'

export const kinds: readonly Kind[] = [
  ...kindsOfAnswers,
  ...kindsOfWrites,
  ...kindsOfLists,
  ...kindsOfRequests,
]

export interface RandomInput {
  readonly seed: number
  /** So many of each kind, where there are as many. */
  readonly count: number
}

/** Mistakes of each kind at operations that have a place for it, the same ones for the same seed. */
export function randomFaults(contract: Contract, { seed, count }: RandomInput): readonly Fault[] {
  return kinds.flatMap(({ name, variantsAt }) => {
    const random = randomFrom(seedFor(seed, name))
    const pick = <Item>(items: readonly Item[]): Item | undefined =>
      items[Math.floor(random() * items.length)]
    const left = contract.operations
      .map((operation) => ({ operation, variants: variantsAt(operation, contract) }))
      .filter(({ variants }) => variants.length > 0)
    const faults: Fault[] = []
    while (faults.length < count && left.length > 0) {
      const [taken] = left.splice(Math.floor(random() * left.length), 1)
      const variant = taken && pick(taken.variants)
      if (!taken || !variant) break
      const { id } = taken.operation
      faults.push({
        id: variant.title,
        title: variant.title,
        subject: name,
        operation: id,
        start: () => variant.mistake(id),
      })
    }
    return faults
  })
}
