// The server's drawing, and whether the app keeps it.
import { expect, type Page } from '@playwright/test'

/** Marks what comes within the root first, on each page that is opened from now on. */
export const markDrawn = (page: Page) =>
  page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      const first = document.querySelector('#root')?.firstElementChild
      if (!first) return
      Object.assign(first, { drawn: true })
      observer.disconnect()
    }).observe(document, { childList: true, subtree: true })
  })

/** React has put its listeners on, and kept the element. */
export const expectKept = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const first = document.querySelector('#root')?.firstElementChild
        return first && 'drawn' in first && Object.keys(first).some((key) => key.startsWith('__reactFiber'))
      }),
    )
    .toBe(true)

/** A page as it was sent, read without a script and without being loaded. */
export interface SentPage {
  /** Whether the words stand where one reads them. */
  readonly hasWords: boolean
  /** Classes that the build names and no sheet of the page has. */
  readonly withoutStyle: readonly string[]
  /** Of what can be filled in or pressed, that which is not disabled. */
  readonly open: readonly string[]
  /** Forms that would write a password into an address. */
  readonly telling: number
  readonly withoutScript: string
}

/** In the browser, on any page. */
export function readSentPage([html, sheets, words]: readonly [string, string, string]): SentPage {
  const sent = new DOMParser().parseFromString(html, 'text/html')
  const unread = '[hidden], template, noscript, script, style'
  const reader = sent.body.cloneNode(true) as HTMLElement
  for (const element of reader.querySelectorAll(unread)) element.remove()
  const styles = [...sent.querySelectorAll('style')].map(({ textContent }) => textContent).join('\n') + sheets
  const used = new Set([...sent.querySelectorAll('[class]')].flatMap(({ classList }) => [...classList]))
  return {
    hasWords: (reader.textContent ?? '').replace(/\s+/g, ' ').includes(words),
    withoutStyle: [...used].filter((name) => name.startsWith('_') && !styles.includes(`.${name}`)),
    open: [...sent.querySelectorAll('main :is(input, button)')]
      .filter((control) => control.getAttribute('type') !== 'hidden' && !control.matches(':disabled'))
      .map(({ outerHTML }) => outerHTML),
    telling: [...sent.forms].filter((form) => form.method === 'get' && form.querySelector('[type=password]'))
      .length,
    withoutScript: sent.querySelector('main noscript')?.textContent ?? '',
  }
}
