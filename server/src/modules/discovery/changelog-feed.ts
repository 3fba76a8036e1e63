import { brand } from '../../platform/brand/brand.ts'
import { after } from '../../platform/time/clock.ts'
import { readRecent } from '../announcements/repo.ts'
import { cancellationInWords, changeInWords, placeOf, subjectOf } from '../announcements/words.ts'
import { pageUrl } from '../catalogue/addresses.ts'
import { latestReleases } from '../catalogue/releases-repo.ts'
import { nameOfApi } from '../catalogue/repo.ts'
import { readIncidents, shownDays } from '../status/repo.ts'
import { escapeXml } from './escape-xml.ts'
import type { DiscoveryContext } from './texts.ts'

export const stepNames = {
  INVESTIGATING: 'Investigating',
  IDENTIFIED: 'Cause found',
  MONITORING: 'Monitoring',
  RESOLVED: 'Resolved',
} as const

const maxItems = 50
const maxChanges = 20

/** Of all APIs, or of one. */
interface Feed {
  readonly title: string
  readonly description: string
  /** The page that it is about. */
  readonly page: string
  /** Its own path, without the ending. */
  readonly path: string
  /** The query of its own address, with the question mark; empty for all APIs. */
  readonly search: string
  readonly items: readonly FeedItem[]
}

interface FeedItem {
  readonly id: string
  readonly url: string
  readonly title: string
  readonly text: string
  readonly date: Date
  readonly tags: readonly string[]
}

/** The newest releases and announcements, an item each, which keeps its id. Throws a 404 for an API that there isn't. */
export async function readFeed(here: DiscoveryContext, api?: string): Promise<Feed> {
  const [releases, announcements] = [await readReleases(here, api), await readAnnouncements(here, api)]
  const items = [...releases, ...announcements]
    .toSorted((one, other) => other.date.getTime() - one.date.getTime())
    .slice(0, maxItems)
  const { publicUrl } = here.settings
  if (api === undefined) {
    const description = 'API releases, their effect on callers, and upcoming price and limit changes.'
    return {
      title: `${brand().name} API changelog`,
      ...{ description, page: `${publicUrl}/api`, path: '/changelog', search: '', items },
    }
  }
  const name = await nameOfApi(here.db, api)
  const description = `${name} releases, their effect on callers, and upcoming price and limit changes.`
  const page = releases[0]?.url ?? `${publicUrl}/api`
  const search = `?api=${encodeURIComponent(api)}`
  return { title: `${name} changelog`, description, page, path: '/changelog', search, items }
}

async function readReleases({ db, settings }: DiscoveryContext, api?: string): Promise<readonly FeedItem[]> {
  const releases = await latestReleases(db, { limit: maxItems, api })
  return releases.map(({ full_version, released_on, changes: { changes, changes_left_out }, ...of }) => {
    const breaking = changes.some((change) => change.breaking)
    const lines = changes
      .slice(0, maxChanges)
      .map((change) => `${change.breaking ? 'Breaking: ' : ''}${change.text}`)
    const rest = changes.length - lines.length + changes_left_out
    return {
      id: `${settings.publicUrl}/openapi/${encodeURIComponent(`${of.api}-${full_version}`)}`,
      url: `${settings.publicUrl}${pageUrl(of)}?part=changelog`,
      title: `${of.name} ${full_version}${breaking ? ', with breaking changes' : ''}`,
      text:
        lines.length === 0
          ? 'First release.'
          : [...lines, ...(rest > 0 ? [`And ${rest} more.`] : [])].join('\n'),
      date: new Date(`${released_on}T00:00:00Z`),
      tags: [of.name, ...(breaking ? ['breaking'] : [])],
    }
  })
}

/** An item for each announcement, and another for its cancellation. */
async function readAnnouncements(
  { db, settings: { publicUrl, timeZone } }: DiscoveryContext,
  api?: string,
): Promise<readonly FeedItem[]> {
  const rows = await readRecent(db, { api, limit: maxItems })
  return rows.flatMap((row): FeedItem[] => {
    const subject = subjectOf(row)
    const id = `${publicUrl}/announcements/${row.id}`
    const item = { url: `${publicUrl}${placeOf(row).route}`, tags: [subject, 'prices and limits'] }
    const announced = {
      ...item,
      id,
      title: `${subject}: change of prices or limits`,
      text: `${changeInWords(row, timeZone)}\n${row.reason}`,
      date: row.announced_at,
    }
    if (!row.cancelled_at) return [announced]
    const cancelled = {
      ...item,
      id: `${id}/cancelled`,
      title: `${subject}: change of prices or limits cancelled`,
      text: cancellationInWords(row, timeZone),
      date: row.cancelled_at,
    }
    return [cancelled, announced]
  })
}

/** Each update of an incident is an item. */
export async function readStatusFeed({
  db,
  clock,
  settings: { publicUrl },
}: DiscoveryContext): Promise<Feed> {
  const since = after(clock(), -shownDays * 86_400)
  const items = (await readIncidents(db, since.toISOString()))
    .flatMap(({ id, title, apis, updates }) =>
      updates.map(({ at, step, text }) => ({
        id: `${publicUrl}/status/${id}/${at}`,
        url: `${publicUrl}/status`,
        title: `${stepNames[step]}: ${title}`,
        ...{ text, tags: apis },
        date: new Date(at),
      })),
    )
    .toSorted((one, other) => other.date.getTime() - one.date.getTime())
    .slice(0, maxItems)
  const description = 'Incidents of the APIs, as they are worked on.'
  return {
    title: `${brand().name} status`,
    description,
    page: `${publicUrl}/status`,
    path: '/status',
    search: '',
    items,
  }
}

/** RSS 2.0, with the address of the feed itself as Atom writes it. */
export function rssOf({ title, description, page, path, search, items }: Feed, publicUrl: string): string {
  const element = (name: string, text: string, attributes = '') =>
    `<${name}${attributes}>${escapeXml(text)}</${name}>`
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    element('title', title),
    element('link', page),
    element('description', description),
    element('language', 'en-GB'),
    `<atom:link href="${escapeXml(`${publicUrl}${path}.xml${search}`)}" rel="self" type="application/rss+xml"/>`,
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
export const jsonFeedOf = (
  { title, description, page, path, search, items }: Feed,
  publicUrl: string,
): string =>
  JSON.stringify(
    {
      version: 'https://jsonfeed.org/version/1.1',
      title,
      description,
      language: 'en-GB',
      home_page_url: page,
      feed_url: `${publicUrl}${path}.json${search}`,
      items: items.map(({ id, url, title, text, date, tags }) => ({
        ...{ id, url, title, tags },
        content_text: text,
        date_published: date.toISOString(),
      })),
    },
    null,
    2,
  )
