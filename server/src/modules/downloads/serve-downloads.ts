import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { parse } from 'yaml'
import type { Queries } from '../../db/client.ts'
import type { Parts } from '../../handler.ts'
import { type CachedFile, sendCached } from '../../http/send-cached.ts'
import { writeMarkdown } from '../../markdown/write.ts'
import type { ApiRow } from '../catalogue/api.ts'
import type { DocumentEnding } from '../catalogue/document-url.ts'
import { findVersion, noFile, readVersion } from './find-version.ts'
import { apiBlocks } from './markdown/api-markdown.ts'
import { operationBlocks } from './markdown/operation-blocks.ts'
import { collectionOf } from './postman/collection.ts'
import { fileName } from './version.ts'

type Here = Pick<Parts, 'db' | 'settings'>
type Made = Pick<CachedFile, 'type' | 'body' | 'shown'>

export const markdownType = 'text/markdown; charset=utf-8'

const forms: readonly [ending: DocumentEnding, make: (row: ApiRow, here: Here) => Promise<Made>][] = [
  ['.postman.json', async (row, here) => ({ type: 'application/json', body: await postman(row, here) })],
  ['.json', async (row, { db }) => ({ type: 'application/json', body: await documentJson(db, row) })],
  ['.yaml', async ({ document }) => ({ type: 'application/yaml', body: document })],
  ['.md', async (row, here) => ({ type: markdownType, body: await markdown(row, here), shown: true })],
]

/** Each published version as files: its document as it was published, and what is made of it for other readers. */
export function serveDownloads(app: FastifyInstance, here: Here): void {
  const { db, settings } = here

  app.get<{ Params: { file: string } }>('/openapi/:file', async (request, reply) => {
    const { file } = request.params
    const form = forms.find(([ending]) => file.endsWith(ending))
    if (!form) throw noFile()
    const [ending, make] = form
    const row = await findVersion(db, file.slice(0, -ending.length))
    return send({ request, reply }, fileName(row, ending), await make(row, here))
  })

  app.get<{ Params: { version: string; file: string } }>(
    '/openapi/:version/:file',
    async (request, reply) => {
      const { version: name, file } = request.params
      if (!file.endsWith('.md') || file.includes('\0')) throw noFile()
      const row = await findVersion(db, name)
      const version = await readVersion(db, row, file.slice(0, -'.md'.length))
      const [operation] = version.operations
      if (!operation) throw noFile()
      const place = { version, publicUrl: settings.publicUrl, top: 1 }
      return send({ request, reply }, fileName(row, `-${file}`), {
        type: markdownType,
        body: writeMarkdown(operationBlocks(operation, place)),
        shown: true,
      })
    },
  )
}

interface Exchange {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

const send = ({ request, reply }: Exchange, filename: string, made: Made): FastifyReply =>
  sendCached(request, reply, { ...made, filename })

/** Kept beside the documentation when a version is published; parsing YAML takes long with a large one. */
async function documentJson(db: Queries, { api, version, document }: ApiRow): Promise<string> {
  const kept = await db
    .selectFrom('api_references')
    .select('document')
    .where('api', '=', api)
    .where('version', '=', version)
    .executeTakeFirst()
  return kept?.document ?? JSON.stringify(parse(document), null, 2)
}

const markdown = async (row: ApiRow, { db, settings }: Here): Promise<string> =>
  writeMarkdown(apiBlocks(await readVersion(db, row), settings.publicUrl))

const postman = async (row: ApiRow, { db, settings }: Here): Promise<string> =>
  JSON.stringify(collectionOf(await readVersion(db, row), settings.publicUrl), null, 2)
