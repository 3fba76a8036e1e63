import { pageUrl } from '../catalogue/addresses.ts'
import { latestReleases } from '../catalogue/releases-repo.ts'
import { escapeXml } from './escape-xml.ts'
import type { DiscoveryContext } from './texts.ts'

const title = 'Switchboard API changelog'
const description = 'Releases of the APIs, with what each changed for callers.'
const maxReleases = 50
const maxChanges = 20

interface FeedItem {
  readonly id: string
  readonly url: string
  readonly title: string
  readonly text: string
  readonly date: Date
  readonly tags: readonly string[]
}

/** The newest releases of all APIs: an item each, which keeps its id. */
export async function readFeed({ db, settings }: DiscoveryContext): Promise<readonly FeedItem[]> {
  const releases = await latestReleases(db, maxReleases)
  return releases.map(({ full_version, released_on, changes: { changes, changes_left_out }, ...api }) => {
    const breaking = changes.some((change) => change.breaking)
    const lines = changes
      .slice(0, maxChanges)
      .map((change) => `${change.breaking ? 'Breaking: ' : ''}${change.text}`)
    const rest = changes.length - lines.length + changes_left_out
    return {
      id: `${settings.publicUrl}/openapi/${encodeURIComponent(`${api.api}-${full_version}`)}`,
      url: `${settings.publicUrl}${pageUrl(api)}?part=changelog`,
      title: `${api.name} ${full_version}${breaking ? ', with breaking changes' : ''}`,
      text:
        lines.length === 0
          ? 'First release.'
          : [...lines, ...(rest > 0 ? [`And ${rest} more.`] : [])].join('\n'),
      date: new Date(`${released_on}T00:00:00Z`),
      tags: [api.name, ...(breaking ? ['breaking'] : [])],
    }
  })
}

/** RSS 2.0, with the address of the feed itself as Atom writes it. */
export function rssOf(items: readonly FeedItem[], publicUrl: string): string {
  const element = (name: string, text: string, attributes = '') =>
    `<${name}${attributes}>${escapeXml(text)}</${name}>`
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    element('title', title),
    element('link', `${publicUrl}/api`),
    element('description', description),
    element('language', 'en-GB'),
    `<atom:link href="${escapeXml(`${publicUrl}/changelog.xml`)}" rel="self" type="application/rss+xml"/>`,
    ...items.flatMap((item) => [
      '<item>',
      element('title', item.title),
      element('link', item.url),
      element('guid', item.id, ' isPermaLink="false"'),
      element('pubDate', item.date.toUTCString()),
      ...item.tags.map((tag) => element('category', tag)),
      // Readers take it for HTML.
      element('description', escapeXml(item.text).replaceAll('\n', '<br>')),
      '</item>',
    ]),
    '</channel>',
    '</rss>',
    '',
  ].join('\n')
}

/** JSON Feed 1.1. */
export const jsonFeedOf = (items: readonly FeedItem[], publicUrl: string): string =>
  JSON.stringify(
    {
      version: 'https://jsonfeed.org/version/1.1',
      title,
      description,
      language: 'en-GB',
      home_page_url: `${publicUrl}/api`,
      feed_url: `${publicUrl}/changelog.json`,
      items: items.map(({ id, url, title, text, date, tags }) => ({
        ...{ id, url, title, tags },
        content_text: text,
        date_published: date.toISOString(),
      })),
    },
    null,
    2,
  )
