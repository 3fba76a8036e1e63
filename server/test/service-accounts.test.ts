// Administrators that are programs, the reach of their keys, and their end.
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { serviceKeyPrefix } from '../src/modules/auth/service-key.ts'
import { tellOfEndingServiceAccounts } from '../src/modules/staff/service-accounts.ts'
import { operationsOf, readBundle } from '../src/platform/http/contract.ts'
import { isKeyOf } from '../src/platform/random-key.ts'
import { race } from './support/race.ts'
import { serverOfFile, twinOfFile } from './support/server.ts'
import { createServiceAccount, type ServiceAccount } from './support/staff.ts'

const server = await serverOfFile()
const twin = await twinOfFile(server)
const { db } = server
const day = 86_400

let token: string
beforeEach(async () => {
  token = (await server.signIn('admin')).access_token
})

const create = (more: object = {}) => createServiceAccount(server, { token, ...more })
const accounts = (method: string, path = '', body?: object, on = server) =>
  on.ask(method, `/portal-api/api/admin/service-accounts${path}`, { token, body })
const rotate = ({ service_account_id, keys: [key] }: ServiceAccount, grace_seconds: number, on = server) =>
  accounts('POST', '/rotate', { service_account_id, key_id: key?.key_id, grace_seconds }, on)
const remove = ({ service_account_id }: ServiceAccount) => accounts('POST', '/remove', { service_account_id })
const inDays = (days: number) => new Date(server.parts.clock().getTime() + days * day * 1_000).toISOString()
const change = ({ service_account_id }: ServiceAccount, changes: object) => {
  const all = { name: 'Release pipeline', roles: ['PUBLISHER'], addresses: [], expires_at: inDays(1) }
  return accounts('PUT', '', { service_account_id, ...all, ...changes })
}
/** With a key, a read for publishers; in another process unless said. */
const readApis = async (key: string, on = twin) => {
  const { status, body } = await on.ask('GET', '/portal-api/api/admin/apis', { token: key })
  return status === 200 ? 200 : `${status} ${(body as { code?: string }).code}`
}
const keyOf = (response: { body: unknown }) => (response.body as { data: ServiceAccount }).data.service_key

describe.each(['PUBLISHER', 'FINANCE', 'SUPPORT', 'AUDITOR'] as const)('as %s', (role) => {
  let key: string
  beforeAll(async () => {
    token = (await server.signIn('admin')).access_token
    key = (await create({ roles: [role] })).service_key
  })

  test('it can make the calls of its role, and none that need a person', async () => {
    const refused: Record<string, string | undefined> = {}
    const outcomes: Record<string, string | undefined> = {}
    for (const operation of operationsOf(readBundle())) {
      const { id, access, method, path, roles, staffRoles, stepUp, takesServices } = operation
      if (access === 'public') continue
      const isForPeople = !staffRoles || (stepUp !== undefined && !takesServices)
      if (!roles.includes('ADMIN') || isForPeople) outcomes[id] = '403 forbidden'
      else if (!staffRoles.includes(role)) outcomes[id] = '403 staff_role'
      const body = operation.bodySchema || method !== 'GET' ? {} : undefined
      const response = await server.ask(method, `/portal-api${path}`, { token: key, body })
      const { code } = response.body as { code?: string }
      if (response.status === 401 || code === 'forbidden' || code === 'staff_role')
        refused[id] = `${response.status} ${code}`
    }
    expect(refused).toEqual(outcomes)
  })
})

test('a publisher can make those calls of a release that a person would confirm, and no others', () => {
  const open = operationsOf(readBundle()).filter(({ takesServices }) => takesServices)
  expect(open.map(({ id }) => id).sort()).toEqual([
    'adminDeprecateApi',
    'adminPublishApi',
    'adminRestoreApi',
    'adminRollBackApi',
    'adminSaveApiDraft',
    'adminSetUpstream',
    'adminTestUpstream',
  ])
  expect(open.every(({ staffRoles }) => staffRoles?.join() === 'OWNER,PUBLISHER')).toBe(true)
})

test('a deployment that asks administrators for a second factor asks no service account', async () => {
  const strict = await server.twin({ settings: { requireAdminSecondFactor: true } })
  try {
    expect(await readApis(token, strict)).toBe('428 second_factor_required')
    expect(await readApis((await create()).service_key, strict)).toBe(200)
  } finally {
    await strict.close()
  }
})

