// An agent’s day: a key with a budget, calls as tools until it is spent, a higher budget, the end.
import { expect, type Page } from '@playwright/test'
import { accounts, openAs } from '../accounts.ts'
import { expectClean } from '../clean-page.ts'
import { test } from '../test.ts'

interface ToolResult {
  readonly isError?: boolean
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

test('an agent is connected, spends its budget, is told so, gets a higher one, and is revoked', async ({
  page,
}) => {
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
  await connect.getByLabel('API').selectOption('Messaging')
  await connect.getByText(/^Live\./).click()
  await connect.getByLabel('Credits a day').fill('1')
  await expectClean(page)
  await connect.getByRole('button', { name: 'Create key' }).click()
  const store = page.getByRole('alertdialog', { name: 'Store your key' })
  await store.getByRole('button', { name: 'Show live key' }).click()
  const key = (await store.getByText(/^sb_live_[0-9A-Za-z]{38}$/).textContent()) ?? ''
  await store.getByText('I stored it').click()
  await store.getByRole('button', { name: 'Done' }).click()

  const message = { body: { from: 'Lumina', to: '+639175550120', text: 'Hi' } }
  expect(textOf(await callTool(page, key, 'sendMessage', message))).toContain('Charged 0.60 credits')
  const refused = await callTool(page, key, 'sendMessage', message)
  expect([refused.isError, textOf(refused)]).toEqual([true, expect.stringContaining('budget_exceeded')])

  await page.reload()
  const card = page.getByRole('region', { name: 'Claude Code' })
  await expect(card.getByText('0.60 of 1', { exact: true })).toBeVisible()
  await expectClean(page)
  await card.getByRole('button', { name: 'Limits' }).click()
  const limits = page.getByRole('dialog', { name: /^Limits of Claude Code/ })
  await limits.getByLabel('Credits a day').fill('2')
  await limits.getByRole('button', { name: 'Save limits' }).click()
  await expect(card.getByText('0.60 of 2', { exact: true })).toBeVisible()
  expect((await callTool(page, key, 'sendMessage', message)).isError).not.toBe(true)

  const calls = (await card.getByRole('link', { name: 'Calls' }).getAttribute('href')) ?? ''
  await card.getByRole('button', { name: 'Revoke' }).click()
  const revoke = page.getByRole('alertdialog')
  await revoke.getByRole('textbox').fill(key.slice(-4))
  await revoke.getByRole('button', { name: 'Revoke key' }).click()
  await expect(page.getByText('No agents yet')).toBeVisible()
  expect(textOf(await callTool(page, key, 'sendMessage', message))).toContain('key_invalid')

  // Two calls that were made, and those that were rejected.
  await page.goto(calls)
  await expect(page.getByRole('row').filter({ hasText: '202' })).toHaveCount(2)
  await expect(page.getByRole('row').filter({ hasText: '402' })).toHaveCount(1)
})
