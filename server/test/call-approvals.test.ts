// Calls that cost more than a key spends without asking wait for a person: decision 0107.
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { purgeApprovals } from '../src/modules/approvals/repo.ts'
import { approvalsOfFile, message } from './support/approvals.ts'
import { messages } from './support/gateway.ts'
import { race } from './support/race.ts'
import { twinOfFile } from './support/server.ts'

const approvals = await approvalsOfFile()
const { network, server, records, stranger, keyId, secret, otherKey } = approvals
const { limitKey, call, codeOf, list, decide, holdCall, notices } = approvals
const { db } = server
const twin = await twinOfFile(server)

test('403 approval_required: the owner is asked once, with what is sent; nothing goes out, nothing is charged', async () => {
  const before = await records.balanceOf()
  const { status, headers, body } = await call()
  expect([status, body.code, headers.get('Retry-After')]).toEqual([403, 'approval_required', '15'])
  expect(body.detail).toMatch(/ until \d+ November 2026 at \d\d:\d\d \(Asia\/Manila\)\. /)
  expect(await codeOf(call(message, twin))).toEqual([403, 'approval_required'])
  const waiting = await list()
  expect(waiting).toMatchObject([
    {
      approval_id: body.approval_id,
      status: 'WAITING',
      agent: 'Live key',
      operation: 'sendMessage',
      price: '0.60',
      sent: `POST /messages\n${JSON.stringify(message)}`,
    },
  ])
  expect((await notices()).map(({ link, text, important }) => [link, text, important])).toEqual([
    ['/dashboard/agents', 'Allow or deny', true],
  ])
  expect([network.received.length, await records.balanceOf()]).toEqual([0, before])
})

test.each([
  ['a field is missing', { from: 'Lumina', text: 'Hi' }, '#/to', 'required'],
  ['a field is of the wrong type', { ...message, text: 7 }, '#/text', 'type'],
  ['a field breaks its rule', { ...message, to: 'nobody' }, '#/to', 'format'],
  ['the body is no object', [] as object, '#', 'type'],
])('422: nobody is asked about a call that its schema rejects: %s', async (_name, body, pointer, code) => {
  const before = await records.balanceOf()
  const refused = await call(body)
  expect([refused.status, refused.body.code]).toEqual([422, 'validation_failed'])
  expect(refused.body.errors).toMatchObject([{ pointer, code }])
  expect([await list(), await notices(), await records.balanceOf()]).toEqual([[], [], before])
})

test('the question says what the document calls the operation', async () => {
  expect(await holdCall()).toMatchObject({ operation: 'sendMessage', operation_name: 'Send an SMS' })
})

test('a call at the amount asks nobody, nor does one of a test key', async () => {
  await limitKey({ ask_above: 60 })
  expect((await call()).status).toBe(202)
  const trial = await otherKey('TEST')
  await limitKey({ ask_above: 0 }, trial.id)
  const { body } = await call(message, server, trial.secret)
  expect(body.code).not.toBe('approval_required')
  expect(await list()).toEqual([])
})

test('a yes is for this call alone, in any process, once', async () => {
  const { approval_id } = await holdCall()
  expect((await decide(approval_id)).body.data.status).toBe('ALLOWED')
  expect(await codeOf(call({ ...message, text: 'Pay 1,000' }))).toEqual([403, 'approval_required'])
  const before = await records.balanceOf()
  expect((await call(message, twin)).status).toBe(202)
  expect(await records.balanceOf()).toBe(before - 60)
  expect(await codeOf(call())).toEqual([403, 'approval_required'])
  expect(await records.balanceOf()).toBe(before - 60)
})

test('of calls in two processes at one moment, one is made with a yes and charged, whichever it is', async () => {
  const { approval_id } = await holdCall()
  await decide(approval_id)
  const before = await records.balanceOf()
  const results = await race({
    db,
    lock: sql`SELECT FROM api_keys WHERE id = ${keyId} FOR NO KEY UPDATE`,
    start: () => [call(), call(message, twin), call(), call(message, twin)],
  })
  const statuses = results.map((one) => (one.status === 'fulfilled' ? one.value.status : one.reason))
  expect(statuses.sort()).toEqual([202, 403, 403, 403])
  expect(await records.balanceOf()).toBe(before - 60)
  expect(network.received.length).toBe(1)
})

test('approval_denied: a no holds, without another question', async () => {
  const { approval_id } = await holdCall()
  expect((await decide(approval_id, 'DENY')).body.data.status).toBe('DENIED')
  expect(await codeOf(call())).toEqual([403, 'approval_denied'])
  expect([(await notices()).length, network.received.length, await list()]).toEqual([1, 0, []])
})

