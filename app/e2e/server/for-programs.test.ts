// Texts for programs must agree with their subject: the sitemap's pages are opened, the collections' requests sent.
import { type APIRequestContext, expect } from '@playwright/test'
import { urls } from '../addresses.ts'
import { test } from '../test.ts'

async function locationsOf(request: APIRequestContext): Promise<readonly string[]> {
  const xml = await (await request.get('/sitemap.xml')).text()
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
}

test('every page of the sitemap is one, for a visitor', async ({ request }) => {
  const pages = (await locationsOf(request)).filter((path) => !path.endsWith('.md'))
  expect(pages.length).toBeGreaterThan(20)
  for (const path of pages) {
    const response = await request.get(path, { headers: { Accept: 'text/html' }, maxRedirects: 0 })
    expect([path, response.status()]).toEqual([path, 200])
    // Drawn by the server, so no guard applies.
    expect(await response.text(), path).toMatch(/<h1[ >]/)
  }
})

interface Entry {
  readonly key: string
  readonly value: string
  readonly disabled?: boolean
}
interface PostmanRequest {
  readonly method: string
  readonly header: readonly Entry[]
  readonly url: { readonly raw: string; readonly variable: readonly Entry[] }
  readonly body?: { readonly raw: string }
}
interface Item {
  readonly name: string
  readonly item?: readonly Item[]
  readonly request: PostmanRequest
  readonly response: readonly { readonly code: number; readonly body: string }[]
}

const leaves = (items: readonly Item[]): Item[] =>
  items.flatMap((item) => (item.item ? leaves(item.item) : [item]))

/** As Postman sends it with the mock for `baseUrl`. */
function send(request: APIRequestContext, base: string, { method, header, url, body }: PostmanRequest) {
  const filled = url.variable.reduce((raw, { key, value }) => raw.replace(`/:${key}`, `/${value}`), url.raw)
  return request.fetch(filled.replace('{{baseUrl}}', base), {
    method,
    headers: Object.fromEntries(
      header.filter(({ disabled }) => !disabled).map(({ key, value }) => [key, value]),
    ),
    ...(body && { data: body.raw }),
  })
}

test('every request of every Postman collection gets an answer that is saved with it', async ({
  request,
}) => {
  const listed = await (await request.get('/portal-api/api/api-list-public')).json()
  for (const { api, full_version } of listed.data as { api: string; full_version: string }[]) {
    const file = `/openapi/${api}-${full_version}.postman.json`
    const collection = (await (await request.get(file)).json()) as { item: readonly Item[] }
    for (const item of leaves(collection.item)) {
      const response = await send(request, `${urls.server}/mock/${api}`, item.request)
      const said = await response.text()
      const saved = item.response.map(({ code, body }) => [code, body && JSON.parse(body)])
      expect(saved, `${file}: ${item.name}`).toContainEqual([response.status(), said && JSON.parse(said)])
      expect(response.ok(), item.name).toBe(true)
    }
  }
})

test('the downloads that an API page names are there', async ({ page, request }) => {
  await page.goto('/api/beacon/v0?operation=verifyLocation')
  await page.getByRole('button', { name: 'Download' }).click()
  const links = page.locator('a[download]')
  await expect(links).toHaveCount(6)
  for (const link of await links.all()) {
    const response = await request.get((await link.getAttribute('href')) ?? '')
    expect(response.status()).toBe(200)
    expect(response.headers()['content-disposition']).toContain(`"${await link.getAttribute('download')}"`)
  }
  await page.getByRole('button', { name: 'Copy page' }).click()
  const markdown = page.getByRole('link', { name: 'View as Markdown' })
  expect(await (await request.get((await markdown.getAttribute('href')) ?? '')).text()).toMatch(/^# Verify/)
})

test('questions and the status can be taken along as Markdown', async ({ page }) => {
  for (const path of ['/faqs', '/status']) {
    await page.goto(path)
    await page.getByText('Copy page', { exact: true }).click()
    const view = page.getByRole('link', { name: 'View as Markdown' })
    await expect(page.getByRole('link', { name: 'Open in Claude' })).toBeVisible()
    const response = await page.request.get((await view.getAttribute('href')) ?? '')
    expect([response.status(), response.headers()['content-type']]).toEqual([
      200,
      'text/markdown; charset=utf-8',
    ])
  }
})
