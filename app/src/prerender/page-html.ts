import type { Drawn } from './draw-page.tsx'
import type { Sheets } from './styles.ts'

interface Page extends Drawn {
  readonly url: URL
  readonly styles: Sheets
}

/** What the build leaves of a page: its document without the page, and the script that chooses the theme. */
export interface Shell {
  readonly index: string
  readonly theme: string
}

// The server writes another choice in it for who made one (server/src/pages/packed-page.ts).
const themeMark = 'data-choice="system"'
const emptyRoot = '<div id="root"></div>'
const appScript = /<script type="module" crossorigin src="([^"]+)"><\/script>/
const themeScript = '<script src="/theme.js"></script>'
const partLink = /\s*<link rel="modulepreload" crossorigin href="([^"]+)">/g

/**
 * The document of a page: index.html with what it shows, what it is called, and the data it was drawn from. What the first paint needs
 * stands in it, and nothing else comes before that paint: the code waits for it (public/start.js).
 */
export function pageHtml({ index, theme }: Shell, page: Page): string {
  const { url, styles, markup, state, title, summary } = page
  const app = index.match(appScript)?.[1]
  if (!app || !index.includes(emptyRoot) || !index.includes(themeScript))
    throw new Error('index.html is not as page-html.ts knows it')
  const parts = [...index.matchAll(partLink)].map(([, href]) => href)
  const head = [
    `<style>${styles.css.replaceAll('</style', '<\\/style')}</style>`,
    // Not fetched: it tells the code of a lazy part that its styles are here.
    ...styles.hrefs.map((href) => `<link rel="stylesheet" href="${href}" disabled>`),
    `<link rel="canonical" href="${escaped(url.origin + url.pathname)}">`,
    ...card(page),
  ]
  // Functions, because a $ in a text means something to replace().
  return index
    .replace(/<title>.*?<\/title>/s, () => `<title>${escaped(title)}</title>`)
    .replace(/<meta\s+name="description"[^>]*>/s, () => meta('name', 'description', summary))
    .replace(/\s*<noscript>.*?<\/noscript>/s, '')
    .replaceAll(/\s*<link rel="stylesheet"[^>]*>/g, '')
    .replace('<html ', `<html ${themeMark} `)
    .replace(themeScript, () => `<script>${theme}</script>`)
    .replace(appScript, '')
    .replaceAll(partLink, '')
    .replace('</head>', () => `${head.join('\n    ')}\n  </head>`)
    .replace(emptyRoot, () => `<div id="root">${markup}</div>\n    ${data(state)}\n    ${start(app, parts)}`)
}

/** How a shared link looks: https://ogp.me */
const card = ({ url, title, summary }: Page): readonly string[] => [
  meta('property', 'og:site_name', 'Switchboard'),
  meta('property', 'og:type', 'website'),
  meta('property', 'og:title', title),
  meta('property', 'og:description', summary),
  meta('property', 'og:url', url.href),
  meta('property', 'og:image', `${url.origin}/card.png`),
  meta('name', 'twitter:card', 'summary_large_image'),
]

const meta = (kind: 'name' | 'property', name: string, content: string): string =>
  `<meta ${kind}="${name}" content="${escaped(content)}">`

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** Not a script: a browser reads the type and lets it lie. Nothing within it may end it. */
const data = (state: unknown): string =>
  `<script type="application/json" id="data">${JSON.stringify(state).replaceAll('<', '\\u003c')}</script>`

const start = (app: string, parts: readonly unknown[]): string =>
  `<script defer src="/start.js" data-app="${app}" data-parts="${parts.join(' ')}"></script>`
