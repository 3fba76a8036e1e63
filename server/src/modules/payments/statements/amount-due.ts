import type { Queries } from '../../../platform/db/client.ts'
import { monthlyCharges } from '../../pricing/monthly-charges.ts'

interface Asked {
  readonly userId: string
  readonly month: string
  readonly timeZone: string
}

/** The prices of the account's plans, and of what was used beyond their included credits. Hundredths of a peso. */
export async function amountDue(db: Queries, asked: Asked): Promise<number> {
  const charges = await monthlyCharges(db, asked)
  return charges.reduce((sum, { amount }) => sum + amount, 0)
}
