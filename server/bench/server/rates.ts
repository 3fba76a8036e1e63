import { dbOn, openPool } from '../../src/platform/db/client.ts'
import { stop } from '../../test/support/process.ts'
import { budgets } from './budgets.ts'
import { isTrial, roundSeconds, trialCalls } from './duration.ts'
import { sendMessage } from './requests.ts'
import type { Row } from './row.ts'
import type { Stand } from './stand.ts'

const perSecond = 50
const callers = 16
/** A trial shows that the row counts over several, and starts no more than that takes. */
const counts = isTrial ? [1, 2] : [1, 2, 4]

/** How near one subscription’s calls come to what its rate lets through, spread over one, two and four processes. */
export async function rates(stand: Stand): Promise<Row> {
  const db = dbOn(openPool({ url: stand.databaseUrl, poolSize: 1 }))
  const [customer] = stand.customers
  if (!customer) throw new Error('There is no customer.')
  const setLimits = (limits: object) =>
    db
      .updateTable('subscriptions')
      .set({ limits: JSON.stringify(limits) })
      .where('user_id', '=', customer.id)
      .execute()
  const servers = [stand.server]
  const errors: { readonly processes: number; readonly percent: number; readonly line: string }[] = []
  try {
    for (const processes of counts) {
      while (servers.length < processes) servers.push(await stand.startServer())
      // The bucket is full again.
      await setLimits({ calls_per_second: perSecond })
      await db.deleteFrom('limit_counts').where('user_id', '=', customer.id).execute()
      const { statuses, seconds } = await stand.load({
        urls: servers.map(({ url }) => url),
        requests: [sendMessage(customer)],
        callers,
        seconds: roundSeconds * 2,
        ...trialCalls(callers),
      })
      const { 200: through = 0, 429: refused = 0, ...others } = statuses
      if (Object.keys(others).length > 0) throw new Error(`Other responses: ${JSON.stringify(statuses)}`)
      const allowed = perSecond * (1 + seconds)
      const line = `${processes}: ${through} through, ${Math.round(allowed)} expected in ${seconds.toFixed(2)} s; ${refused} refused`
      errors.push({ processes, percent: (through / allowed - 1) * 100, line })
    }
  } finally {
    await setLimits({})
    for (const { child } of servers.slice(1)) await stop(child, 'SIGTERM')
    await db.destroy()
  }
  const figures = errors.map(({ processes, percent }) => `${percent.toFixed(1)} % at ${processes}`).join(', ')
  return {
    figures: `${figures} processes from the rate (budget ${budgets.ratePercent})`,
    ...(!isTrial && { held: errors.every(({ percent }) => Math.abs(percent) <= budgets.ratePercent) }),
    details: errors.map(({ line }) => line),
  }
}
