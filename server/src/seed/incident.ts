import type { Tx } from '../platform/db/client.ts'
import { after } from '../platform/time/clock.ts'

const day = 86_400
const id = 'inc_demo4T'

/** An incident of last month, from its beginning to its end. */
export async function addIncident(tx: Tx, now: Date): Promise<void> {
  const started_at = after(now, -26 * day)
  const resolved_at = after(started_at, 152 * 60)
  await tx
    .insertInto('incidents')
    .values({
      ...{ id, started_at, resolved_at },
      ...{ title: 'Some SIM swap checks time out', impact: 'DEGRADED', apis: ['sim-swap'] },
    })
    .execute()
  const news = [
    ['INVESTIGATING', 0, 'About one in five checks times out. Repeat a check that failed.'],
    ['IDENTIFIED', 38, 'One of the network’s two gateways drops requests. Calls move to the other one.'],
    ['RESOLVED', 152, 'Checks respond as usual. Calls that failed weren’t charged.'],
  ] as const
  await tx
    .insertInto('incident_updates')
    .values(
      news.map(([step, minutes, text]) => ({
        incident_id: id,
        at: after(started_at, minutes * 60),
        step,
        text,
      })),
    )
    .execute()
}
