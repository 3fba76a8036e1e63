// A plan of one API that the wallet won't renew: its owner hears of it a week before.
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { warnOfRenewals } from '../src/modules/subscriptions/warn-of-renewals.ts'
import { moveCredits } from '../src/modules/wallet/move-credits.ts'
import { newId } from '../src/platform/ids.ts'
import { serverOfFile } from './support/server.ts'
import { verify } from './support/verifications.ts'

const server = await serverOfFile()
const userId = 'usr_jun7Q2'
const body = { api: 'sim-swap', product_id: 'prd_sim-swap-own' }
const day = 86_400

const move = (amount: number) =>
  moveCredits(server.db, {
    userId,
    kind: amount > 0 ? 'TOPUP' : 'USAGE',
    amount,
    description: 'x',
    reference: 'x',
    actor: 'USER',
    key: newId('key'),
    now: server.parts.clock(),
  })
const warnings = async () => {
  await warnOfRenewals(server.parts)
  const rows = await server.db
    .selectFrom('notifications')
    .select(['message', 'important', 'link'])
    .where('user_id', '=', userId)
    .where('message', 'like', '%renews on%')
    .execute()
  return rows
}

beforeAll(async () => {
  await verify(server, userId, { publisher: 'lumina', tag: null, state: 'APPROVED' })
  await move(900_00)
  const { access_token: token } = await server.signIn('user')
  const response = await server.ask('POST', '/portal-api/api/user-subscription', { token, body })
  expect(response.status).toBe(201)
})
beforeEach(() => server.db.deleteFrom('notifications').execute())

test('a wallet that is short is warned of within the last week, and once', async () => {
  expect(await warnings()).toEqual([])
  // From 21 November to the 24th: a week before the 1st of December begins.
  server.advance(3 * day)
  await Promise.all([warnOfRenewals(server.parts), warnOfRenewals(server.parts)])
  const message =
    'SIM Swap monthly renews on 1 December 2026 for 1,700.00 bought credits, and you have 450.50 for it. Top up, or the plan ends.'
  expect(await warnings()).toEqual([{ message, important: true, link: '/dashboard/wallet/topup' }])
  server.advance(day)
  expect(await warnings()).toHaveLength(1)
})

test('one that covers the fee to the last hundredth is not warned of', async () => {
  const again = async () => {
    await server.db.updateTable('paid_periods').set({ short_told: false }).execute()
    await server.db.deleteFrom('notifications').execute()
  }
  await again()
  await move(1_249_49)
  expect(await warnings()).toHaveLength(1)
  await again()
  await move(1)
  expect(await warnings()).toEqual([])
})
