// The actor of a ledger row: a person of the team, a key, an administrator, or nobody.
import type { components } from '@switchboard/sdk'
import { beforeAll, describe, expect, test } from 'vitest'
import { giveKey } from './support/give-key.ts'
import { startedPayment, tell, topUpOf300 } from './support/payments.ts'
import { serverOfFile } from './support/server.ts'
import { teamCalls } from './support/teams.ts'
import { upstreamOfFile } from './support/upstream.ts'

type Transaction = components['schemas']['Transaction']

const upstream = await upstreamOfFile()
const server = await serverOfFile({ mocks: new Map([['messaging', upstream.url]]) })
const { tokenOf, invite, accept } = teamCalls(server)

const tess = 'usr_tess8L'
const jun = { user_id: 'usr_jun7Q2', name: 'Jun Dela Cruz', email: 'jun@example.com' }
let owner: string
let member: string
let staff: string
beforeAll(async () => {
  owner = await tokenOf('lowBalance')
  member = await tokenOf('user')
  staff = await tokenOf('admin')
  await accept(member, await invite(owner, jun.email, 'BILLING'))
})

const newest = async (token: string, path = 'transactions?limit=1') => {
  const { body } = await server.ask('GET', `/portal-api/api/${path}`, { token })
  return (body.data as unknown as Transaction[])[0]
}
const toStaff = () => newest(staff, `admin/transactions?user_id=${tess}&limit=1`)

describe('200', () => {
  test('a top-up names the member who started it, though the provider settles it', async () => {
    const payment = await startedPayment(server, member, topUpOf300)
    await tell(server, { reference: payment.reference_number })
    expect(await newest(owner)).toMatchObject({ kind: 'TOPUP', actor: 'USER', acted_by: jun, key: null })
    expect(await toStaff()).toMatchObject({ acted_by: jun })
  })

  test('a change by staff names the administrator to staff alone', async () => {
    const { status, body } = await server.ask('POST', '/portal-api/api/admin/deduct-credits', {
      token: staff,
      body: { user_id: tess, type: 'PAID', credits: '1.00', description: 'Given twice.' },
    })
    const iris = { user_id: 'usr_iris9A', name: 'Iris Tan', email: 'iris@switchboard.example' }
    expect([status, body.data]).toMatchObject([201, { transaction: { actor: 'ADMIN', acted_by: iris } }])
    expect(await toStaff()).toMatchObject({ acted_by: iris })
    expect(await newest(owner)).toMatchObject({ actor: 'ADMIN', acted_by: null })
  })

  test('a call names its key by the name that it has now, in the log, too', async () => {
    const { id, secret } = await giveKey(server, { userId: tess, api: 'messaging', type: 'LIVE' })
    await server.ask('POST', '/gateway/lumina/messaging/v1/messages', {
      headers: { 'X-API-Key': secret },
      body: { to: '+639175550120' },
    })
    const key = { key_id: id, name: 'Live key', last_four: secret.slice(-4) }
    await expect.poll(() => newest(owner)).toMatchObject({ kind: 'USAGE', acted_by: null, key })
    await server.ask('PUT', '/portal-api/api/user-subscription/keys', {
      token: owner,
      body: { key_id: id, name: 'Fraud desk' },
    })
    const row = await newest(owner)
    expect(row).toMatchObject({ key: { ...key, name: 'Fraud desk' } })
    const { body } = await server.ask(
      'GET',
      `/portal-api/api/user-api-response/detail?request_id=${row?.request_id}`,
      { token: owner },
    )
    expect(body.data.transactions).toEqual([row])
  })

  test('what was done before accounts had members names nobody, nor does what another account did by the same request', async () => {
    const rows = await server.db
      .selectFrom('ledger')
      .select('request_id')
      .where('user_id', '=', tess)
      .where('kind', '=', 'STARTER')
      .execute()
    await server.db
      .insertInto('audit_log')
      .values({
        at: server.parts.clock(),
        actor_id: 'usr_mara3K',
        account_id: 'usr_mara3K',
        action: 'wallet.starter',
        subject: 'usr_mara3K',
        details: '{}',
        request_id: rows[0]?.request_id ?? null,
      })
      .execute()
    const page = await server.ask('GET', '/portal-api/api/transactions?view=adjustment&limit=50', {
      token: owner,
    })
    const starter = (page.body.data as unknown as Transaction[]).find(({ kind }) => kind === 'STARTER')
    expect(starter).toMatchObject({ actor: 'USER', acted_by: null, key: null })
  })

  test('the CSV has the same, in columns', async () => {
    const { body } = await server.ask('GET', '/portal-api/api/transactions/export?start_date=2026-11-21', {
      token: owner,
    })
    expect(body.text).toContain(',USER,Jun Dela Cruz,jun@example.com,,,')
    expect(body.text).toContain(',USER,,,Fraud desk,messaging,')
  })
})