test('404: an answer comes once, from the account, and in time', async () => {
  const { approval_id } = await holdCall()
  expect((await decide(approval_id, 'ALLOW', stranger)).status).toBe(404)
  expect(await list(stranger)).toEqual([])
  expect((await decide(approval_id)).status).toBe(200)
  expect((await decide(approval_id, 'DENY')).status).toBe(404)
  const late = await holdCall({ ...message, text: 'Late' })
  server.advance(301)
  expect((await decide(late.approval_id)).status).toBe(404)
})

test('silence and a yes that isn’t used end after five minutes, and are deleted', async () => {
  const { approval_id } = await holdCall()
  await decide(approval_id)
  server.advance(301)
  expect(await codeOf(call())).toEqual([403, 'approval_required'])
  server.advance(301)
  await purgeApprovals(server.parts)
  expect(await db.selectFrom('call_approvals').selectAll().execute()).toEqual([])
})

test('budget and limits hold after a yes, which is good for a later try', async () => {
  const { approval_id } = await holdCall()
  await decide(approval_id)
  await limitKey({ ask_above: 50, credits_in_all: 1 })
  expect(await codeOf(call())).toEqual([402, 'budget_exceeded'])
  await limitKey({ ask_above: 50 })
  expect((await call()).status).toBe(202)
})

test('a revoked key takes its waiting calls with it', async () => {
  const other = await otherKey('LIVE')
  await limitKey({ ask_above: 1 }, other.id)
  const { body } = await call(message, server, other.secret)
  expect(await list()).toHaveLength(1)
  await db
    .updateTable('api_keys')
    .set({ revoked_at: server.parts.clock() })
    .where('id', '=', other.id)
    .execute()
  expect(await list()).toEqual([])
  expect((await decide(`${body.approval_id}`)).status).toBe(404)
})

test('an agent that calls and calls asks five times, also of two processes at one moment', async () => {
  const texts = ['1', '2', '3', '4', '5', '6', '7', '8']
  await Promise.all(texts.map((text, index) => call({ ...message, text }, index % 2 ? twin : server)))
  expect([(await list()).length, (await notices()).length]).toEqual([5, 5])
})

describe('a person sees all that is sent, or how much isn’t shown', () => {
  // Of an operation whose document says nothing, every call can be asked about.
  beforeAll(() =>
    db.deleteFrom('api_reference_operations').where('operation_id', '=', 'sendMessage').execute(),
  )
  const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16])
  test.each<[string, { path?: string; headers?: Record<string, string>; body: BodyInit }, readonly string[]]>(
    [
      ['a long path', { path: `?note=${'x'.repeat(900)}&pay=1000`, body: '{}' }, ['&pay=1000']],
      [
        'a path beyond what is shown',
        { path: `?note=${'x'.repeat(5_000)}`, body: '{}' },
        ['… and 1,015 more'],
      ],
      [
        'JSON by another type',
        { headers: { 'Content-Type': 'image/png' }, body: '{"pay":1}' },
        ['content-type: image/png', '{"pay":1}'],
      ],
      [
        'bytes',
        { headers: { 'Content-Type': 'application/json' }, body: jpeg },
        ['6 bytes that aren’t text'],
      ],
      [
        'headers',
        { headers: { 'X-Amount': '1000', Prefer: 'wait' }, body: '{}' },
        ['x-amount: 1000', 'prefer: wait'],
      ],
      ['blanks', { body: `{"a":"${' '.repeat(900)}b"}` }, ['[900 blanks] b']],
      ['hidden letters', { body: '{"a":"\u202eb\u{e0041}\u200b"}' }, ['[U+202E]b[U+E0041][U+200B]']],
      ['a long body', { body: `{"a":"${'x'.repeat(9_000)}","pay":1}` }, ['","pay":1}']],
      [
        'one beyond what is shown',
        { body: 'x'.repeat(20_000) },
        ['… and 4,000 more characters that aren’t shown'],
      ],
    ],
  )('%s', async (_name, { path = '', headers = {}, body }, texts) => {
    const response = await fetch(`${server.url}${messages}${path}`, {
      method: 'POST',
      headers: { 'X-API-Key': secret, 'Content-Type': 'application/json', ...headers },
      body,
    })
    expect((await response.json()).code).toBe('approval_required')
    for (const text of texts) expect((await list())[0]?.sent).toContain(text)
  })
})

test('too much is not asked about', async () => {
  expect(await codeOf(call({ ...message, text: 'x'.repeat(70_000) }))).toEqual([413, 'body_too_large'])
})
