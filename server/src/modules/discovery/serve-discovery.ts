import type { FastifyInstance } from 'fastify'
import { sendCached } from '../../platform/http/send-cached.ts'
import { writeMarkdown } from '../../platform/markdown/write.ts'
import type { Library } from '../downloads/library.ts'
import { apiCatalog } from './api-catalog.ts'
import { LlmsFull, llmsBlocks } from './llms.ts'
import { serveMarkdownPages } from './markdown-pages.ts'
import { type DiscoveryContext, readPublished } from './published.ts'
import { robots } from './robots.ts'
import { sitemap } from './sitemap.ts'

/** What a program asks of a site before it knows it: which pages, which APIs, and where to read about them. */
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
  serveMarkdownPages(app, here)
}
