import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type CachedFile, sendCached } from '../../platform/http/send-cached.ts'
import { type DocumentEnding, documentUrl, operationUrl } from '../catalogue/addresses.ts'
import type { Library } from './library.ts'
import { noFile } from './version/repo.ts'
import { fileName } from './version/version.ts'

export const markdownType = 'text/markdown; charset=utf-8'
const plainText = 'text/plain; charset=utf-8'

const forms: readonly (Pick<CachedFile, 'type' | 'shown'> & { readonly ending: DocumentEnding })[] = [
  // Before `.json`, which it ends with, too.
  { ending: '.postman.json', type: 'application/json' },
  { ending: '.postman-environment.json', type: 'application/json' },
  { ending: '.conformance.json', type: 'application/json' },
  { ending: '.json', type: 'application/json' },
  { ending: '.yaml', type: 'application/yaml' },
  { ending: '.md', type: markdownType, shown: true },
  { ending: '.sha256', type: plainText, shown: true },
]

interface PageRequest {
  Params: { readonly publisher: string; readonly tag?: string; readonly file: string }
  Querystring: { readonly operation?: string }
}

/** Each published version as files: its document as callers see it, and what is made of it for other readers. */
export function serveDownloads(app: FastifyInstance, library: Library): void {
  app.get<{ Params: { file: string } }>('/openapi/:file', async (request, reply) => {
    const { file } = request.params
    const form = forms.find(({ ending }) => file.endsWith(ending))
    if (!form) throw noFile()
    const { ending, type, shown = false } = form
    const version = await library.find(file.slice(0, -ending.length))
    const body = await library.read(version, ending)
    return sendCached(request, reply, { type, body, shown, filename: fileName(version, ending) })
  })

  // Of all versions at once. No version has such a name: each has a hyphen.
  app.get('/openapi/apis.zip', async (request, reply) => {
    const { body, facts } = await library.archive()
    return sendCached(request, reply, { type: 'application/zip', body, filename: facts.file })
  })
  app.get('/openapi/apis.json', async (request, reply) => {
    const body = JSON.stringify((await library.archive()).facts, null, 2)
    return sendCached(request, reply, { type: 'application/json', body, shown: true })
  })
  app.get('/openapi/apis.sha256', async (request, reply) => {
    const { sha256, file } = (await library.archive()).facts
    return sendCached(request, reply, { type: plainText, body: `${sha256}  ${file}\n`, shown: true })
  })

  const page = async (request: FastifyRequest<PageRequest>, reply: FastifyReply) => {
    const { publisher, tag = null, file } = request.params
    const { operation } = request.query
    const { api, full_version } = await library.findAt({
      publisher,
      tag,
      version: file.slice(0, -'.md'.length),
    })
    return reply.redirect(
      operation === undefined
        ? documentUrl(api, full_version, '.md')
        : operationUrl(api, full_version, operation),
      302,
    )
  }
  app.get<PageRequest>('/api/:publisher/:file(^v.+\\.md$)', page)
  app.get<PageRequest>('/api/:publisher/:tag/:file(^v.+\\.md$)', page)

  app.get<{ Params: { version: string; file: string } }>(
    '/openapi/:version/:file',
    async (request, reply) => {
      const { version: name, file } = request.params
      if (!file.endsWith('.md') || file.includes('\0')) throw noFile()
      const version = await library.find(name)
      const body = await library.readOperation(version, file.slice(0, -'.md'.length))
      const filename = fileName(version, `-${file}`)
      return sendCached(request, reply, { type: markdownType, body, shown: true, filename })
    },
  )
}
