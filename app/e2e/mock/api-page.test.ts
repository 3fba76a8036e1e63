import { expect } from '@playwright/test'
import { mayComplain, test } from '../test.ts'

const simSwap = '/api/lumina/sim-swap/v1'

test('the documentation runs on Prism alone', async ({ page }) => {
  await page.goto(`${simSwap}?operation=checkSimSwap`)
  await expect(page.getByText('2.00 credits a call').first()).toBeVisible()
  await page.getByRole('button', { name: /Not enough credits/ }).click()
  await expect(page.getByText('Top up, then send the call again.').first()).toBeVisible()
})

test('a document of three thousand operations opens, is searched, and shows one', async ({ page }) => {
  mayComplain(/status of 404 .*operation_id=readThing2999$/)
  await page.route('**/api/api-reference?*', (route) => route.fulfill({ json: { data: large } }))
  await page.goto(`${simSwap}?part=documentation`)
  await expect(page.getByRole('button', { name: /^Group 3/ })).toBeVisible()
  expect(await page.getByRole('link').count()).toBeLessThan(300)
  await page.keyboard.press('/')
  await page.keyboard.type('number 2999')
  await expect(page.getByText('1 operation', { exact: true })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: 'Read thing number 2999' })).toBeFocused()
})

const operations = Array.from({ length: 3000 }, (_, place) => ({
  operation_id: `readThing${place}`,
  method: 'GET',
  path: `/things/${place}`,
  summary: `Read thing number ${place}`,
  tag: `Group ${place % 12}`,
  deprecated: false,
  price: '0.10',
  price_unit: 'call',
}))

const large = {
  api: 'sim-swap',
  version: 'v1',
  full_version: '1.2.0',
  title: 'A large API',
  description: '',
  tags: [],
  operations,
  security: [],
}
