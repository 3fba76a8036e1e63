import type { Drawn } from './draw-page.tsx'

interface Page extends Drawn {
  readonly url: URL
  readonly sheets: readonly string[]
}

const emptyRoot = '<div id="root"></div>'
const headEnd = '</head>'

/** The document of a page: index.html with what it shows, what it is called, and the data it was drawn from. */
export function pageHtml(index: string, { url, sheets, markup, state, title, summary }: Page): string {
  for (const mark of [emptyRoot, headEnd]) {
    if (!index.includes(mark)) throw new Error(`index.html has no ${mark}`)
  }
  const links = sheets.map((href) => `<link rel="stylesheet" crossorigin href="${href}">`)
  const head = [
    ...links,
    `<link rel="canonical" href="${escaped(`${url.origin}${url.pathname}`)}">`,
    ...card(),
  ]
  // Functions, because a $ in a text means something to replace().
  return index
    .replace(/<title>.*?<\/title>/s, () => `<title>${escaped(title)}</title>`)
    .replace(/<meta\s+name="description"[^>]*>/s, () => meta('name', 'description', summary))
    .replace(/<noscript>.*?<\/noscript>/s, '')
    .replace(headEnd, () => `${head.join('\n    ')}\n  ${headEnd}`)
    .replace(emptyRoot, () => `<div id="root">${markup}</div>\n    ${data(state)}`)

  /** How a shared link looks: https://ogp.me */
  function card(): readonly string[] {
    return [
      meta('property', 'og:site_name', 'Switchboard'),
      meta('property', 'og:type', 'website'),
      meta('property', 'og:title', title),
      meta('property', 'og:description', summary),
      meta('property', 'og:url', url.href),
      meta('property', 'og:image', `${url.origin}/card.png`),
      meta('name', 'twitter:card', 'summary_large_image'),
    ]
  }
}

const meta = (kind: 'name' | 'property', name: string, content: string): string =>
  `<meta ${kind}="${name}" content="${escaped(content)}">`

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** Not a script: a browser reads the type and lets it lie. Nothing within it may end it. */
const data = (state: unknown): string =>
  `<script type="application/json" id="data">${JSON.stringify(state).replaceAll('<', '\\u003c')}</script>`
