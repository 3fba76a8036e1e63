import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { urls } from '../addresses.ts'
import { expectKept, markDrawn, readSentPage, type SentPage } from '../drawn.ts'
import { publicPages } from '../public-pages.ts'
import { mayComplain, takenOver, test } from '../test.ts'

const html = { Accept: 'text/html' }

const readable = [
  ['/', 'Ask the network, get an answer.'],
  ['/api', 'Number Verification'],
  ['/api/lumina/sim-swap/v1', 'Test values'],
  ['/api/lumina/sim-swap/v1?operation=checkSimSwap', 'Response fields for'],
  ['/api/lumina/sim-swap/v1?part=prices', '/retrieve-date'],
  ['/pricing', 'What each call costs'],
  ['/pricing?calls=sim-swap.checkSimSwap.1000', 'From 669 calls a month'],
  ['/insights?page=2', 'Insights'],
  ['/insights/sign-in-without-a-code', 'Number Verification'],
  ['/faqs', 'Is there an SDK?'],
  ['/guides', 'From sign-up to your first response'],
  ['/guides/test-numbers', 'location unknown'],
  ['/problems', 'Too many keys'],
  ['/problems/consent-missing', 'The subscriber hasn'],
  ['/privacy-notice', 'Privacy notice'],
  ['/login', 'Access your keys'],
  ['/register?reference=r', '50 free credits'],
  ['/forgot-password', 'send you a link'],
  ['/reset-password?token=t', 'Set a new password'],
  ['/verify?token=t', 'One click confirms your address'],
  ['/verify', 'Open the link in the email'],
] as const

const inSight: readonly string[] = [
  '/',
  '/api',
  '/api/lumina/sim-swap/v1?operation=checkSimSwap',
  '/login',
  '/nowhere',
]

/** Pages that say that there is nothing, and what they say beside that. */
const missing = [
  ['/nowhere', 'Its address may be mistyped'],
  ['/insights/nothing', 'There’s no insight at this address'],
  ['/problems/no-such-code', 'No error has this code'],
  ['/guides/nothing', 'There’s no documentation page at this address'],
  ['/api/nobody/nothing/v1', 'There’s no API at this address'],
  ['/api/lumina/sim-swap/v9', 'has no version “v9”'],
  ['/api/lumina/sim-swap/v1?operation=none', 'has no operation “none”'],
] as const

// On a busy machine what is asked for first is answered before there is anybody who draws.
test.beforeAll(async ({ request }) => {
  await expect.poll(async () => (await request.get('/', { headers: html })).text()).toContain('<h1')
})

/** Fetches pages and what they are drawn with, which is the same file for many. */
function reader(request: APIRequestContext, page: Page) {
  const files = new Map<string, Promise<string>>()
  const fileOf = (path: string) => {
    const file = files.get(path) ?? request.get(path).then((response) => response.text())
    files.set(path, file)
    return file
  }
  return async (path: string, words = ''): Promise<SentPage> => {
    const text = await (await request.get(path, { headers: html })).text()
    const links = [...text.matchAll(/<link[^>]*\srel="stylesheet"[^>]*>/g)]
    const paths = links.map(([link]) => /\shref="([^"]*)"/.exec(link)?.[1] ?? '')
    const sheets = (await Promise.all(paths.map(fileOf))).join('\n')
    return page.evaluate(readSentPage, [text, sheets, words] as const)
  }
}

test('public pages are read, in their colours, without a script', async ({ request, page }) => {
  const read = reader(request, page)
  for (const [path, words] of [...readable, ...missing]) {
    const { hasWords, withoutStyle } = await read(path, words)
    expect({ path, hasWords, withoutStyle }).toEqual({ path, hasWords: true, withoutStyle: [] })
  }
})

test.describe('in a browser without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('one of each kind is in sight: a page, a list, a reference, a form, one that is not there', async ({
    page,
  }) => {
    for (const [path, words] of [...readable, ...missing].filter(([path]) => inSight.includes(path))) {
      await page.goto(path)
      await expect(page.getByText(words).first(), path).toBeVisible()
    }
  })
})

/** Those of public-pages.test.ts are held there. */
const others = readable.filter(([path]) => !publicPages.includes(path))

test('the browser takes a drawn page over as it is', async ({ page }) => {
  await markDrawn(page)
  for (const [path] of others) {
    await page.goto(path)
    await expectKept(page)
  }
})

const withDays = ['/api', '/api/lumina/sim-swap/v1', '/insights', '/privacy-notice', '/guides/test-numbers']

for (const timezoneId of ['Pacific/Kiritimati', 'Pacific/Pago_Pago'])
  test(`a reader in ${timezoneId}, whose day is another, takes over the same page, and its title stays`, async ({
    browser,
  }) => {
    const page = takenOver(await browser.newPage({ timezoneId, baseURL: urls.server }))
    await page.addInitScript(() => {
      const titles = new Set<string>()
      Object.assign(window, { titles })
      const note = () => document.title && titles.add(document.title)
      new MutationObserver(note).observe(document, { childList: true, subtree: true, characterData: true })
    })
    for (const path of withDays) {
      await page.goto(path)
      const titles = await page.evaluate(() => [...(window as unknown as { titles: Set<string> }).titles])
      expect([path, titles]).toEqual([path, [expect.stringContaining(' · Switchboard')]])
    }
    await page.close()
  })

const entryPages = [
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password?token=t',
  '/verify',
  '/sso-verify',
]

