import { expect } from '@playwright/test'
import { urls } from '../addresses.ts'
import { complaintsOf } from '../clean-page.ts'
import { test } from '../test.ts'

const html = { Accept: 'text/html' }

const readable = [
  ['/', 'Ask the network, get an answer.'],
  ['/api', 'Number Verification'],
  ['/api/lumina/sim-swap/v1', 'Test numbers'],
  ['/api/lumina/sim-swap/v1?operation=checkSimSwap', 'Fields of the body'],
  ['/api/lumina/sim-swap/v1?part=prices', '/retrieve-date'],
  ['/pricing', 'What each call costs'],
  ['/insights?page=2', 'Insights'],
  ['/insights/sign-in-without-a-code', 'Number Verification'],
  ['/faqs', 'credits'],
  ['/privacy-notice', 'Privacy notice'],
] as const

/** Of those that the build names. */
function classesWithoutStyle(): readonly string[] {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText))
  const styles = rules.join('\n')
  const used = new Set([...document.querySelectorAll('[class]')].flatMap((one) => [...one.classList]))
  return [...used].filter((name) => name.startsWith('_') && !styles.includes(`.${name}`))
}

test('public pages are read, in their colours, without a script', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: urls.server })
  for (const [path, words] of readable) {
    await page.goto(path)
    await expect(page.getByText(words).first()).toBeVisible()
    expect(await page.evaluate(classesWithoutStyle)).toEqual([])
  }
  await page.close()
})

test('the browser takes a drawn page over as it is', async ({ page }) => {
  const complaints = complaintsOf(page)
  for (const [path] of readable) {
    await page.goto(path)
    const drawn = await page.evaluate(() => {
      const first = document.querySelector('#root')?.firstElementChild
      if (first) Object.assign(first, { drawn: true })
      return first !== null
    })
    expect(drawn).toBe(true)
    // React has put its listeners on, and kept the element.
    await page.waitForFunction(() => {
      const first = document.querySelector('#root')?.firstElementChild
      return first && 'drawn' in first && Object.keys(first).some((key) => key.startsWith('__reactFiber'))
    })
  }
  expect(complaints).toEqual([])
})

const entryPages = [
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password?token=t',
  '/verify',
  '/sso-verify',
]

test('no form is there before the app is: a browser would send it by itself, a password in the address', async ({
  request,
}) => {
  for (const path of [...entryPages, '/contact-us', '/insights/sign-in-without-a-code']) {
    const text = await (await request.get(path, { headers: html })).text()
    expect(text.includes('id="root"'), path).toBe(true)
    expect(text.includes('<form'), path).toBe(false)
  }
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

for (const path of ['/nowhere', '/insights/nothing', '/api/nobody/v1'])
  test(`404: ${path} says so to those who read no words`, async ({ request }) => {
    expect((await request.get(path, { headers: html })).status()).toBe(404)
  })

test('who is signed in, and who asks by another name, gets the document without a page', async ({
  request,
}) => {
  for (const headers of [{ Cookie: 'CON_ACCESS=x' }, { Host: 'evil.example' }]) {
    const text = await (await request.get('/', { headers: { ...html, ...headers } })).text()
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
