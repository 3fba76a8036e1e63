import { expect, test } from 'vitest'
import { serverOfFile } from './support/server.ts'
import { subscriber } from './support/subscribers.ts'

const server = await serverOfFile()

const starterRows = (userId: string) =>
  server.db
    .selectFrom('ledger')
    .select(['kind', 'amount', 'balance_after'])
    .where('user_id', '=', userId)
    .where('kind', '=', 'STARTER')
    .execute()

test('the first active subscriptions of an account, made together, redeem its starter credits once', async () => {
  const leo = await subscriber(server, 'newUser')
  await leo.ask('PUT', 'sso-verify/agree', { tc_agree: true, one_shared_globe: true })
  await leo.subscribed({ api: 'messaging', status: 'PENDING' })
  expect(await starterRows('usr_leo5Nw')).toEqual([])

  const apis = ['number-verification', 'one-time-password', 'sim-swap', 'quality-on-demand']
  await Promise.all(apis.map((api) => leo.subscribe({ api })))
  expect(await starterRows('usr_leo5Nw')).toEqual([{ kind: 'STARTER', amount: 5000, balance_after: 5000 }])
  const notices = (await leo.notices()).filter(({ message }) => message.includes('50.00 free credits'))
  expect(notices).toHaveLength(1)
  expect((await leo.ask('POST', 'redeem-starter')).body.code).toBe('starter_redeemed')
})

test('a member whose role may not redeem them leaves them to those who may', async () => {
  const wallet = server.db
    .selectFrom('wallets')
    .select('starter_redeemed_at')
    .where('user_id', '=', 'usr_mara3K')
  await server.db
    .updateTable('wallets')
    .set({ starter_redeemed_at: null })
    .where('user_id', '=', 'usr_mara3K')
    .execute()
  const developer = await subscriber(server, 'developer')
  await developer.subscribed({ api: 'one-time-password', product_id: 'prd_one-time-password-call' })
  expect(await wallet.execute()).toEqual([{ starter_redeemed_at: null }])
})
