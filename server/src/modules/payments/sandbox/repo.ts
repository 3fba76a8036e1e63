import type { Insertable, Selectable } from 'kysely'
import type { Queries, Tx } from '../../../platform/db/client.ts'
import type { Database } from '../../../platform/db/generated/database.ts'

type Card = Database['sandbox_cards']
type Charge = Database['sandbox_charges']

/** One that is there stays: the first choice on a page counts. */
export async function addCard(tx: Tx, card: Card): Promise<void> {
  await tx
    .insertInto('sandbox_cards')
    .values(card)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export const findCard = (db: Queries, token: string): Promise<Card | undefined> =>
  db.selectFrom('sandbox_cards').selectAll().where('token', '=', token).executeTakeFirst()

export const cardOfSetup = (db: Queries, setupId: string): Promise<Card | undefined> =>
  db.selectFrom('sandbox_cards').selectAll().where('setup_id', '=', setupId).executeTakeFirst()

export async function deleteCard(db: Queries, token: string): Promise<void> {
  await db.deleteFrom('sandbox_cards').where('token', '=', token).execute()
}

/** Once for each reference. */
export async function addCharge(db: Queries, charge: Insertable<Charge>): Promise<void> {
  await db
    .insertInto('sandbox_charges')
    .values(charge)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export const findCharge = (db: Queries, reference: string): Promise<Selectable<Charge> | undefined> =>
  db.selectFrom('sandbox_charges').selectAll().where('reference', '=', reference).executeTakeFirst()

type Choice = Database['sandbox_choices']

export const findChoice = async (db: Queries, reference: string): Promise<Choice['choice'] | undefined> => {
  const choices = db.selectFrom('sandbox_choices').select('choice').where('reference_number', '=', reference)
  return (await choices.executeTakeFirst())?.choice
}

export async function addChoice(tx: Tx, choice: Choice): Promise<void> {
  await tx.insertInto('sandbox_choices').values(choice).execute()
}
