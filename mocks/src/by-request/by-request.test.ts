import { createPortal, memoryStore, unwrap } from '@switchboard/sdk'
import { createContent } from '@switchboard/sdk/content'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listContracts } from '../contracts.ts'
import { type Mocks, startMocks } from '../start-mocks.ts'

let mocks: Mocks
beforeAll(async () => {
  const contracts = (await listContracts()).filter(({ name }) => ['portal', 'content'].includes(name))
  mocks = await startMocks({ contracts, ports: () => 0 })
})
afterAll(() => mocks.close())

const visitor = () => createPortal({ baseUrl: mocks.url('portal'), store: memoryStore() })
const content = () => createContent({ baseUrl: mocks.url('content') })

async function signedIn(email: string) {
  const portal = visitor()
  await portal.session.login({ email, password: 'any-password-at-all' })
  return portal
}

describe.each([
  ['jun@example.com', 'Jun', '1250.50'],
  ['mara@lakbay.example', 'Mara', '8420.00'],
  ['leo@example.com', 'Leo', '0.00'],
  ['tess@bantaypay.example', 'Tess', '346.00'],
  ['paolo@example.com', 'Paolo', '0.00'],
  ['nadia@tindahan.example', 'Nadia', '600.00'],
  ['rico@sakay.example', 'Rico', '2310.00'],
])('who signs in as %s', (email, firstname, credits) => {
  test('is that person, and stays it when the token is refreshed', async () => {
    const portal = await signedIn(email)
    for (const round of ['signed in', 'refreshed']) {
      const profile = await unwrap(portal.GET('/api/profile'))
      expect([round, profile.data.firstname, profile.data.email]).toEqual([round, firstname, email])
      const wallet = await unwrap(portal.GET('/api/wallet/credits'))
      expect(wallet.data.wallet_credits).toBe(credits)
      await portal.session.refresh()
    }
  })
})

test('an administrator reaches the pages of administrators, and no wallet', async () => {
  const portal = await signedIn('iris@switchboard.example')
  expect((await unwrap(portal.GET('/api/profile'))).data.user_type).toBe('ADMIN')
  const list = await portal.GET('/api/admin/user-subscriptions', { params: { query: {} } })
  expect(list.response.status).toBe(200)
  expect((await portal.GET('/api/wallet/credits')).response.status).toBe(403)
  const user = await signedIn('jun@example.com')
  const refused = await user.GET('/api/admin/user-subscriptions', { params: { query: {} } })
  expect(refused.error).toMatchObject({ status: 403, code: 'forbidden' })
})

describe.each([
  ['dev@lakbay.example', 'DEVELOPER', 201, 403],
  ['billing@lakbay.example', 'BILLING', 403, 200],
  ['viewer@lakbay.example', 'VIEWER', 403, 403],
] as const)('a member of a team, %s', (email, role, webhook, threshold) => {
  test('sees the account of its owner, and themselves where it is about them', async () => {
    const portal = await signedIn(email)
    const profile = await unwrap(portal.GET('/api/profile'))
    expect(profile.data).toMatchObject({ email, team: { account_name: 'Lakbay Freight', role } })
    expect((await unwrap(portal.GET('/api/wallet/credits'))).data.wallet_credits).toBe('8420.00')
    const team = await unwrap(portal.GET('/api/team'))
    expect([team.data.role, team.data.members.find(({ you }) => you)?.email]).toEqual([role, email])
  })

  test('is refused what the contract keeps from their role, by its code', async () => {
    const portal = await signedIn(email)
    const added = await portal.POST('/api/webhooks', {
      body: { url: 'https://hooks.example/in', events: ['payment.settled'] },
    })
    const changed = await portal.PUT('/api/wallet/threshold', { body: { threshold1: '800' } })
    expect([added.response.status, changed.response.status]).toEqual([webhook, threshold])
    const refused = [added, changed].filter(({ response }) => response.status === 403)
    for (const { error } of refused) expect(error).toMatchObject({ code: 'team_role' })
    const activity = await portal.GET('/api/team/activity', { params: { query: {} } })
    expect(activity.error).toMatchObject({ status: 403, code: 'team_role' })
  })
})

