import { request as httpRequest, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { giveKey } from './give-key.ts'
import { type ServerOptions, serverOfFile, type TestServer } from './server.ts'

export const tess = 'usr_tess8L'
export const messages = '/gateway/lumina/messaging/v1/messages'

/** The server of a test file with an API of the test's behind its gateway, and a live key for it. */
export async function gatewayOfFile(upstream: { readonly url: string }, options: ServerOptions = {}) {
  const settings = { upstreams: { messaging: upstream.url }, ...options.settings }
  const server = await serverOfFile({ ...options, settings })
  // Tests call more often within one moment of their clock than a plan allows.
  await server.db.updateTable('plans').set({ limits: '{}' }).execute()
  const { secret: key } = await giveKey(server, { userId: tess, api: 'messaging', type: 'LIVE' })
  return { server, key, records: callRecords(server) }
}

/** Records of gateway calls. */
export const callRecords = ({ db }: Pick<TestServer, 'db'>) => ({
  logged: (requestId: string) =>
    db.selectFrom('api_calls').selectAll().where('request_id', '=', requestId).execute(),
  posted: (requestId: string) =>
    db
      .selectFrom('ledger')
      .select(['kind', 'amount', 'description', 'reference', 'api', 'actor'])
      .where('request_id', '=', requestId)
      .orderBy('sequence')
      .execute(),
  inFlight: () => db.selectFrom('calls_in_flight').selectAll().execute(),
  async balanceOf(userId = tess): Promise<number> {
    const wallet = db.selectFrom('wallets').select('balance').where('user_id', '=', userId)
    return (await wallet.executeTakeFirstOrThrow()).balance
  },
})

interface SendOptions {
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: Buffer | string
}

/** A request as it is, without what fetch adds or forbids. */
export async function sendAsIs(method: string, url: string, { headers = {}, body }: SendOptions = {}) {
  const request = httpRequest(url, { method, headers })
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request.on('response', resolve).on('error', reject)
    request.end(body)
  })
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    bytes: await buffer(response),
    id: `${response.headers['x-request-id']}`,
  }
}