describe('the key', () => {
  test('is shown once, recognisable, and stored as a hash', async () => {
    const { service_key, service_account_id } = await create()
    expect(isKeyOf(serviceKeyPrefix, service_key)).toBe(true)
    const { body } = await accounts('GET')
    expect(JSON.stringify(body)).toContain(service_account_id)
    expect(JSON.stringify(body)).not.toContain(service_key)
    const tables = ['service_keys', 'service_accounts', 'audit_log', 'idempotency_keys', 'notifications']
    for (const table of tables) {
      const { rows } = await sql`SELECT * FROM ${sql.table(table)}`.execute(db)
      expect(JSON.stringify(rows), table).not.toContain(service_key)
    }
  })

  test('works alongside the new one until its grace period ends', async () => {
    const account = await create({ expires_at: inDays(30) })
    const next = keyOf(await rotate(account, 7 * day))
    expect([await readApis(account.service_key), await readApis(next)]).toEqual([200, 200])
    server.advance(7 * day)
    expect([await readApis(account.service_key), await readApis(next)]).toEqual(['401 token_expired', 200])
  })

  test('in an earlier grace period ends when the next one is replaced', async () => {
    const account = await create()
    const second = (await rotate(account, day)).body as unknown as { data: ServiceAccount }
    const third = keyOf(await rotate(second.data, day))
    const keys = [account.service_key, second.data.service_key, third]
    expect(await Promise.all(keys.map((key) => readApis(key)))).toEqual(['401 token_expired', 200, 200])
  })

  test('of two that replace it at the same time, one does', async () => {
    const account = await create()
    const { service_account_id: id } = account
    const settled = await race({
      db,
      lock: sql`SELECT FROM service_accounts WHERE user_id = ${id} FOR UPDATE`,
      start: () => [rotate(account, 0), rotate(account, 0, twin)],
    })
    const responses = settled.map((one) => (one.status === 'fulfilled' ? one.value.status : one.reason))
    expect(responses.sort()).toEqual([200, 409])
    const current = await db.selectFrom('service_keys').selectAll().where('user_id', '=', id).execute()
    expect(current.filter(({ grace_ends_at }) => grace_ends_at === null)).toHaveLength(1)
    expect(await readApis(account.service_key)).toBe('401 token_expired')
  })
})

test.each(['', '/rotate'])(
  'a repeated call%s gets the same key, and with another body a 409',
  async (path) => {
    const account = await create({ name: 'Twice' })
    const { service_account_id, keys } = account
    const body = path
      ? { service_account_id, key_id: keys[0]?.key_id, grace_seconds: 60 }
      : { name: 'Again', roles: ['AUDITOR'], expires_at: inDays(1) }
    const headers = { 'Idempotency-Key': `service-account${path}` }
    const call = (changes: object) =>
      server.ask('POST', `/portal-api/api/admin/service-accounts${path}`, {
        ...{ token, headers },
        body: { ...body, ...changes },
      })
    const first = keyOf(await call({}))
    expect(keyOf(await call({}))).toBe(first)
    expect((await call(path ? { grace_seconds: 61 } : { name: 'Other' })).body).toMatchObject({
      code: 'idempotency_conflict',
    })
  },
)

describe('the next request is refused in every process', () => {
  test('401: after its end', async () => {
    const { service_key } = await create()
    expect(await readApis(service_key)).toBe(200)
    server.advance(day)
    expect(await readApis(service_key)).toBe('401 token_expired')
  })

  test('401: after it was removed', async () => {
    const account = await create()
    expect(await readApis(account.service_key)).toBe(200)
    expect((await remove(account)).status).toBe(200)
    expect(await readApis(account.service_key)).toBe('401 token_expired')
    expect((await remove(account)).status).toBe(404)
    expect((await change(account, {})).status).toBe(404)
    expect((await rotate(account, 0)).status).toBe(404)
  })

  test('403: after the role was taken away', async () => {
    const account = await create()
    expect(await readApis(account.service_key)).toBe(200)
    expect((await change(account, { roles: ['SUPPORT'] })).status).toBe(200)
    expect(await readApis(account.service_key)).toBe('403 staff_role')
  })

  test('403: from an address that isn’t on its list', async () => {
    const account = await create({ addresses: ['203.0.113.0/24', '127.0.0.1'] })
    expect(await readApis(account.service_key)).toBe(200)
    expect((await change(account, { addresses: ['203.0.113.0/24'] })).status).toBe(200)
    expect(await readApis(account.service_key)).toBe('403 forbidden')
  })
})

