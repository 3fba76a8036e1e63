import { brand } from '../base/brand.ts'
import { env } from '../base/env.ts'
import { feedLinks } from '../base/feeds.ts'
import { fullTitle } from '../lib/browser/page-head.ts'
import type { KitStyles } from '../theme/kit-styles.tsx'
import type { Build, PageFiles } from './build.ts'
import type { DrawnPage } from './draw-page.tsx'

interface DocumentParts extends Omit<DrawnPage, 'queries'> {
  /** Data of a page drawn for visitors. A skeleton has none, by which the browser tells the two apart. */
  readonly queries?: DrawnPage['queries']
  /** Of a page for everybody, which others link to. */
  readonly url?: URL
  readonly build: Build
  readonly files: PageFiles
  readonly kit?: KitStyles
}

/** Markup that needs no escaping. */
class Markup {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Value = string | Markup | readonly Markup[]

/** Every value is a text or an attribute, and escaped, unless it is markup already. */
function html(strings: TemplateStringsArray, ...values: readonly Value[]): Markup {
  const written = values.map((value) => {
    if (typeof value === 'string') return escaped(value)
    return value instanceof Markup ? value.text : value.map(({ text }) => text).join('\n    ')
  })
  return new Markup(String.raw({ raw: strings }, ...written))
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/**
 * The document of a page: the counterpart of index.html, which the browser draws by itself (document.test.ts compares
 * them), with the page's markup, head and data. It contains everything the first paint needs, and nothing else comes
 * before that paint: the code waits for it (public/start.js). The server sets another theme in `data-choice` for
 * visitors who chose one (server/src/pages/packed-page.ts).
 */
export function pageDocument({ url, build, files, markup, queries, head, kit }: DocumentParts): string {
  const title = fullTitle(head)
  const summary = head.summary ?? ''
  return html`<!doctype html>
<html data-choice="system" lang="en" data-theme="light">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${title}</title>
    ${meta('name', 'description', summary)}
    <meta name="color-scheme" content="light dark">
    <meta name="theme-color" content="#fbfaf7">
    ${feedLinks(env.portalUrl).map(
      ({ rel, type, title, href }) =>
        html`<link rel="${rel}" type="${type}" title="${title}" href="${href}">`,
    )}
    <link rel="icon" href="/favicon.svg" type="image/svg+xml">
    ${build.fonts.map((font) => html`<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin="">`)}
    <script>${new Markup(build.themeScript)}</script>
    <style>${sheet(files.css)}</style>
    ${
      // Not fetched: it tells the code of a lazy part that its styles are here.
      files.styles.map((href) => html`<link rel="stylesheet" href="${href}" disabled>`)
    }
    ${kit ? html`<style data-emotion="css ${kit.names.join(' ')}">${sheet(kit.css)}</style>` : []}
    ${url ? [html`<link rel="canonical" href="${url.origin + url.pathname}">`, ...card({ url, title, summary })] : []}
  </head>
  <body>
    ${url ? [] : html`<noscript><p class="wrap">This page needs JavaScript.</p></noscript>`}
    <div id="root">${new Markup(markup)}</div>
    ${
      // Not a script: a browser reads the type and lets it lie. Nothing within it may end it.
      queries
        ? html`<script type="application/json" id="data">${new Markup(JSON.stringify(queries).replaceAll('<', '\\u003c'))}</script>`
        : []
    }
    <script defer src="/start.js" data-app="${build.app}" data-parts="${build.parts.join(' ')}" data-page="${files.code.join(' ')}"></script>
  </body>
</html>
`.text
}

const sheet = (css: string) => new Markup(css.replaceAll('</style', '<\\/style'))

const cardAddress = brand.card === undefined ? '/card.png' : brand.card

interface Card {
  readonly url: URL
  readonly title: string
  readonly summary: string
}

/** How a shared link looks: https://ogp.me */
const card = ({ url, title, summary }: Card): readonly Markup[] => [
  meta('property', 'og:site_name', brand.name),
  meta('property', 'og:type', 'website'),
  meta('property', 'og:title', title),
  meta('property', 'og:description', summary),
  meta('property', 'og:url', url.href),
  ...(cardAddress ? [meta('property', 'og:image', url.origin + cardAddress)] : []),
  meta('name', 'twitter:card', cardAddress ? 'summary_large_image' : 'summary'),
]

const meta = (kind: 'name' | 'property', name: string, content: string): Markup =>
  kind === 'name'
    ? html`<meta name="${name}" content="${content}">`
    : html`<meta property="${name}" content="${content}">`
