import type { Client } from 'openapi-fetch'
import { ApiError, callError, responseError } from '../api-error.ts'
import type { paths } from '../generated/portal.ts'
import { requestOf } from '../operation.ts'

const type = 'text/event-stream'

/** How far back the server remembers changes, by its contract. */
const maxReadSecondsAgo = 60

export interface ConnectOptions {
  signal?: AbortSignal | undefined
  /** When what is shown was read, in milliseconds since 1970. `ready` then says `unchanged` if nothing has changed since. */
  readAt?: number | undefined
}

/** The bytes of the stream. Throws ApiError when there is none. */
export async function connect(
  client: Client<paths>,
  { signal, readAt }: ConnectOptions,
): Promise<ReadableStream<Uint8Array>> {
  const init = { parseAs: 'stream', headers: { Accept: type }, signal, params: { query: queryOf(readAt) } }
  const call = requestOf(client)('get', '/api/notifications/stream', init)
  const { data, error, response } = await call.catch((cause) => {
    throw callError(cause)
  })
  if (!response.ok) throw responseError(response, error)
  // A proxy may answer a page of its own.
  if (data && response.headers.get('Content-Type')?.startsWith(type))
    return data as ReadableStream<Uint8Array>
  response.body?.cancel().catch(() => {})
  throw new ApiError({ message: `The answer is no ${type}.`, status: 0, code: 'unreadable_answer' })
}

function queryOf(readAt: number | undefined) {
  if (readAt === undefined) return {}
  // A clock that was set back would make it negative.
  const read_seconds_ago = Math.max(0, Math.ceil((Date.now() - readAt) / 1000))
  return read_seconds_ago > maxReadSecondsAgo ? {} : { read_seconds_ago }
}