test('422: the role of an owner, an end that is past or more than a year ahead, an address that is none', async () => {
  const refused = async (more: object) => {
    const body = { name: 'CI', roles: ['AUDITOR'], expires_at: inDays(1), ...more }
    const response = await accounts('POST', '', body)
    const errors = (response.body as { errors?: { pointer: string }[] }).errors ?? []
    return [response.status, ...errors.map(({ pointer }) => pointer)]
  }
  expect(await refused({ roles: ['OWNER'] })).toEqual([422, '#/roles/0'])
  expect(await refused({ expires_at: inDays(-1) })).toEqual([422, '#/expires_at'])
  expect(await refused({ expires_at: inDays(366) })).toEqual([422, '#/expires_at'])
  expect(await refused({ addresses: ['10.0.0.0/8', '10.0.0.0/33'] })).toEqual([422, '#/addresses/1'])
  expect(await refused({ name: '  ' })).toEqual([422, '#/name'])
})

test('it is nobody of the staff, and nobody can log in as it', async () => {
  const { service_account_id: id } = await create()
  const staff = await server.ask('GET', '/portal-api/api/admin/staff', { token })
  expect(JSON.stringify(staff.body)).not.toContain(id)
  const roles = { user_id: id, roles: ['OWNER'] }
  expect((await server.ask('PUT', '/portal-api/api/admin/staff', { token, body: roles })).status).toBe(404)
  const login = { email: id, password: 'a-long-own-passphrase' }
  expect((await server.ask('POST', '/portal-api/login', { body: login })).status).toBe(422)
})

test('the audit log names it, also after it was removed and in the file', async () => {
  const account = await create({ name: 'Support bot', roles: ['SUPPORT'] })
  const body = { user_id: 'usr_jun7Q2', text: 'Called back.' }
  const options = { token: account.service_key, body }
  expect((await server.ask('POST', '/portal-api/api/admin/notes', options)).status).toBe(201)
  await remove(account)
  const log = (await server.ask('GET', '/portal-api/api/admin/audit-log?actor=support%20bot', { token })).body
  const id = account.service_account_id
  expect(log.data).toMatchObject([
    {
      action: 'admin.note.add',
      actor_id: id,
      actor_kind: 'SERVICE_ACCOUNT',
      actor_name: 'Support bot',
      actor_email: null,
    },
  ])
  const about = await server.ask('GET', `/portal-api/api/admin/audit-log?subject=${id}`, { token })
  expect(about.body.data).toMatchObject([
    {
      summary: 'Removed a service account',
      actor_kind: 'PERSON',
      subject_name: 'Support bot',
      subject_email: null,
    },
    { summary: 'Created a service account: support' },
  ])
  const file = await server.ask('GET', '/portal-api/api/admin/audit-log/export', { token })
  expect((file.body as unknown as { text: string }).text).toMatch(
    new RegExp(`,admin.note.add,.*,${id},Support bot,,.*,SERVICE_ACCOUNT\r?\n`),
  )
})

test('calls are counted for each service account', async () => {
  const callLimits = { adminCheckApi: { calls: 1, seconds: 3600 } }
  const limited = await server.twin({ settings: { callLimits } })
  try {
    const [one, other] = [(await create()).service_key, (await create()).service_key]
    const check = async (key: string) =>
      (await limited.ask('POST', '/portal-api/api/admin/apis/check', { token: key, body: new FormData() }))
        .status
    expect([await check(one), await check(one), await check(other)]).toEqual([422, 429, 422])
  } finally {
    await limited.close()
  }
})

test('owners are told a week before it ends, once for each end', async () => {
  const account = await create({ name: 'Reports', expires_at: inDays(8) })
  const countNotices = async () => {
    await tellOfEndingServiceAccounts(server.parts)
    const { rows } = await sql<{ count: number }>`
      SELECT count(*) AS count FROM notifications WHERE user_id = 'usr_iris9A' AND message LIKE '%“Reports” ends on%'`.execute(
      db,
    )
    return rows[0]?.count
  }
  expect(await countNotices()).toBe(0)
  server.advance(2 * day)
  token = (await server.signIn('admin')).access_token
  expect([await countNotices(), await countNotices()]).toEqual([1, 1])
  expect((await change(account, { name: 'Reports', expires_at: inDays(30) })).status).toBe(200)
  expect(await countNotices()).toBe(1)
  server.advance(25 * day)
  expect(await countNotices()).toBe(2)
})
