// An agent that is connected by a key. Budgets of agents are in agent-day.test.ts.
import { expect, type Page } from '@playwright/test'
import { accounts, openAs } from '../accounts.ts'
import { expectClean } from '../clean-page.ts'
import { test } from '../test.ts'

interface ToolResult {
  readonly content: readonly { readonly text?: string }[]
}

/** A tool call as a client of the protocol sends it. */
async function callTool({ request }: Page, key: string, name: string, values: object): Promise<ToolResult> {
  const response = await request.post('/mcp/lumina/messaging/v1', {
    headers: {
      Accept: 'application/json, text/event-stream',
      'MCP-Protocol-Version': '2025-11-25',
      Authorization: `Bearer ${key}`,
    },
    data: { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: values } },
  })
  const text = await response.text()
  return JSON.parse(text.slice(text.indexOf('{'))).result
}

const textOf = ({ content }: ToolResult) => content.map(({ text }) => text).join('\n')

test('an agent is connected with a key of its own and a budget, and calls', async ({ page }) => {
  await openAs(page, accounts.user, '/api/lumina/messaging/v1?part=agents')
  await page.getByLabel('Client').selectOption('Cursor')
  await expect(page.getByText(/v1\?mode=live/)).toBeVisible()
  await page.getByLabel('Access').selectOption('API key')
  await expect(page.getByText(/env:SWITCHBOARD_KEY/)).toBeVisible()
  await expectClean(page)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copy as Markdown' }).click()
  await expect(page.getByText('Copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('# Messaging v1')
  await page.getByRole('link', { name: 'Connect an agent' }).click()
  await page.getByRole('button', { name: 'Connect an agent' }).click()
  const connect = page.getByRole('dialog', { name: 'Connect an agent' })
  await connect.getByLabel('API', { exact: true }).selectOption('Messaging')
  await connect.getByText(/^Live /).click()
  await connect.getByLabel('Credits a day').fill('1')
  await expectClean(page)
  await connect.getByRole('button', { name: 'Create key' }).click()
  const store = page.getByRole('alertdialog', { name: 'Store your key' })
  await store.getByRole('button', { name: 'Show live key' }).click()
  const key = (await store.getByText(/^sb_live_[0-9A-Za-z]{38}$/).textContent()) ?? ''
  await store.getByRole('button', { name: 'I stored it' }).click()

  const message = { body: { from: 'Lumina', to: '+639175550120', text: 'Hi' } }
  expect(textOf(await callTool(page, key, 'sendMessage', message))).toContain('Charged 0.60 credits')
})
