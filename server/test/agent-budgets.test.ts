// An allowed agent at one moment, at two processes: never a hundredth above its budget, and no call once it is revoked.
import type { ServerResponse } from 'node:http'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { expect, test, vi } from 'vitest'
import { agentsOfFile, resource } from './support/agents.ts'
import { tess } from './support/gateway.ts'
import { sumsOf } from './support/wallets.ts'

const { server, twin, tess: session, network, authorized, call } = await agentsOfFile()

const limits = {
  credits_per_day: null,
  credits_per_month: null,
  credits_in_all: '10.00',
  operations: null,
  addresses: null,
}
const message = { from: 'Lumina', to: '+639175550120', text: 'Hi' }

async function toolCaller(token: string, at: Pick<typeof server, 'url'>) {
  const client = new Client({ name: 'test', version: '1.0.0' })
  await client.connect(
    new StreamableHTTPClientTransport(new URL(new URL(resource).pathname, at.url), {
      requestInit: { headers: { Authorization: `Bearer ${token}` } },
    }),
  )
  return {
    client,
    call: async () => {
      const { content } = await client.callTool({ name: 'sendMessage', arguments: { body: message } })
      return JSON.stringify(content)
    },
  }
}

test('50 calls at one moment, by HTTP and as tools, at two processes: its budget to the last whole call, and no more', async () => {
  const { token } = await authorized({ limits })
  const before = await sumsOf(server.db, tess)
  const tools = await Promise.all([server, twin].map((one) => toolCaller(token, one)))
  const outcomes = await Promise.all(
    Array.from({ length: 50 }, async (_, index) => {
      const at = index % 4
      if (at > 1) return (await tools[at - 2]?.call())?.includes('budget_exceeded') ? 'refused' : 200
      const response = await call(token, at === 0 ? server : twin)
      const text = await response.text()
      return response.status === 402 && text.includes('budget_exceeded') ? 'refused' : response.status
    }),
  )
  await Promise.all(tools.map(({ client }) => client.close()))
  // 16 calls of 0.60 credits are 9.60 of 10.00; a 17th would be 10.20.
  expect(outcomes.filter((one) => one === 200)).toHaveLength(16)
  expect(outcomes.filter((one) => one === 'refused')).toHaveLength(34)
  expect(network.received).toHaveLength(16)
  const { balance, ledger } = await sumsOf(server.db, tess)
  expect([before.balance - balance, ledger]).toEqual([16 * 60, balance])
  const { body } = await server.ask('GET', '/portal-api/api/limits', { token: session })
  const totals = body.data.flatMap(({ keys }) => keys).map(({ credits_in_all: all }) => all)
  expect(totals).toContain('9.60')
})

test('a call that is under way when its agent is revoked is answered and charged once; the next isn’t made', async () => {
  const { token } = await authorized({ limits })
  const { call: callTool, client } = await toolCaller(token, twin)
  const waiting: ServerResponse[] = []
  network.answer = (response) => void waiting.push(response)
  const { balance } = await sumsOf(server.db, tess)
  const underWay = [call(token), callTool()] as const
  await vi.waitFor(() => expect(waiting).toHaveLength(2))
  const { body } = await server.ask('GET', '/portal-api/api/limits', { token: session })
  const keys = body.data.flatMap((one) => one.keys).filter(({ agent }) => agent)
  await server.ask('POST', '/portal-api/api/user-subscription/keys/revoke', {
    token: session,
    body: { key_ids: keys.map(({ key_id: id }) => id) },
  })
  for (const process of [server, twin]) expect((await call(token, process)).status).toBe(401)
  for (const response of waiting) response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}')
  const [response, tool] = await Promise.all(underWay)
  expect([response.status, tool]).toEqual([200, expect.stringContaining('Charged 0.60 credits')])
  await expect(callTool()).rejects.toThrow()
  await client.close()
  expect(network.received).toHaveLength(2)
  await vi.waitFor(async () => expect(balance - (await sumsOf(server.db, tess)).balance).toBe(2 * 60))
})
