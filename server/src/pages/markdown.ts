import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { markdownType } from '../modules/downloads/serve-downloads.ts'
import { readText } from '../platform/http/read-text.ts'
import { sendCached } from '../platform/http/send-cached.ts'
import { markdownPathOf } from './shell.ts'

/** Whether Markdown is named, and wanted no less than HTML. Browsers never name it. */
export function prefersMarkdown(ranges: ReadonlyMap<string, number>): boolean {
  const quality = ranges.get('text/markdown') ?? 0
  return quality > 0 && quality >= (ranges.get('text/html') ?? 0)
}

/**
 * Answers a page with its text. False where the page has none, such as those of one person. The reply itself can't tell: awaited, it is
 * undefined once the response has ended.
 */
export async function sendMarkdown(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  const path = markdownPathOf(request.url)
  if (path === undefined) return false
  const { status, headers, body, url } = await readText(app, path)
  if (status === 404) return false
  reply.header('Vary', 'Accept')
  if (status === 200) {
    reply.header('Content-Location', url)
    sendCached(request, reply, { type: markdownType, body })
  } else reply.code(status).type(`${headers['content-type']}`).send(body)
  return true
}
