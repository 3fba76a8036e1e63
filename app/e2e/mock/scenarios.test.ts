import { expect } from '@playwright/test'
import { listContracts, type Mocks, startMocks } from '@switchboard/mocks'
import { suspended } from '../accounts.ts'
import { expectAccessible } from '../clean-page.ts'
import { startDevServer } from '../dev-server.ts'
import { mayComplain, test } from '../test.ts'

let mocks: Mocks
let server: Awaited<ReturnType<typeof startDevServer>>

test.beforeAll(async () => {
  test.setTimeout(120_000)
  const contracts = (await listContracts()).filter(({ name }) => name === 'portal' || name === 'content')
  mocks = await startMocks({ contracts, ports: () => 0 })
  server = await startDevServer('scenarios', {
    define: {
      'import.meta.env.VITE_PORTAL_URL': JSON.stringify(mocks.url('portal')),
      'import.meta.env.VITE_CONTENT_URL': JSON.stringify(mocks.url('content')),
    },
  })
})
test.afterAll(async () => {
  await server.close()
  await mocks.close()
})

// Its first load brings every package through the bundler.
test.describe.configure({ timeout: 120_000 })

test('a developer chooses who is signed in and what the mock answers', async ({ page }) => {
  mayComplain(/status of 403 .*\/login$/)
  await page.goto(`${server.origin}/__dev/mock`)
  await page.getByRole('button', { name: /tess@bantaypay/ }).click({ timeout: 60_000 })
  await expect(page.getByText('Signed in as lowBalance')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Open the app' }).click()
  const credits = page.getByRole('region', { name: 'Available credits' })
  await expect(credits).toContainText('346.00', { timeout: 60_000 })

  await page.goto(`${server.origin}/__dev/mock`)
  await page.getByRole('textbox', { name: 'Search operations' }).fill('wallet/credits')
  await page.getByRole('combobox', { name: 'getWalletCredits' }).selectOption('200 zeroBalance')
  await page.goto(`${server.origin}/dashboard`)
  await expect(credits).toContainText('0.00')
  await expect(credits).not.toContainText('346.00')

  await page.goto(`${server.origin}/__dev/mock`)
  await page.getByRole('button', { name: suspended }).click()
  await expect(page.getByText('suspended can’t log in: Your account is suspended.')).toBeVisible()
  await page.getByRole('button', { name: /tess@bantaypay/ }).click()
  await page.getByRole('button', { name: 'Clear 1 chosen' }).click()
  await page.goto(`${server.origin}/dashboard`)
  await expect(credits).toContainText('346.00')
})
