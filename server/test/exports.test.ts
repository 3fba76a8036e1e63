import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { purgeExports } from '../src/modules/exports/repo.ts'
import { writeDueExports } from '../src/modules/exports/write-exports.ts'
import { readEvents } from './support/event-reader.ts'
import { serverOfFile } from './support/server.ts'

const server = await serverOfFile({ streams: {} })
const tokens: Record<string, string> = {}
beforeAll(async () => {
  for (const persona of ['user', 'lowBalance', 'business', 'developer', 'viewer'])
    tokens[persona] = (await server.signIn(persona)).access_token
})
beforeEach(() => server.db.deleteFrom('exports').execute())

const path = '/portal-api/api/exports'
const token = (persona = 'lowBalance') => tokens[persona]
const create = (body: object, persona?: string) => server.ask('POST', path, { token: token(persona), body })
const list = async (persona?: string) => (await server.ask('GET', path, { token: token(persona) })).body.data
const download = (id: string, persona?: string) =>
  server.ask('GET', `${path}/download?export_id=${id}`, { token: token(persona) })
const remove = (export_id: string, persona?: string) =>
  server.ask('POST', `${path}/remove`, { token: token(persona), body: { export_id } })
const write = () => writeDueExports(server.parts, { chunkBytes: 10_000 })

/** Asked for, and its id. */
async function queued(body: object = { kind: 'LEDGER' }, persona?: string): Promise<string> {
  const { status, body: answer } = await create(body, persona)
  expect(status).toBe(202)
  return answer.data.export_id
}

describe('createExport', () => {
  const days = { start_date: '2026-11-01', end_date: '2026-11-20' }

  test.each([
    ['LEDGER', {}, 'transactions/export?'],
    ['LEDGER', { view: 'usage', ...days }, 'transactions/export?view=usage'],
    ['USAGE', days, 'api-usage/export?'],
    ['USAGE', { view: 'api', ...days }, 'api-usage/export?view=api'],
    ['CALLS', days, 'api-usage/user-respose-export?'],
    ['CALLS', { ...days, response: '2xx', search: 'req_' }, 'api-usage/user-respose-export?response=2xx'],
    ['API_CALLS', { api: 'number-verification' }, 'api-logs-export?service=number-verification'],
  ])('202: %s %j is byte for byte the stream of the same filter', async (kind, filter, address) => {
    const query = 'start_date' in filter ? `&${new URLSearchParams(days)}` : ''
    const id = await queued({ kind, filter })
    await write()
    const stream = await server.ask('GET', `/portal-api/api/${address}${query}`, { token: token() })
    const file = await download(id)
    expect([file.status, String(file.body.text)]).toEqual([200, String(stream.body.text)])
    for (const header of ['Content-Type', 'Content-Disposition'])
      expect(file.headers.get(header)).toBe(stream.headers.get(header))
    const rows = String(stream.body.text).trimEnd().split('\r\n').length - 1
    expect(rows).toBeGreaterThan(0)
    expect(await list()).toMatchObject([
      {
        kind,
        filter,
        status: 'READY',
        rows_written: rows,
        rows_total: rows,
        size: Buffer.byteLength(String(stream.body.text)),
        expires_at: '2026-11-28T01:42:00.000Z',
      },
    ])
  })

  test('202: a range that ends today ends on the day of the request, whenever it is written', async () => {
    const id = await queued({ kind: 'USAGE' })
    const before = await server.ask('GET', '/portal-api/api/api-usage/export', { token: token() })
    await writeDueExports({
      ...server.parts,
      clock: () => new Date(server.parts.clock().getTime() + 86_400_000),
    })
    expect((await download(id)).body.text).toBe(before.body.text)
  })

  test.each([
    [{ kind: 'LEDGER', filter: { method: 'GET' } }, '#/filter/method', 'not_allowed'],
    [{ kind: 'LEDGER', filter: { view: 'daily' } }, '#/filter/view', 'not_allowed'],
    [{ kind: 'USAGE', filter: { view: 'topup' } }, '#/filter/view', 'not_allowed'],
    [{ kind: 'API_CALLS' }, '#/filter/api', 'required'],
    [
      { kind: 'LEDGER', filter: { start_date: '2026-11-20', end_date: '2026-11-01' } },
      '#/filter/end_date',
      'before_start',
    ],
    [
      { kind: 'CALLS', filter: { start_date: '2026-11-20', end_date: '2026-11-01' } },
      '#/filter/end_date',
      'before_start',
    ],
    [{ kind: 'CALLS', filter: { response: '9xx' } }, '#/filter/response', 'pattern'],
  ])('422: %j', async (body, pointer, code) => {
    const response = await create(body)
    expect([response.status, response.body.errors]).toMatchObject([422, [{ pointer, code }]])
    expect(await list()).toEqual([])
  })

  test('404 not_subscribed: the log of an API that was never subscribed to', async () => {
    const response = await create({ kind: 'API_CALLS', filter: { api: 'no-such-api' } })
    expect([response.status, response.body.code]).toEqual([404, 'not_subscribed'])
  })

  test('409 export_limit: a fourth in progress, also when all are asked for at once', async () => {
    const responses = await Promise.all(Array.from({ length: 8 }, () => create({ kind: 'LEDGER' })))
    expect(responses.map(({ status }) => status).sort()).toEqual([202, 202, 202, 409, 409, 409, 409, 409])
    expect(responses.find(({ status }) => status === 409)?.body.code).toBe('export_limit')
    expect((await create({ kind: 'LEDGER' }, 'user')).status).toBe(202)
  })

  test('409 export_limit: a twenty-first that is kept', async () => {
    const first = await queued()
    await write()
    await sql`INSERT INTO exports SELECT (jsonb_populate_record(exports, jsonb_build_object('id', 'exp_' || n))).*
      FROM exports, generate_series(2, 20) AS n WHERE id = ${first}`.execute(server.db)
    expect((await create({ kind: 'LEDGER' })).body).toMatchObject({
      code: 'export_limit',
      detail: 'An account can keep 20 exports. Delete one you no longer need.',
    })
    await remove(first)
    await queued()
  })

  test('202: the team shares them, and whoever asked is in the audit log', async () => {
    const id = await queued({ kind: 'LEDGER' }, 'viewer')
    await write()
    expect((await list('business')).map(({ export_id }) => export_id)).toEqual([id])
    expect((await download(id, 'developer')).status).toBe(200)
    const audited = await server.db
      .selectFrom('audit_log')
      .select(['action', 'actor_id'])
      .where('subject', '=', id)
      .execute()
    expect(audited).toEqual([{ action: 'export.create', actor_id: 'usr_vic2Vw' }])
  })
})

