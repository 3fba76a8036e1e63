import { visibleText } from '@switchboard/oas/tools'
import type { FastifyInstance } from 'fastify'
import { Problem } from '../../platform/http/problem.ts'
import { sendCached } from '../../platform/http/send-cached.ts'
import { writeMarkdown } from '../../platform/markdown/write.ts'
import { documentUrl, gatewayUrl, mcpUrl, pageUrl } from '../catalogue/addresses.ts'
import type { Library } from '../downloads/library.ts'
import { jsonFeedOf, readFeed, readStatusFeed, rssOf } from './changelog-feed.ts'
import { LlmsFull, llmsBlocks } from './llms.ts'
import { serveMarkdownPages } from './markdown-pages.ts'
import { type PublishedApi, type PublishedContent, readPublished } from './published.ts'
import { sitemap } from './sitemap.ts'
import type { DiscoveryContext } from './texts.ts'

interface FeedRequest {
  Querystring: { readonly api?: string | readonly string[] }
}

/** Serves the well-known files by which a program discovers a site: its pages, its APIs, and the texts about them. */
export function serveDiscovery(app: FastifyInstance, here: DiscoveryContext, library: Library): void {
  const { publicUrl } = here.settings
  const full = new LlmsFull(here, library)
  const text = 'text/plain; charset=utf-8'

  app.get('/robots.txt', async (request, reply) =>
    sendCached(request, reply, { type: text, body: robots(publicUrl) }),
  )
  app.get('/sitemap.xml', async (request, reply) =>
    sendCached(request, reply, {
      type: 'application/xml',
      body: sitemap(await readPublished(here), publicUrl),
    }),
  )
  app.get('/.well-known/api-catalog', async (request, reply) => {
    // RFC 9727 wants it of HEAD, too; Fastify answers that with the headers of GET.
    reply.header('Link', `<${publicUrl}/.well-known/api-catalog>; rel="api-catalog"`)
    return sendCached(request, reply, {
      type: 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
      body: JSON.stringify(apiCatalog(await readPublished(here), publicUrl), null, 2),
    })
  })
  app.get('/llms.txt', async (request, reply) =>
    sendCached(request, reply, {
      type: text,
      body: writeMarkdown(llmsBlocks(await readPublished(here), publicUrl)),
    }),
  )
  app.get('/llms-full.txt', async (request, reply) =>
    sendCached(request, reply, { type: text, body: await full.read() }),
  )
  app.get<FeedRequest>('/changelog.xml', async (request, reply) =>
    sendCached(request, reply, {
      type: 'application/rss+xml; charset=utf-8',
      shown: true,
      body: rssOf(await readFeed(here, apiOf(request.query.api)), publicUrl),
    }),
  )
  app.get('/status.xml', async (request, reply) =>
    sendCached(request, reply, {
      type: 'application/rss+xml; charset=utf-8',
      shown: true,
      body: rssOf(await readStatusFeed(here), publicUrl),
    }),
  )
  app.get<FeedRequest>('/changelog.json', async (request, reply) =>
    sendCached(request, reply, {
      type: 'application/feed+json',
      shown: true,
      body: jsonFeedOf(await readFeed(here, apiOf(request.query.api)), publicUrl),
    }),
  )
  serveMarkdownPages(app, here)
}

/** The one API that a feed is asked for. A name that none can have is no reason to ask the database, which takes no NUL. */
function apiOf(api: FeedRequest['Querystring']['api']): string | undefined {
  if (api === undefined || (typeof api === 'string' && /^[a-z0-9-]+$/.test(api))) return api
  throw new Problem('not_found', 'There’s no API with this name. The catalogue lists them all.')
}

/** Pages for one person, and addresses that are no pages. */
const closed = [
  '/dashboard',
  '/admin/',
  '/subscriptions',
  '/plans',
  '/kyb',
  '/payment/',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/first-owner',
  '/verify',
  '/sso-verify',
  '/error',
  '/500',
  '/502',
  '/maintenance',
  '/portal-api/',
  '/gateway/',
  '/mock/',
  '/mcp/',
  '/captcha/',
  '/sandbox-pay/',
  '/webhooks/',
  '/metrics',
  '/__dev/',
]

/** RFC 9309. The content service stays open: pages that crawlers draw read it. */
const robots = (publicUrl: string): string =>
  [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n')

/** RFC 9727: where each API is called, and what describes it, as RFC 9264 writes links. */
function apiCatalog({ apis }: PublishedContent, publicUrl: string) {
  const called = apis.map((api) => ({ ...linksOf(api, publicUrl), anchor: `${publicUrl}${gatewayUrl(api)}` }))
  return {
    linkset: [
      {
        anchor: `${publicUrl}/.well-known/api-catalog`,
        item: called.map(({ anchor }, place) => ({ href: anchor, title: titleOf(apis[place]) })),
      },
      ...called,
    ],
  }
}

const titleOf = (api: PublishedApi | undefined): string =>
  api ? visibleText(`${api.name} ${api.version}`) : ''

function linksOf(api: PublishedApi, publicUrl: string) {
  const file = (ending: Parameters<typeof documentUrl>[2]) =>
    `${publicUrl}${documentUrl(api.api, api.full_version, ending)}`
  return {
    'service-desc': [
      { href: file('.yaml'), type: 'application/yaml', title: 'OpenAPI' },
      { href: file('.json'), type: 'application/json', title: 'OpenAPI' },
      { href: file('.postman.json'), type: 'application/json', title: 'Postman collection' },
    ],
    'service-doc': [
      { href: `${publicUrl}${pageUrl(api)}`, type: 'text/html', title: titleOf(api) },
      { href: file('.md'), type: 'text/markdown', title: titleOf(api) },
    ],
    'service-meta': [
      { href: `${publicUrl}${mcpUrl(api)}/server.json`, type: 'application/json', title: 'MCP server' },
    ],
    'terms-of-service': [{ href: `${publicUrl}/terms-and-conditions`, type: 'text/html' }],
  }
}
