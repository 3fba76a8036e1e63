import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { Operation } from '@switchboard/oas/document'
import { bodyText, isJson } from '@switchboard/oas/request'
import { exampleOf } from '@switchboard/oas/schema'

export interface Arrival {
  readonly method: string
  /** Path and query, as they came. */
  readonly url: string
  readonly headers: IncomingMessage['headers']
  readonly body: Buffer
}

interface Reply {
  readonly status: number
  readonly type?: string
  readonly body: string | Buffer
}

export type StandIn = Awaited<ReturnType<typeof startStandIn>>

/** An API that keeps what arrives, and answers as the document of the operation that was named before says. */
export async function startStandIn() {
  const arrivals: Arrival[] = []
  let reply: Reply = { status: 200, body: '' }
  const server = createServer(async (request: IncomingMessage, response: ServerResponse) => {
    const { method = '', url = '', headers } = request
    arrivals.push({ method, url, headers, body: await buffer(request).catch(() => Buffer.alloc(0)) })
    response.writeHead(reply.status, reply.type ? { 'Content-Type': reply.type } : {})
    response.end(method === 'HEAD' ? undefined : reply.body)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    expect(operation: Operation): Reply {
      arrivals.length = 0
      reply = replyOf(operation)
      return reply
    },
    /** Requests since that was named. */
    take: () => arrivals.splice(0),
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** The first good response of an operation, by its example or its schema. */
function replyOf({ responses, schemas }: Operation): Reply {
  const good =
    responses.find(({ status }) => /^2/.test(status)) ?? responses.find(({ status }) => status === 'default')
  const status = Number(good?.status.replace(/XX/i, '00')) || 200
  const content = good?.content.find(({ type }) => isJson(type)) ?? good?.content[0]
  if (!content || status === 204) return { status, body: '' }
  const { schema, examples } = content
  const type = content.type === '*/*' ? 'application/json' : content.type.replace('*', 'octet-stream')
  const value = examples[0]
    ? examples[0].value
    : schema === null
      ? {}
      : exampleOf(schema, schemas, 'response')
  if (isJson(type)) return { status, type, body: JSON.stringify(value ?? null) }
  if (/^(image|audio|video)\/|octet-stream|pdf|zip/.test(type))
    return { status, type, body: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0xff, 0x00]) }
  if (type.startsWith('text/event-stream'))
    return { status, type, body: `data: ${JSON.stringify(value)}\n\n` }
  return { status, type, body: bodyText(type, value, { schema: schema ?? undefined, schemas }) }
}
