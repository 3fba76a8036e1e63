import { pageUrl } from '../catalogue/addresses.ts'
import { escapeXml } from './escape-xml.ts'
import type { PublishedContent } from './published.ts'
import { problemPaths, textPagePaths } from './texts.ts'

interface Entry {
  readonly path: string
  /** Undefined if the time of the last change isn't stored: the protocol allows that. */
  readonly changed?: Date | undefined
}

/** Every page that anybody may open: sitemaps.org. */
export function sitemap(published: PublishedContent, publicUrl: string): string {
  const urls = entriesOf(published).map(({ path, changed }) => {
    const lastmod = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : ''
    return `  <url><loc>${escapeXml(`${publicUrl}${path}`)}</loc>${lastmod}</url>`
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
}

function entriesOf({ apis, texts }: PublishedContent): Entry[] {
  const listed = newest(apis.map(({ updated_at }) => updated_at))
  const insights = texts.filter(({ kind }) => kind === 'insight')
  const docs = texts.filter(({ kind }) => kind === 'doc' || kind === 'voucher')
  return [
    { path: '/', changed: listed },
    { path: '/api', changed: listed },
    ...apis.map((api) => ({ path: pageUrl(api), changed: api.updated_at })),
    { path: '/pricing', changed: listed },
    { path: '/status' },
    { path: '/insights', changed: newest(insights.map(({ changed }) => changed)) },
    ...insights,
    ...texts.filter(({ kind }) => kind === 'guide'),
    // Their pages ask visitors to sign in; the texts themselves are open.
    ...docs.map(({ path, changed }) => ({ path: `${path}.md`, changed })),
    { path: '/faqs' },
    ...problemPaths.map((path) => ({ path })),
    { path: '/contact-us' },
    ...textPagePaths.map((path) => ({ path, changed: texts.find((text) => text.path === path)?.changed })),
  ]
}

const newest = (dates: readonly Date[]): Date | undefined =>
  dates.length === 0 ? undefined : new Date(Math.max(...dates.map(Number)))
