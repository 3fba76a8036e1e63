import { expect } from '@playwright/test'
import { urls } from '../addresses.ts'
import { type OwnServer, startHostileServer } from '../own-server.ts'
import { test } from '../test.ts'

let server: OwnServer | undefined
test.beforeAll(async () => {
  server = await startHostileServer()
})
test.afterAll(() => server?.stop())

const pages = ['/insights/hostile', '/about-us', '/faqs#faq_hostile', '/docs/users/hostile', '/insights']

/** Elements that only a script, or a text parsed as markup, could have brought into the page. */
function traces() {
  const elements = [...document.querySelectorAll('main *')]
  const attributes = elements.flatMap(({ attributes }) => [...attributes])
  return {
    ran: 'ran' in window && window.ran,
    elements: elements.map(({ localName }) => localName).filter((name) => /script|iframe|object/.test(name)),
    handlers: attributes.filter(({ name }) => name.startsWith('on')).map(({ value }) => value),
    addresses: attributes
      .filter(
        ({ name, value }) => /href|src/.test(name) && /^\s*(?:java|vb)script:|^\s*data:text/i.test(value),
      )
      .map(({ value }) => value),
    focused: attributes.filter(({ name }) => name === 'autofocus').length,
  }
}

test('texts that want to run scripts are words: article, page, question, documentation, list', async ({
  page,
  context,
}) => {
  for (const path of pages) {
    // The way in from the documentation site, for a page that asks who is there.
    await context.addCookies([{ name: 'CON_FROM_DOCS', value: '1', url: urls.hostile }])
    await page.goto(urls.hostile + path)
    const main = page.locator('main')
    await expect(
      main.getByText(path === '/insights' ? '<svg onload' : 'The end of the text.').first(),
    ).toBeVisible()
    for (const link of await main.locator('a[href=""]').all()) await link.dispatchEvent('click')
    for (const box of await main.locator('a, [tabindex], img').all()) {
      await box.dispatchEvent('pointerover')
      await box.dispatchEvent('focus')
    }
    expect(await page.evaluate(traces), path).toEqual({
      ran: false,
      elements: [],
      handlers: [],
      addresses: [],
      focused: 0,
    })
  }
  // Nor was anything left for the security policy to stop.
})
