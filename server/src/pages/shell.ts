import { escapeHtml } from '../platform/mail/email.ts'
import type { ThemeChoice } from './packed-page.ts'

/** Pages that are words, each with a text at its own address and `.md` after it. */
const pagesOfWords =
  /^\/(?:api\/[^/]+(?:\/[^/]+)?\/v\d[\d.]*|(?:insights|guides|problems)\/[^/]+|docs\/[^/]+\/[^/]+|pricing|status|faqs|problems|about-us|terms-and-conditions|privacy-(?:policy|notice))$/

/** The empty document with the visitor's theme, and a link to its page's text for readers that run no script. */
export const shellOf = (html: string, url: string, theme: ThemeChoice): string =>
  html
    .replace('<html ', `<html data-choice="${theme}" `)
    .replace('/docs/users/sdk.md', () => escapeHtml(markdownPathOf(url) ?? index))

const index = '/llms.txt'

/** Where the text of a page is. Lists of everything have that of the portal; pages of one person have none. */
export function markdownPathOf(url: string): string | undefined {
  const [path = '', query] = url.split('?')
  if (path === '/' || path === '/api') return index
  if (!pagesOfWords.test(path)) return
  const operation = new URLSearchParams(query).get('operation')
  return `${path}.md${operation ? `?${new URLSearchParams({ operation })}` : ''}`
}