describe('downloadExport', () => {
  test('409 export_not_ready: after seven days; the file goes an hour later, its row after a month', async () => {
    const id = await queued()
    await write()
    const later = (seconds: number) => new Date(server.parts.clock().getTime() + seconds * 1000)
    const purge = (seconds: number) => purgeExports({ db: server.db, clock: () => later(seconds) })
    const chunks = () => server.db.selectFrom('export_chunks').select('number').execute()
    const day = 86_400
    await purge(7 * day + 60)
    expect((await chunks()).length).toBeGreaterThan(0)
    await server.db
      .updateTable('exports')
      .set({ expires_at: later(-1) })
      .execute()
    expect(await list()).toMatchObject([{ status: 'EXPIRED' }])
    expect((await download(id)).body).toMatchObject({
      code: 'export_not_ready',
      detail: 'This export has expired. Prepare it again.',
    })
    await purge(day)
    expect([await chunks(), await list()]).toMatchObject([[], [{ status: 'EXPIRED' }]])
    await purge(31 * day)
    expect(await list()).toEqual([])
  })
})

describe('removeExport', () => {
  test('200: it is gone with its file', async () => {
    const id = await queued()
    await write()
    expect((await remove(id)).status).toBe(200)
    expect(await list()).toEqual([])
    expect(await server.db.selectFrom('export_chunks').select('number').execute()).toEqual([])
  })
})

test('open pages of the account are told of progress, those of others are not', async () => {
  const [own, other] = await Promise.all([
    readEvents(server.url, token() ?? ''),
    readEvents(server.url, token('user') ?? ''),
  ])
  await Promise.all([own.until(1), other.until(1)])
  await queued()
  await write()
  const origin = { type: 'account', operation: 'POST /api/exports' }
  // When it begins, as it goes on where that takes long, and when it is ready; of the request its own session needs no telling.
  const [ready, ...after] = await own.until(3)
  expect(ready).toEqual({ type: 'ready' })
  expect(after).toEqual(after.map(() => origin))
  expect(other.events).toEqual([{ type: 'ready' }])
  own.close()
  other.close()
})
