import type { AppContext } from '../../../platform/app-context.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { type PaymentRow, statusAt } from '../payment.ts'

interface Choosing extends Pick<AppContext, 'db' | 'clock'> {
  readonly reference: string
  readonly choice: 'pay' | 'decline'
  readonly webhookUrl: string
}

/**
 * Keeps what a person chose and queues the news of it. The first choice counts: whoever presses twice, or goes back and
 * presses something else, hears what was chosen. Undefined when the checkout is over and nothing was chosen in time.
 */
export async function choose({
  db,
  clock,
  reference,
  choice,
  webhookUrl,
}: Choosing): Promise<'pay' | 'decline' | undefined> {
  return db.transaction().execute(async (tx) => {
    const payment: PaymentRow = await tx
      .selectFrom('payments')
      .selectAll()
      .where('reference_number', '=', reference)
      .forUpdate()
      .executeTakeFirstOrThrow()
    const before = await tx
      .selectFrom('sandbox_choices')
      .select('choice')
      .where('reference_number', '=', reference)
      .executeTakeFirst()
    if (before) return before.choice
    if (statusAt(payment, clock()) !== 'PENDING') return undefined
    await tx
      .insertInto('sandbox_choices')
      .values({ reference_number: reference, choice, chosen_at: clock() })
      .execute()
    await enqueue(tx, 'sandboxEvent', { payload: { reference, webhookUrl } })
    return choice
  })
}
