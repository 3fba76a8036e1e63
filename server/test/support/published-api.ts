import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { afterAll } from 'vitest'
import { sendAsIs } from './gateway.ts'
import { giveKey } from './give-key.ts'
import { museum, openDesk } from './publishing.ts'
import { serverOfFile } from './server.ts'
import { subscriber } from './subscribers.ts'
import { upstreamOfFile } from './upstream.ts'

/** An API of the test file’s own document, with an upstream that answers as each test wants, and a live key. */
export async function publishedApiOfFile(document: object) {
  const upstream = await upstreamOfFile()
  const server = await serverOfFile({ settings: { upstreams: { museum: `${upstream.url}/base` } } })
  const desk = openDesk()
  const clients: Client[] = []
  afterAll(async () => {
    desk.close()
    await Promise.all(clients.map((client) => client.close()))
  })
  await server.db.updateTable('plans').set({ limits: '{}' }).execute()
  const published = await desk.publish(
    server,
    desk.file('museum.json', museum(document)),
    '--publisher',
    'museum',
  )
  await (await subscriber(server, 'user')).subscribed({ api: 'museum' })
  const { secret: key } = await giveKey(server, { userId: 'usr_jun7Q2', api: 'museum', type: 'LIVE' })
  return {
    ...{ server, upstream, published, key },
    call: (method: string, path: string, headers: Readonly<Record<string, string>> = {}) =>
      sendAsIs(method, `${server.url}/gateway/museum/v1${path}`, {
        headers: { 'X-API-Key': key, ...headers },
      }),
    /** The protocol’s own client, which checks results by the schemas that it has listed. */
    async agent() {
      const client = new Client({ name: 'test', version: '1.0.0' })
      clients.push(client)
      await client.connect(
        new StreamableHTTPClientTransport(new URL('/mcp/museum/v1', server.url), {
          requestInit: { headers: { 'X-API-Key': key } },
        }),
      )
      await client.listTools()
      return client
    },
  }
}