describe('what a request names is what the answer shows', () => {
  test('every API of the catalogue, also an earlier version, with its reference, operations and changelog', async () => {
    const portal = visitor()
    const { data: apis } = await unwrap(portal.GET('/api/api-list-public'))
    const listed: { api: string; version: string; name: string }[] = [...apis]
    // One that is no longer in the list is still documented.
    listed.push({ api: 'number-verification', version: 'v1', name: 'Number Verification' })
    for (const { api, version, name } of listed) {
      const synced = await unwrap(portal.POST('/api/sync', { body: { api, version } }))
      expect(synced.data).toMatchObject({ api, version, name })
      const query = { api, version }
      const reference = await unwrap(portal.GET('/api/api-reference', { params: { query } }))
      expect(reference.data).toMatchObject({ api, version, title: name })
      const changelog = await unwrap(portal.GET('/api/api-reference/changelog', { params: { query } }))
      expect(changelog.data).toMatchObject({ api, version })
      for (const { operation_id, summary } of reference.data.operations) {
        const params = { query: { ...query, operation_id } }
        const operation = await unwrap(portal.GET('/api/api-reference/operation', { params }))
        expect(operation.data).toMatchObject({ operation_id, summary })
      }
    }
    expect(apis).toHaveLength(6)
  })

  test('every insight, documentation page, custom page and form', async () => {
    const { data: insights } = await unwrap(content().GET('/resources', { params: { query: { limit: 20 } } }))
    expect(insights).toHaveLength(11)
    for (const { slug, title } of insights) {
      const insight = await unwrap(content().GET('/resources/{slug}', { params: { path: { slug } } }))
      expect(insight.data).toMatchObject({ slug, title })
    }
    const { data: docs } = await unwrap(content().GET('/docs'))
    for (const { section, slug, title } of docs) {
      const doc = await unwrap(
        content().GET('/docs/{section}/{slug}', { params: { path: { section, slug } } }),
      )
      expect(doc.data).toMatchObject({ section, slug, title })
    }
    for (const title of ['about-us', 'terms-and-conditions', 'privacy-notice', 'privacy-policy'] as const) {
      const page = await unwrap(content().GET('/pages/{title}', { params: { path: { title } } }))
      expect(page.data.title).toBe(title)
    }
    const form = await unwrap(content().GET('/kyb-forms/{id}', { params: { path: { id: 'beacon' } } }))
    expect(form.data.id).toBe('beacon')
  })

  test('whom an administrator asks about', async () => {
    const portal = await signedIn('iris@switchboard.example')
    const query = { user_id: 'usr_tess8L' }
    const { data: rows } = await unwrap(portal.GET('/api/admin/transactions', { params: { query } }))
    expect(rows[0]?.transaction_id).toBe('txn_t4Bx6Nq9')
    const user = await unwrap(
      portal.GET('/api/admin/user-subscription', { params: { query: { user_id: 'usr_leo5Nw' } } }),
    )
    expect(user.data.account.firstname).toBe('Leo')
  })

  test.each([
    ['api', 'POST', '/api/sync', { api: 'fax', version: 'v1' }, 'no published API with this name'],
    ['version', 'POST', '/api/sync', { api: 'sim-swap', version: 'v9' }, 'v9'],
    [
      'verification token',
      'POST',
      '/api/register/verify',
      { verification_token: 'ver_invented_by_me_0001' },
      'The link is incomplete',
    ],
  ])('an unknown %s is the documented 404', async (_what, method, path, body, detail) => {
    const headers = { 'Content-Type': 'application/json' }
    const response = await fetch(`${mocks.url('portal')}${path}`, {
      method,
      headers,
      body: JSON.stringify(body),
    })
    expect(response.status).toBe(404)
    expect(JSON.stringify(await response.json())).toContain(detail)
  })

  test('an unknown operation, insight and page are theirs', async () => {
    const query = { api: 'messaging', version: 'v1', operation_id: 'sendFax' }
    const operation = await visitor().GET('/api/api-reference/operation', { params: { query } })
    expect(operation.error).toMatchObject({ status: 404, code: 'not_found' })
    const insight = await content().GET('/resources/{slug}', {
      params: { path: { slug: 'no-such-insight' } },
    })
    expect(insight.response.status).toBe(404)
    const page = await content().GET('/pages/{title}', { params: { path: { title: 'no-such-page' } } })
    expect(page.response.status).toBe(404)
  })

  test.each([
    ['ver_expired_0000000000', 410, 'verification_expired'],
    ['ver_used_0000000000000', 410, 'verification_used'],
  ])('the link %s answers %i', async (verification_token, status, code) => {
    const answer = await visitor().POST('/api/register/verify', { body: { verification_token } })
    expect(answer.error).toMatchObject({ status, code })
  })
})