test('no form is drawn but those of the entry pages', async ({ request }) => {
  for (const path of ['/contact-us', '/insights/sign-in-without-a-code']) {
    const text = await (await request.get(path, { headers: html })).text()
    expect(text.includes('id="root"'), path).toBe(true)
    expect(text.includes('<form'), path).toBe(false)
  }
})

test('a form that is drawn is open to nobody before its app is there: a browser would send it by itself, a password in the address', async ({
  request,
  page,
}) => {
  const read = reader(request, page)
  for (const path of entryPages) {
    const { open, telling, withoutScript } = await read(path)
    expect({ path, open }).toEqual({ path, open: [] })
    // Should anything send one after all, no address holds what is in it.
    expect({ path, telling }).toEqual({ path, telling: 0 })
    if (path === '/login') expect(withoutScript).toContain('This form needs JavaScript.')
  }
})

test('a drawn form becomes the form where it stands; who has come to a link within it is still there', async ({
  page,
}) => {
  mayComplain(/status of 401 .*\/login$/)
  let release = () => {}
  const blocked = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await blocked
    await route.continue()
  })
  // The test's own goto() would wait for the app.
  await Object.getPrototypeOf(page).goto.call(page, '/login', { waitUntil: 'domcontentloaded' })
  const email = page.getByLabel('Email')
  await expect(email).toBeDisabled()
  const before = await email.boundingBox()
  const link = page.getByRole('link', { name: 'Forgot password' })
  await link.focus()
  release()
  await expect(email).toBeEnabled()
  await expect(link).toBeFocused()
  expect(await email.boundingBox()).toEqual(before)
  await email.fill('jun@example.com')
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('Couldn’t log you in.')
  await expect(page).toHaveURL(/\/login$/)
})

test('what mails and redirects write into an address is not in the page that is drawn', async ({
  request,
}) => {
  for (const path of [
    '/login?redirect-url=%2Fplans%3Fsecret-1%3D%22%3E%3Cscript%3E',
    '/login?action=accept-terms-and-conditions&x=secret-1',
    '/register?reference=secret-1',
    '/reset-password?token=secret-1',
    '/verify?token=secret-1',
    '/sso-verify?token=secret-1',
  ]) {
    const response = await request.get(path, { headers: html })
    const text = await response.text()
    expect(text, path).toContain('<h1')
    expect(text, path).not.toContain('secret-1')
    // Caches must not show this page to another person, and a signed-in person gets another page.
    expect(response.headers()).toMatchObject({
      'cache-control': 'no-cache',
      vary: expect.stringContaining('Cookie'),
    })
  }
})

test('who comes back to “Check your email” finds it, though the server has drawn the form', async ({
  page,
}) => {
  await page.goto('/forgot-password')
  await page.getByLabel('Email').fill('nobody.drawn@example.com')
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  await page.reload()
  await expect(page.getByText('nobody.drawn@example.com')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveCount(0)
})

test('a drawn page says what it is to those who share or list it', async ({ request }) => {
  const text = await (await request.get('/api/lumina/sim-swap/v1?part=prices', { headers: html })).text()
  expect(text).toMatch(/<title>SIM Swap [^<]* · Switchboard<\/title>/)
  expect(text).toContain(`<link rel="canonical" href="${urls.server}/api/lumina/sim-swap/v1">`)
  expect(text).toMatch(/<meta property="og:title" content="SIM Swap /)
  expect(text).toMatch(/<meta property="og:description" content="[^"]{20,}">/)
  expect(text.match(/<meta name="description"/g)).toHaveLength(1)
  const [, card] = text.match(/<meta property="og:image" content="([^"]*)">/) ?? []
  expect((await request.get(card ?? '')).headers()['content-type']).toBe('image/png')
})

test('404: a page that is not there says so to those who read no words', async ({ request }) => {
  for (const [path] of missing)
    expect([path, (await request.get(path, { headers: html })).status()]).toEqual([path, 404])
})

test('404: an address that begins as another host does is nobody’s, too', async ({ request }) => {
  const response = await request.get(`${urls.server}//evil.example/faqs`, { headers: html })
  expect(response.status()).toBe(404)
})

test('what is missing is asked for by the server alone: the page that came says all there is, and is kept', async ({
  page,
}) => {
  await markDrawn(page)
  let urls: string[] = []
  page.on('request', (request) => {
    if (/-api\//.test(request.url())) urls.push(request.url())
  })
  for (const [path, words] of missing) {
    urls = []
    await page.goto(path, { waitUntil: 'networkidle' })
    await expect(page.getByText(words).first()).toBeVisible()
    await expectKept(page)
    // Existing data is read again on a page drawn a while ago; missing data isn't.
    const again = urls.filter((url) => /address|sync|operation|resources\/|docs\/guides/.test(url))
    expect([path, again.filter((url) => !url.includes('address?publisher=lumina'))]).toEqual([path, []])
  }
})

test('who is signed in, and who asks by another name, gets the document without a page', async ({
  request,
}) => {
  for (const path of ['/', '/login', '/register'])
    for (const headers of [{ Cookie: 'CON_ACCESS=x' }, { Host: 'evil.example' }]) {
      const text = await (await request.get(path, { headers: { ...html, ...headers } })).text()
      expect(text).toContain('<div id="root"></div>')
      expect(text).not.toContain('evil.example')
    }
})

test('a visitor who was turned away from a page, or signed out elsewhere, still gets drawn pages', async ({
  request,
}) => {
  const Cookie = 'CON_LAST_ROUTE=%2Fplans; CON_FROM_MID=1; CON_LOGOUT=1'
  const text = await (await request.get('/', { headers: { ...html, Cookie } })).text()
  expect(text).toContain('<h1')
})
