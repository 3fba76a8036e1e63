// A publisher connects an API that asks for a credential, tests the connection, and sells it.
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, type Locator } from '@playwright/test'
import { accounts, openAs } from '../accounts.ts'
import { expectClean } from '../clean-page.ts'
import { complaint } from '../complaints.ts'
import { test } from '../test.ts'
import { newLiveKey } from './new-live-key.ts'

/** An API and its token endpoint, which knows one client. */
const authorizations: (string | undefined)[] = []
let server: Server
let url: string
test.beforeAll(async () => {
  server = createServer((request, response) => {
    request.resume()
    const { authorization } = request.headers
    const send = (status: number, body: object) =>
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
    if (request.url === '/token') {
      const knows = authorization === `Basic ${Buffer.from('switchboard:correct').toString('base64')}`
      send(
        knows ? 200 : 401,
        knows
          ? { access_token: 'issued', token_type: 'Bearer', expires_in: 3600 }
          : { error: 'invalid_client' },
      )
      return
    }
    authorizations.push(authorization)
    send(authorization === 'Bearer issued' ? 200 : 401, { opens: '09:00' })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
test.afterAll(() => void server.close())

const library = {
  openapi: '3.1.0',
  info: { title: 'City Library', version: '1.0.0', description: 'Opening hours of a library.' },
  paths: {
    '/hours': {
      get: {
        operationId: 'getHours',
        summary: 'Read the opening hours',
        responses: { 200: { description: 'The hours.' } },
      },
    },
  },
}

test('an API behind OAuth is connected, tested and sold with a quota; a customer meets it, sees why, buys a plan with a higher one and calls on', {
  annotation: [
    complaint(/422 \(Unprocessable Entity\).*\/admin\/upstreams/),
    complaint(/status of 429 .*\/gateway\/beacon\/city-library/),
  ],
}, async ({ page, browser, baseURL }) => {
  await openAs(page, accounts.admin, '/admin/apis/publish')
  await page.locator('input[type=file]').setInputFiles({
    name: 'library.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(library)),
  })
  // The customer’s business is verified for what this publisher has.
  await page.getByLabel('Publisher').fill('beacon')
  await page.getByLabel('Tag (optional)').fill('city-library')
  await page.getByLabel('Default price (optional)').fill('0.40')
  await page.getByRole('button', { name: 'Check document' }).click()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const upstreams = page.getByRole('region', { name: 'Upstreams' })
  await expect(upstreams.getByText('Nowhere').first()).toBeVisible()
  await upstreams.getByRole('link', { name: 'Connect live keys' }).click()

  await page.getByLabel('Base URL').fill(`${url}/v1`)
  await page.getByLabel('The API asks for').selectOption('OAUTH2')
  await page.getByLabel('Token URL').fill(`${url}/token`)
  await page.getByLabel('Client ID').fill('switchboard')
  await page.getByLabel('Client secret').fill('wrong-secret')
  await page.getByRole('button', { name: 'Test connection' }).click()
  await expect(page.getByText(/Allow private networks if that is intended/).first()).toBeVisible()
  await page.getByText('Allow addresses in a private network').click()
  await page.getByRole('button', { name: 'Test connection' }).click()
  await expect(page.getByText('The gateway can’t reach the API.')).toBeVisible()
  await expect(page.getByText(/The token endpoint returned 401/)).toBeVisible()
  await expectClean(page)

  await page.getByRole('button', { name: 'Save upstream' }).click()
  await expect(page.getByLabel('Token URL')).toBeFocused()
  await page.getByLabel('Client secret').fill('correct')
  await page.getByRole('button', { name: 'Test connection' }).click()
  await expect(page.getByText('The gateway can reach the API.')).toBeVisible()
  await page.getByRole('button', { name: 'Save upstream' }).click()
  await expect(upstreams.getByText('OAuth 2 client credentials')).toBeVisible()
  await expect(upstreams.getByText(`${url}/v1`)).toBeVisible()
  await expectClean(page)

  // Two calls a day on one plan, more on another.
  const limits = page.getByRole('region', { name: 'Limits' })
  await limits.getByRole('button', { name: 'Change limits on Pay as you go' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change limits on Pay as you go' })
  await dialog.getByLabel('Calls a day').fill('2')
  await dialog.getByLabel('Reason').fill('What the library can take')
  await expectClean(page)
  await dialog.getByRole('button', { name: 'Save limits' }).click()
  await expect(limits.getByRole('row').filter({ hasText: /2 a day.*This API/ })).toBeVisible()

  const key = await newLiveKey(page, 'city-library', accounts.keyInGrace)
  const hours = '/gateway/beacon/city-library/v1/hours'
  const call = await page.request.get(hours, { headers: { 'X-API-Key': key } })
  expect([call.status(), await call.json()]).toEqual([200, { opens: '09:00' }])
  expect(authorizations.at(-1)).toBe('Bearer issued')

  const customer = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()
  const operation = '/api/beacon/city-library/v1?operation=getHours'
  await openAs(customer, accounts.keyInGrace, operation)
  await expect(
    customer.getByText(/^Up to 100 calls a second, .* 2 a day on Pay as you go/).first(),
  ).toBeVisible()
  await customer.getByRole('radio', { name: 'Live' }).check()
  await customer.getByLabel(/^Your live key/).fill(key)
  await expect(customer.getByText('1 of 2 calls left today')).toBeVisible()
  const response = customer.getByRole('region', { name: 'Response', exact: true })
  await customer.getByRole('button', { name: /^Send/ }).click()
  await expect(response).toContainText(/Calls left: .*, 0 today/)
  await customer.getByRole('button', { name: /^Send/ }).click()
  await expect(response).toContainText('Quota used up')
  await expect(response).toContainText(/Try again in \d+ \w+\./)
  await expectClean(customer)
  await customer.goto('/subscriptions/usage?tab=log&api=city-library')
  await expect(customer.getByRole('region', { name: 'Limits' }).getByText('2 of 2')).toBeVisible()
  await expectClean(customer)
  await customer.getByRole('row').filter({ hasText: '429' }).getByRole('link').first().click()
  const refused = customer.getByRole('dialog', { name: 'Call' })
  await expect(refused.getByText(/Choose a plan with a higher quota/)).toBeVisible()

  await customer.goto('/plans?api=city-library')
  await expect(customer.getByText('100 a second, 3,000 a minute, 2 a day', { exact: true })).toBeVisible()
  await expect(customer.getByText(/^300 a second, 10,000 a minute/)).toBeVisible()
  await expectClean(customer)
  await customer.getByRole('link', { name: 'Choose Business monthly' }).click()
  await customer.getByRole('button', { name: 'Change to Business monthly' }).click()
  await customer.getByRole('button', { name: 'Change plan' }).click()
  await expect(customer.getByText('You’re on Business monthly.')).toBeVisible()

  await customer.goto(operation)
  await customer.getByRole('radio', { name: 'Live' }).check()
  await customer.getByLabel(/^Your live key/).fill(key)
  await customer.getByRole('button', { name: /^Send/ }).click()
  await expect(response).toContainText('200 OK')
  await customer.close()

  await page.goto('/admin/apis/city-library/v1')
  await upstreams.getByRole('button', { name: 'Remove the upstream for live keys' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove upstream' }).click()
  await expect(upstreams.getByText('Nowhere').first()).toBeVisible()
})

const archive = () => ({
  ...library,
  info: { ...library.info, title: 'City Archive' },
  servers: [{ url: `${url}/v1` }],
  security: [{ login: ['read'] }],
  components: {
    securitySchemes: {
      login: {
        type: 'oauth2',
        flows: { clientCredentials: { tokenUrl: `${url}/token`, scopes: { read: 'Read' } } },
      },
    },
  },
})

test('behind OAuth and with limits, an API is published in ten clicks and six fields', async ({ page }) => {
  await openAs(page, accounts.admin, '/admin/apis/publish')
  let clicks = 0
  let fields = 1
  const click = (target: Locator) => {
    clicks += 1
    return target.click()
  }
  const fill = (label: string, value: string) => {
    fields += 1
    return page.getByLabel(label, { exact: true }).fill(value)
  }
  await page.locator('input[type=file]').setInputFiles({
    name: 'archive.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(archive())),
  })
  await fill('Publisher', 'archive')
  await click(page.getByRole('button', { name: 'Check document' }))
  await click(page.getByRole('button', { name: 'Publish', exact: true }))
  await click(page.getByRole('link', { name: 'Connect live keys' }))
  await expect(page.getByLabel('Base URL')).toHaveValue(`${url}/v1`)
  await expect(page.getByLabel('Token URL')).toHaveValue(`${url}/token`)
  await expect(page.getByLabel('Scope (optional)')).toHaveValue('read')
  await expectClean(page)
  await fill('Client ID', 'switchboard')
  await fill('Client secret', 'correct')
  await click(page.getByText('Allow addresses in a private network'))
  await click(page.getByRole('button', { name: 'Save upstream' }))
  await expect(page.getByRole('region', { name: 'Upstreams' }).getByText(`${url}/v1`)).toBeVisible()
  await click(page.getByRole('button', { name: 'Change limits on Pay as you go' }))
  await fill('Calls a minute', '60')
  await click(page.getByRole('button', { name: 'Set both to 60' }))
  await expectClean(page)
  await fill('Reason', 'What the archive can take')
  await click(page.getByRole('button', { name: 'Save limits' }))
  await expect(page.getByRole('row').filter({ hasText: /60 a second, 60 a minute.*This API/ })).toBeVisible()
  expect([clicks <= 10, fields]).toEqual([true, 6])
})
