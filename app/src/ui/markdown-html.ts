import { micromark } from 'micromark'
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table'

export interface MarkdownOptions {
  /** The level that the text's own highest heading takes in the page. */
  readonly top?: 2 | 3 | 4 | 5
  /** Origin of the page that shows it: an address elsewhere leaves the site. */
  readonly origin?: string
}

/** One line that holds nothing of Markdown, as most remarks do: drawing it must not cost a parser's run. */
const plainLine = /^[A-Za-z(“‘][^\\`*_[\]<>&|~\n\r\t]*$/

/**
 * Texts of publishers and editors are strangers' texts: micromark prints their HTML as words and drops addresses that are not
 * links (javascript:, data:). What follows edits tags that only the compiler can have written, since it escapes every `<` of the text.
 */
export function markdownHtml(
  text: string,
  { top = 3, origin = location.origin }: MarkdownOptions = {},
): string {
  if (plainLine.test(text)) return `<p>${text.trimEnd().replace(/"/g, '&quot;')}</p>`
  const html = micromark(text, { extensions: [gfmTable()], htmlExtensions: [gfmTableHtml()] })
  const highest = Math.min(...[...html.matchAll(/<h([1-6])>/g)].map(([, level]) => Number(level)))
  return (
    html
      .replace(/(<\/?h)([1-6])>/g, (_, tag, level) => `${tag}${Math.min(6, Number(level) - highest + top)}>`)
      .replace(/<a href="([^"]*)"/g, (tag, address) =>
        leavesSite(address, origin) ? `${tag} rel="noopener"` : tag,
      )
      .replace(linkOrImage, (tag, inLink?: string) =>
        inLink ? tag.replace(image, inWords(origin)) : imageHtml(tag, origin),
      )
      .replaceAll('<pre>', '<pre tabindex="0">')
      // An empty corner is no heading of anything.
      .replaceAll('<th></th>', '<td></td>')
      .replaceAll('<table>', '<div class="md-table" role="region" aria-label="Table" tabindex="0"><table>')
      .replaceAll('</table>', '</table></div>')
  )
}

const linkOrImage = /<a href="[^"]*"[^>]*>([\s\S]*?)<\/a>|<img [^>]*>/g
const image = /<img src="([^"]*)" alt="([^"]*)"[^>]*>/g

/** Images of other sites are not loaded: they would tell there who reads here. A link leads to each. */
function imageHtml(tag: string, origin: string): string {
  const [, address = '', words = ''] = /src="([^"]*)" alt="([^"]*)"/.exec(tag) ?? []
  if (!leavesSite(address, origin)) return tag.replace('<img ', '<img loading="lazy" decoding="async" ')
  return `<a href="${address}" rel="noopener">${words || 'Image'}</a>`
}

/** Within a link, the words stand for the image. */
const inWords =
  (origin: string) =>
  (tag: string, address: string, words: string): string =>
    leavesSite(address, origin)
      ? words || 'Image'
      : tag.replace('<img ', '<img loading="lazy" decoding="async" ')

function leavesSite(address: string, origin: string): boolean {
  const target = address.replaceAll('&amp;', '&')
  return URL.canParse(target, origin) && new URL(target, origin).host !== new URL(origin).host
}
