// The day of an agent that knows nothing but the portal’s address, and of the person whose credits it spends.
import { createServer } from 'node:http'
import {
  Client,
  type OAuthClientProvider,
  StreamableHTTPClientTransport,
  UnauthorizedError,
} from '@modelcontextprotocol/client'
import { expect, type Page } from '@playwright/test'
import { type Listener, listen } from '../../../scripts/listen.ts'
import { accounts, openAs, tokensOf } from '../accounts.ts'
import { urls } from '../addresses.ts'
import { expectClean } from '../clean-page.ts'
import { test } from '../test.ts'

const name = 'Scripted Agent'

/** Where the agent waits for its code, on the computer of the person. */
let callbacks: Listener
let redirectUrl: string
const callbackQueries: URLSearchParams[] = []
test.beforeAll(async () => {
  const server = createServer((request, response) => {
    callbackQueries.push(new URL(request.url ?? '', redirectUrl).searchParams)
    response.setHeader('Content-Type', 'text/html').end('<title>Connected</title>You can close this window.')
  })
  callbacks = await listen(server)
  redirectUrl = `${callbacks.url}/callback`
})
test.afterAll(() => void callbacks.close())

/** Keeps what a client keeps. */
function authorizationOf(redirectUri: string) {
  const memory: Record<string, never> & { page?: URL } = {}
  const keep = (part: object) => void Object.assign(memory, part)
  const provider: OAuthClientProvider = {
    redirectUrl: redirectUri,
    clientMetadata: { client_name: name, redirect_uris: [redirectUri] },
    clientInformation: () => memory.client,
    saveClientInformation: (client) => keep({ client }),
    tokens: () => memory.tokens,
    saveTokens: (tokens) => keep({ tokens }),
    redirectToAuthorization: (page) => keep({ page }),
    saveCodeVerifier: (verifier) => keep({ verifier }),
    codeVerifier: () => `${memory.verifier}`,
    saveDiscoveryState: (discovery) => keep({ discovery }),
    discoveryState: () => memory.discovery,
  }
  return { provider, pageOf: () => `${memory.page}` }
}

async function connectTo(address: string, authProvider?: OAuthClientProvider) {
  const client = new Client({ name, version: '1.0.0' })
  await client.connect(
    new StreamableHTTPClientTransport(new URL(address), { ...(authProvider && { authProvider }) }),
  )
  return client
}

async function textOf(client: Client, tool: string, values: Record<string, unknown>): Promise<string> {
  const { content } = await client.callTool({ name: tool, arguments: values })
  return content.map((part) => (part.type === 'text' ? part.text : '')).join('\n')
}

/** Of the account, as the person could read it. */
async function read(page: Page, path: string) {
  const [token] = await tokensOf(page.request, accounts.keyInGrace)
  const Authorization = `Bearer ${decodeURIComponent(token?.value ?? '')}`
  const response = await page.request.get(`/portal-api/api/${path}`, { headers: { Authorization } })
  return (await response.json()).data
}