describe('lists', () => {
  const listed = async (query: object) => {
    const portal = await signedIn('jun@example.com')
    return unwrap(portal.GET('/api/transactions', { params: { query } }))
  }

  test('are cut into pages that together hold each row once', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => listed({ page, limit: 3 })))
    expect(pages.map(({ data }) => data.length)).toEqual([3, 3, 2])
    expect(pages.map(({ meta }) => meta)).toEqual([1, 2, 3].map((page) => ({ page, limit: 3, total: 8 })))
    expect(new Set(pages.flatMap(({ data }) => data.map(({ transaction_id }) => transaction_id))).size).toBe(
      8,
    )
    expect((await listed({ page: 9, limit: 3 })).data).toEqual([])
  })

  test('have a view and a search', async () => {
    expect((await listed({ view: 'topup' })).data.map(({ kind }) => kind)).toEqual(['TOPUP', 'TOPUP'])
    const portal = await signedIn('iris@switchboard.example')
    const query = { search: 'bantay' }
    const page = await unwrap(portal.GET('/api/admin/user-subscriptions', { params: { query } }))
    expect(page.data.map(({ email }) => email)).toEqual(['tess@bantaypay.example'])
    expect(page.meta.total).toBe(1)
  })

  test('are filtered by what their rows hold', async () => {
    const papers = await unwrap(content().GET('/resources', { params: { query: { kind: 'WHITEPAPER' } } }))
    expect(new Set(papers.data.map(({ kind }) => kind))).toEqual(new Set(['WHITEPAPER']))
    expect(papers.meta.total).toBe(papers.data.length)
  })
})

test('mocks that listen elsewhere are named by where they do', async () => {
  const contracts = (await listContracts()).filter(({ name }) => ['portal', 'messaging'].includes(name))
  const moved = await startMocks({ contracts, ports: () => 0 })
  const portal = createPortal({ baseUrl: moved.url('portal'), store: memoryStore() })
  const { data } = await unwrap(portal.POST('/api/sync', { body: { api: 'messaging', version: 'v1' } }))
  await moved.close()
  expect(data.servers.map(({ url }) => url)).toContain(moved.url('messaging'))
  expect(moved.servers.map(({ name }) => name)).toEqual(['portal', 'messaging'])
})

test('a preference wins, and one for an unknown example is told the known ones', async () => {
  const prefer = (value: string) =>
    fetch(`${mocks.url('portal')}/api/wallet/credits`, {
      headers: { Authorization: 'Bearer sba_mara_1Vq8Tn', Prefer: value },
    })
  expect(await (await prefer('example=zeroBalance')).json()).toMatchObject({
    data: { wallet_credits: '0.00' },
  })
  const unknown = await prefer('code=200, example=zeroBalanc')
  expect(unknown.status).toBe(404)
  expect(await unknown.json()).toMatchObject({
    detail: expect.stringContaining('Choose one of: user, business, newUser, lowBalance, zeroBalance'),
  })
})
