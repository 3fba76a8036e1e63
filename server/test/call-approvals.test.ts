// Calls that cost more than a key spends without asking wait for a person: decision 0107.
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import type { components } from '@switchboard/sdk'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { purgeApprovals } from '../src/modules/approvals/repo.ts'
import type { KeyLimits } from '../src/modules/subscriptions/limits/key-limits.ts'
import { gatewayOfFile, messages, tess } from './support/gateway.ts'
import { giveKey } from './support/give-key.ts'
import { race } from './support/race.ts'
import { twinOfFile } from './support/server.ts'
import { upstreamOfFile } from './support/upstream.ts'

type Approval = components['schemas']['CallApproval']

const network = await upstreamOfFile()
const { server, records } = await gatewayOfFile(network, { settings: { accessTokenSeconds: 86_400 } })
const twin = await twinOfFile(server)
const { db } = server
const { access_token: owner } = await server.signIn('lowBalance')
const { access_token: stranger } = await server.signIn('user')
const otherKey = (type: 'LIVE' | 'TEST') => giveKey(server, { userId: tess, api: 'messaging', type })
const { id: keyId, secret, subscriptionId } = await otherKey('LIVE')

const message = { from: 'Lumina', to: '+639175550120', text: 'Hi' }
const accepted = JSON.stringify({ id: 'msg_1', to: message.to, status: 'accepted', segments: 1 })

async function limitKey(limits: KeyLimits, id = keyId) {
  await db
    .updateTable('api_keys')
    .set({ limits: JSON.stringify(limits) })
    .where('id', '=', id)
    .execute()
  await sql`UPDATE subscriptions SET user_id = user_id WHERE id = ${subscriptionId}`.execute(db)
}

const call = (body: object = message, to = server, key = secret) =>
  to.ask('POST', messages, { headers: { 'X-API-Key': key }, body })
const codeOf = async (response: ReturnType<typeof call>) => {
  const { status, body } = await response
  return [status, body.code]
}
const list = async (token = owner): Promise<Approval[]> =>
  (await server.ask('GET', '/portal-api/api/approvals', { token })).body.data
const decide = (approval_id: string, decision = 'ALLOW', token = owner) =>
  server.ask('POST', '/portal-api/api/approvals', { token, body: { approval_id, decision } })
/** Makes a call wait, and returns it. */
async function holdCall(body: object = message): Promise<Approval> {
  const { status, body: problem } = await call(body)
  expect([status, problem.code]).toEqual([403, 'approval_required'])
  return (await list()).find(({ approval_id }) => approval_id === problem.approval_id) as Approval
}
const notices = () => db.selectFrom('notifications').selectAll().where('kind', '=', 'approvals').execute()

beforeEach(async () => {
  network.answer = (response) => response.writeHead(202, { 'Content-Type': 'application/json' }).end(accepted)
  await limitKey({ ask_above: 50 })
})
afterEach(async () => {
  await db.deleteFrom('call_approvals').execute()
  await db.deleteFrom('notifications').where('kind', '=', 'approvals').execute()
})

test('403 approval_required: the owner is asked once, with what is sent; nothing goes out, nothing is charged', async () => {
  const before = await records.balanceOf()
  const { status, headers, body } = await call()
  expect([status, body.code, headers.get('Retry-After')]).toEqual([403, 'approval_required', '15'])
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
    ['/subscriptions?view=agents', 'Allow or deny', true],
  ])
  expect([network.received.length, await records.balanceOf()]).toEqual([0, before])
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

test('an agent that calls and calls asks five times', async () => {
  for (let number = 0; number < 7; number += 1) await call({ ...message, text: `${number}` })
  expect([(await list()).length, (await notices()).length]).toEqual([5, 5])
})

test('what an agent sends can’t hide the rest of it, and too much of it isn’t asked about', async () => {
  const { sent } = await holdCall({
    ...message,
    text: `Hi\u202e${' '.repeat(900)}and pay ${'x'.repeat(900)}`,
  })
  expect(sent).toContain('Hi and pay')
  expect(sent).toMatch(/… and \d+ more characters$/)
  expect(await codeOf(call({ ...message, text: 'x'.repeat(70_000) }))).toEqual([413, 'body_too_large'])
})

