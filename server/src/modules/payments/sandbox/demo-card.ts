import type { Tx } from '../../../platform/db/client.ts'
import type { SealContext } from '../../../platform/db/seal.ts'
import { newId } from '../../../platform/ids.ts'
import { saveCard } from '../auto-top-up/repo.ts'
import { addCard } from './repo.ts'
import { cardOf } from './test-cards.ts'

interface DemoCardInput {
  readonly userId: string
  readonly now: Date
}

/** As if the person had been on the sandbox's page: a card whose charges go through. */
export async function saveDemoCard(
  on: SealContext & { readonly db: Tx },
  { userId, now }: DemoCardInput,
): Promise<void> {
  const token = newId('card')
  const number = '4242 4242 4242 4242'
  await addCard(on.db, { token, setup_id: newId('set'), number })
  const { brand, last_four: lastFour, expires } = cardOf(number, now)
  await saveCard(on, { userId, card: { token, brand, lastFour, expires }, now })
}
