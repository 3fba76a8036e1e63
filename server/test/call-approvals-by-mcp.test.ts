// Calls that wait for a person, by the client of an agent: decision 0107.
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { expect, test } from 'vitest'
import { approvalsOfFile, message } from './support/approvals.ts'

const { network, server, secret, otherKey, limitKey, list, decide, holdCall } = await approvalsOfFile()

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
      expect(url).toContain('/dashboard/agents')
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
  expect(questions).toEqual([expect.stringContaining('“Send an SMS” of Messaging costs 0.60 credits')])
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

/** A request that answers, as no client of the protocol sends it: unasked, or another question. */
async function answerUnasked(inputResponses: object, body: object, key = secret) {
  const response = await server.ask('POST', '/mcp/lumina/messaging/v1', {
    headers: {
      'X-API-Key': key,
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
        arguments: { body },
        inputResponses,
        _meta: {
          'io.modelcontextprotocol/protocolVersion': '2026-07-28',
          'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1.0.0' },
          'io.modelcontextprotocol/clientCapabilities': { elicitation: { form: {} } },
        },
      },
    },
  })
  return response.body.result
}

test('answers no call before anybody was asked about it, nor one by the answer to another', async () => {
  await limitKey({ ask_above: 50, ask_in_client: true })
  const first = await answerUnasked({ approval: allow }, message)
  expect(first).toMatchObject({ resultType: 'input_required' })
  const [questionId = ''] = Object.keys((first as { inputRequests: object }).inputRequests)
  const dearer = { ...message, text: 'Pay 1,000' }
  expect(await answerUnasked({ approval: allow, [questionId]: allow }, dearer)).toMatchObject({
    resultType: 'input_required',
  })
  expect([network.received.length, (await list()).length]).toEqual([0, 2])
  expect(JSON.stringify(await answerUnasked({ [questionId]: allow }, message))).toContain(
    'Charged 0.60 credits',
  )
})

test.each([[undefined], [{}], [{ allow: 'true' }]])(
  'answers no call by accepting with %j, which says neither yes nor no',
  async (content) => {
    await limitKey({ ask_above: 50, ask_in_client: true })
    const question = await answerUnasked({}, message)
    const [questionId = ''] = Object.keys((question as { inputRequests: object }).inputRequests)
    const result = await answerUnasked({ [questionId]: { action: 'accept', content } }, message)
    expect(JSON.stringify(result)).not.toContain('Charged')
    expect([network.received.length, (await list()).map(({ status }) => status)]).toEqual([0, ['WAITING']])
  },
)

test('answers no call of another key, though an API names it', async () => {
  await limitKey({ ask_above: 50, ask_in_client: true })
  const { approval_id } = await holdCall()
  const other = await otherKey('LIVE')
  network.answer = (response) =>
    response
      .writeHead(403, { 'Content-Type': 'application/problem+json' })
      .end(JSON.stringify({ code: 'approval_required', approval_id }))
  expect(await answerUnasked({ [approval_id]: allow }, message, other.secret)).toMatchObject({
    isError: true,
  })
  expect((await list()).map(({ status }) => status)).toEqual(['WAITING'])
})
