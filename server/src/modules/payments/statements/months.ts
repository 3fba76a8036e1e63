import { createHash } from 'node:crypto'
import { after } from '../../../platform/time/clock.ts'
import { dayIn } from '../../../platform/time/days.ts'

/** A posting may be on its way when a month ends. Its books are closed once that has certainly arrived. */
const closingSeconds = 300

/** The month, `YYYY-MM`, whose books are open. */
export const openMonth = (timeZone: string, now: Date): string =>
  dayIn(timeZone, after(now, -closingSeconds)).slice(0, 7)

export function addMonths(month: string, count: number): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7)
}

/** Known before the statement is closed, and the same for all who close it. */
export function invoiceId(userId: string, month: string): string {
  return `inv_${createHash('sha256').update(`${userId} ${month}`).digest('hex').slice(0, 16)}`
}