test('an agent finds an API, tries it, is allowed by a person, calls, meets its budget, gets more, and is revoked', async ({
  page,
}) => {
  test.slow()
  const portal = await connectTo(`${urls.server}/mcp`)
  const [simSwap] = JSON.parse(await textOf(portal, 'find_apis', { words: 'SIM swap' }))
  expect(simSwap).toMatchObject({ name: 'SIM Swap', price: expect.stringContaining('credits') })
  const address: string = simSwap.mcp_server

  const trial = await connectTo(address)
  const { tools } = await trial.listTools()
  const check = tools.find((tool) => tool.name === 'checkSimSwap')
  expect(check?.description).toMatch(/2(?:\.00)? credits/)
  const values = { body: { phoneNumber: '+639171230001', maxAge: 240 } }
  expect(await textOf(trial, 'checkSimSwap', values)).toContain('mock')

  const authorization = authorizationOf(redirectUrl)
  const live = `${address}?mode=live`
  const first = new StreamableHTTPClientTransport(new URL(live), { authProvider: authorization.provider })
  await expect(new Client({ name, version: '1.0.0' }).connect(first)).rejects.toThrow(UnauthorizedError)

  await openAs(page, accounts.keyInGrace, authorization.pageOf())
  await expect(page.getByRole('heading', { name: `${name} asks to call SIM Swap` })).toBeVisible()
  await expectClean(page)
  await page.getByText(/^Live /).click()
  await page.getByLabel('Credits a day').fill('3')
  await page.getByRole('button', { name: 'Allow' }).click()
  await expect(page).toHaveTitle('Connected')
  await first.finishAuth(callbackQueries[0] ?? new URLSearchParams())

  const agent = await connectTo(live, authorization.provider)
  const call = () => textOf(agent, 'checkSimSwap', values)
  expect(await call()).toContain('Charged 2.00 credits')
  expect(await call()).toContain('budget_exceeded')

  await page.goto('/dashboard/agents')
  const card = page.getByRole('region', { name })
  await expect(card.getByText('2 of 3', { exact: true })).toBeVisible()
  await card.getByRole('button', { name: 'Limits' }).click()
  const limits = page.getByRole('dialog', { name: `Limits of ${name}` })
  await limits.getByLabel('Credits a day').fill('5')
  await limits.getByRole('button', { name: 'Save limits' }).click()
  await expect(card.getByText('2 of 5', { exact: true })).toBeVisible()
  expect(await call()).toContain('Charged 2.00 credits')

  // A call that costs more than the agent spends without asking waits for a yes.
  await card.getByRole('button', { name: 'Limits' }).click()
  await limits.getByLabel('Credits a day').fill('')
  await limits.getByLabel('Ask me above').fill('1')
  await expectClean(page)
  await limits.getByRole('button', { name: 'Save limits' }).click()
  await expect(card.getByText('Asks first above')).toBeVisible()
  expect(await call()).toContain('approval_required')
  const waiting = page.getByRole('region', { name: `${name} asks to spend 2 credits` })
  await expect(waiting.getByText('(checkSimSwap) of SIM Swap')).toBeVisible()
  await expectClean(page)
  await waiting.getByRole('button', { name: 'Allow once' }).click()
  await expect(waiting).toHaveCount(0)
  expect(await call()).toContain('Charged 2.00 credits')
  expect(await call()).toContain('approval_required')
  // Until it is there, what stands below it moves.
  await expect(waiting).toBeVisible()

  const key = new URL(
    (await card.getByRole('link', { name: 'Calls' }).getAttribute('href')) ?? '',
    urls.server,
  )
  const keyId = key.searchParams.get('key') ?? ''
  const [subscription] = (await read(page, 'limits')).filter(({ api }: { api: string }) => api === 'sim-swap')
  const keyUse = subscription.keys.find(({ key_id }: { key_id: string }) => key_id === keyId)
  await card.getByRole('button', { name: 'Revoke' }).click()
  const revoke = page.getByRole('alertdialog')
  await revoke.getByRole('textbox').fill(keyUse.last_four)
  await revoke.getByRole('button', { name: 'Revoke key' }).click()
  // Nothing behind an open dialog has a role.
  await expect(revoke).toBeHidden()
  await expect(card).toHaveCount(0)
  await expect(call()).rejects.toThrow()

  // The log, the ledger and the usage of the key say the same.
  const log = await read(page, `user-api-response?key=${keyId}`)
  expect(log.map(({ status, credits }: { status: number; credits: string }) => [status, credits])).toEqual([
    [403, '0.00'],
    [200, '2.00'],
    [403, '0.00'],
    [200, '2.00'],
    [402, '0.00'],
    [200, '2.00'],
  ])
  expect([keyUse.credits_in_all, keyUse.agent]).toEqual(['6.00', true])
  const ledger: { request_id: string | null; credits: string }[] = await read(page, 'transactions?limit=100')
  for (const { request_id, status } of log) {
    const debits = ledger.filter((row) => row.request_id === request_id).map(({ credits }) => credits)
    expect([status, debits]).toEqual([status, status === 200 ? ['-2.00'] : []])
  }
})
