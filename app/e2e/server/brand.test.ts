// A provider's own name and colour: on every page, in mails and in files, on a server of its own whose file changes while it runs.
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { accounts, openAs } from '../accounts.ts'
import { urls } from '../addresses.ts'
import { expectClean } from '../clean-page.ts'
import { type OwnServer, startOwnServer } from '../own-server.ts'
import { takenOver, test } from '../test.ts'

const folder = mkdtempSync(join(tmpdir(), 'switchboard-brand-'))
const write = (text: string) => writeFileSync(join(folder, 'brand.yaml'), text)
const read = async (path: string, accept = 'text/html') => {
  const response = await fetch(new URL(path, urls.brand), { headers: { accept } })
  return { status: response.status, text: await response.text() }
}

test.describe.configure({ mode: 'default' })
let server: OwnServer
test.beforeAll(async () => {
  write(
    'name: Tala & Söhne\nsupport_email: help@tala.example\naccent: "#7c3aed"\nseller: { legal_name: Tala Inc., address: Makati, tin: 010-234-567-00000 }\n',
  )
  server = await startOwnServer('brand', { BRAND_DIR: folder })
})
test.afterAll(() => server.stop())

test('the old name is on no page, in no file and in no mail', async ({ browser }) => {
  test.slow()
  const sitemap = (await read('/sitemap.xml', '*/*')).text
  const pages = [...sitemap.matchAll(/<loc>([^<]+)</g)].map(([, url = '']) => new URL(url).pathname)
  const files = [
    '/llms.txt',
    '/llms-full.txt',
    '/robots.txt',
    '/changelog.xml',
    '/status.xml',
    '/.well-known/mcp.json',
  ]
  const texts = [
    ...(await read('/llms.txt', '*/*')).text.matchAll(/\]\((?:https?:\/\/[^/)]+)?(\/[^)]+\.md)\)/g),
  ].map(([, path = '']) => path)
  expect(pages.length).toBeGreaterThan(20)
  expect(texts.length).toBeGreaterThan(20)
  const named: string[] = []
  for (const path of [...pages, '/login', '/register', '/dashboard', ...files, ...texts]) {
    const { text } = await read(path, path.includes('.') ? '*/*' : 'text/html')
    if (text.includes('Switchboard') || text.includes('support@switchboard')) named.push(path)
  }
  expect(named).toEqual([])
  const context = await browser.newContext({ baseURL: urls.brand })
  const page = await context.newPage()
  await page.goto('/login')
  await expect(page).toHaveTitle('Log in · Tala & Söhne')
  await page.goto('/forgot-password')
  await page.getByLabel('Email').fill(accounts.business)
  await page.getByRole('button', { name: 'Send link' }).click()
  const mail = async () => (await read('/__dev/mail/1')).text
  await expect.poll(mail).toContain('Tala &amp; Söhne')
  expect(await mail()).not.toContain('Switchboard')
  await openAs(page, accounts.business, '/dashboard')
  await expect(page.getByRole('link', { name: 'Tala & Söhne, home' })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toContainText('help@tala.example')
  await page.goto('/dashboard/documents')
  await page.getByRole('link', { name: /^INV-/ }).first().click()
  await expect(page.getByText('Tala Inc.')).toBeVisible()
  await expect(page.locator('body')).not.toContainText('Switchboard')
  expect(
    await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--brand')),
  ).toBe('#7c3aed')
  await context.close()
})

test('a mistake in the file leaves the last good brand in force, and a new name is there within seconds', async () => {
  write('name: [Tala\n')
  await expect(async () => write('name: Bagong Tala\n')).toPass()
  await expect.poll(async () => (await read('/login')).text, { timeout: 30_000 }).toContain('Bagong Tala')
  write('name: Tala\ncolour: red\n')
  expect((await read('/pricing')).text).toContain('Bagong Tala')
})

const brands = join(import.meta.dirname, '../../../server/brands')

for (const [brand, name, hasLogo] of [
  ['tala', 'Tala Connect', true],
  ['habagat', 'Habagat', false],
] as const)
  test(`${brand}: its pictures stand in place of ours, in both themes`, async ({ browser }) => {
    for (const file of ['brand.yaml', 'logo.svg', 'logo-dark.svg', 'icon.svg'])
      rmSync(join(folder, file), { force: true })
    cpSync(join(brands, brand), folder, { recursive: true })
    const logo = (theme: string) =>
      hasLogo ? (theme === 'dark' ? '/logo-dark.svg' : '/logo.svg') : '/favicon.svg'
    await expect(async () => {
      const { text } = await read('/login')
      expect(text).toContain(name)
      for (const theme of ['light', 'dark']) expect(text).toContain(logo(theme))
    }).toPass({ timeout: 30_000 })
    const head = (await read('/')).text
    expect(head).not.toContain('og:image')
    expect(head.includes('Every phone number, verified.')).toBe(hasLogo)
    expect((await read('/card.png', '*/*')).status).toBe(404)
    expect((await read('/favicon.svg', '*/*')).text).toContain(hasLogo ? '#7c3aed' : '>H</text>')
    const context = await browser.newContext({ baseURL: urls.brand })
    const page = takenOver(await context.newPage())
    const html = page.locator('html')
    await page.goto('/')
    await expect(html).toHaveAttribute('data-theme', hasLogo ? 'light' : 'dark')
    await expect(
      page.getByLabel(`A call to ${hasLogo ? 'One-Time Password' : 'SIM Swap'} and its response`),
    ).toContainText(hasLogo ? /Send a six-digit code.*"authenticationId"/s : '"swapped"')
    await page.getByTitle('Same as system').click()
    await page.reload()
    await expect(html).toHaveAttribute('data-theme', 'light')
    if (hasLogo)
      for (const path of ['/faqs', '/dashboard']) {
        await page.goto(path)
        await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Careers' })).toBeVisible()
      }
    for (const path of ['/', '/pricing', '/login']) {
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.goto(path)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        await expect(html).toHaveAttribute('data-theme', colorScheme)
        const picturePath = () =>
          page
            .locator('[data-logo]')
            .first()
            .evaluate(async (mark) => {
              const url =
                /url\("([^"]+)"\)/.exec(getComputedStyle(mark, '::before').backgroundImage)?.[1] ?? ''
              const picture = Object.assign(new Image(), { src: url })
              await picture.decode()
              return new URL(url).pathname
            })
        await expect.poll(picturePath).toBe(logo(colorScheme))
      }
      await expectClean(page)
    }
    await context.close()
  })
