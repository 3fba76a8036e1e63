import { ask, brokenWallets, connect } from '../../soak/portal.ts'
import { until } from '../../test/support/process.ts'
import { type Customer, makeCustomers } from './customers.ts'
import { trialCalls } from './duration.ts'
import { messagePriceHundredths, sendMessage } from './requests.ts'
import type { Row } from './row.ts'
import type { Stand } from './stand.ts'

const callers = 200
const seconds = 10
const fewCalls = 5
const expected = new Set(['200', '402', '503'])

/** More callers than the server can serve at once, some of them soon out of credits: each is answered, and charged for what was done. */
export async function manyCallers(stand: Stand): Promise<Row> {
  const poor = await makeCustomers(stand.databaseUrl, {
    count: 10,
    name: `poor${Date.now()}-`,
    credits: fewCalls * messagePriceHundredths,
  })
  const customers = [...stand.customers, ...poor]
  const before = await creditsOf(stand, customers)
  const { statuses, calls, p50, p99 } = await stand.load({
    urls: [stand.server.url],
    requests: customers.map(sendMessage),
    callers,
    seconds,
    ...trialCalls(callers),
    wholly: true,
  })
  const charged = before - (await creditsOf(stand, customers))
  const due = (statuses['200'] ?? 0) * messagePriceHundredths
  const client = await connect(stand.installation)
  const broken = await brokenWallets(client)
  await client.end()
  const counts = Object.entries(statuses).map(([status, count]) => `${count} × ${status}`)
  return {
    figures: `${calls} calls by ${callers} callers: ${counts.join(', ')}; p50 ${Math.round(p50)} ms, p99 ${Math.round(p99)} ms; charged ${charged / 100} of ${due / 100} due; ${broken.length} wallets broken`,
    held:
      charged === due && broken.length === 0 && Object.keys(statuses).every((status) => expected.has(status)),
  }
}

/** Hundredths, when nothing is in flight any more, as the portal itself says. */
async function creditsOf({ server }: Stand, customers: readonly Customer[]): Promise<number> {
  let sum = 0
  for (const { token } of customers) {
    await until('no call is in flight', async () => {
      const { status, body } = await ask<'getWalletCredits'>(
        'GET',
        `${server.url}/portal-api/api/wallet/credits`,
        { token },
      )
      if (status !== 200 || !body.data) return false
      const { wallet_credits, in_flight_credits } = body.data
      if (Number(in_flight_credits) !== 0) return false
      sum += Math.round(Number(wallet_credits) * 100)
      return true
    })
  }
  return sum
}