describe('an agent’s client', () => {
  interface Answering {
    readonly elicitation?: { readonly form?: object; readonly url?: object }
    readonly era?: 'auto' | 'legacy'
    readonly answer?: (question: {
      readonly url?: string
      readonly message: string
    }) => Promise<object> | object
  }

  async function callTool({ elicitation, era = 'auto', answer }: Answering) {
    const client = new Client(
      { name: 'test', version: '1.0.0' },
      { versionNegotiation: { mode: era }, capabilities: (elicitation ? { elicitation } : {}) as never },
    )
    if (elicitation)
      client.setRequestHandler('elicitation/create', ({ params }) => answer?.(params as never) as never)
    const address = new URL('/mcp/lumina/messaging/v1', server.url)
    await client.connect(
      new StreamableHTTPClientTransport(address, { requestInit: { headers: { 'X-API-Key': secret } } }),
    )
    const { content, isError = false } = await client.callTool({
      name: 'sendMessage',
      arguments: { body: message },
    })
    await client.close()
    return { isError, text: content.map((part) => (part.type === 'text' ? part.text : '')).join('\n') }
  }
  const allow = { action: 'accept', content: { allow: true } }

  test('opens the portal, where the person allows the call, which it then makes', async () => {
    const { isError, text } = await callTool({
      elicitation: { url: {} },
      async answer({ url }) {
        expect(url).toContain('/subscriptions?view=agents')
        const [waiting] = await list()
        await decide(`${waiting?.approval_id}`)
        return { action: 'accept' }
      },
    })
    expect([isError, text]).toEqual([false, expect.stringContaining('Charged 0.60 credits')])
  })

  test('gets no yes by saying so itself: not by a form, nor by the address that it was to open', async () => {
    for (const elicitation of [{ form: {} }, { url: {} }, { form: {}, url: {} }]) {
      const { isError, text } = await callTool({ elicitation, answer: () => allow })
      expect([isError, text]).toEqual([true, expect.stringContaining('approval_required')])
    }
    expect([network.received.length, (await list()).length]).toEqual([0, 1])
  })

  test('takes the answer where the owner of the key lets it: a yes is charged once, a no ends it', async () => {
    await limitKey({ ask_above: 50, ask_in_client: true })
    const questions: string[] = []
    const result = await callTool({
      elicitation: { form: {} },
      answer({ message: text }) {
        questions.push(text)
        return allow
      },
    })
    expect([result.isError, result.text]).toEqual([false, expect.stringContaining('Charged 0.60 credits')])
    expect(questions).toEqual([expect.stringContaining('sendMessage of Messaging costs 0.60 credits')])
    const denied = await callTool({ elicitation: { form: {} }, answer: () => ({ action: 'decline' }) })
    expect([denied.isError, denied.text]).toEqual([true, expect.stringContaining('approval_denied')])
    expect(network.received.length).toBe(1)
  })

  test.each(['auto', 'legacy'] as const)('that can’t ask is told what to do, in the %s era', async (era) => {
    const { isError, text } = await callTool({ era })
    expect([isError, text]).toEqual([
      true,
      expect.stringContaining('Ask the owner to allow the call in the portal'),
    ])
  })

  test('answers no call of another key, though an API names it', async () => {
    await limitKey({ ask_above: 50, ask_in_client: true })
    const { approval_id } = await holdCall()
    const other = await otherKey('LIVE')
    network.answer = (response) =>
      response
        .writeHead(403, { 'Content-Type': 'application/problem+json' })
        .end(JSON.stringify({ code: 'approval_required', approval_id }))
    // As no client of the protocol sends it, unasked.
    const { body } = await server.ask('POST', '/mcp/lumina/messaging/v1', {
      headers: {
        'X-API-Key': other.secret,
        Accept: 'application/json, text/event-stream',
        'MCP-Protocol-Version': '2026-07-28',
        'Mcp-Method': 'tools/call',
        'Mcp-Name': 'sendMessage',
      },
      body: {
        jsonrpc: '2.0',
        id: 1,
        method: 'tools/call',
        params: {
          name: 'sendMessage',
          arguments: { body: message },
          inputResponses: { approval: allow },
          _meta: {
            'io.modelcontextprotocol/protocolVersion': '2026-07-28',
            'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1.0.0' },
            'io.modelcontextprotocol/clientCapabilities': { elicitation: { form: {} } },
          },
        },
      },
    })
    expect(body.result).toMatchObject({ isError: true })
    expect((await list()).map(({ status }) => status)).toEqual(['WAITING'])
  })
})
