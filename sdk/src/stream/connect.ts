import type { Client } from 'openapi-fetch'
import { ApiError, answerError, callError } from '../api-error.ts'
import type { paths } from '../generated/portal.ts'
import { requestOf } from '../operation.ts'

const type = 'text/event-stream'
/** When a refused call may be made again, as its answer said. */
const waits = new WeakMap<ApiError, number>()

export const retryAfterMsOf = (error: ApiError): number => waits.get(error) ?? 0

/** The bytes of the stream. Throws ApiError when there is none. */
export async function connect(
  client: Client<paths>,
  signal: AbortSignal | undefined,
): Promise<ReadableStream<Uint8Array>> {
  const init = { parseAs: 'stream', headers: { Accept: type }, signal }
  const call = requestOf(client)('get', '/api/notifications/stream', init)
  const { data, error, response } = await call.catch((cause) => {
    throw callError(cause)
  })
  if (!response.ok) {
    const refused = answerError(response, error)
    const seconds = Number(response.headers.get('Retry-After'))
    if (seconds > 0) waits.set(refused, seconds * 1000)
    throw refused
  }
  // A proxy may answer a page of its own.
  if (data && response.headers.get('Content-Type')?.startsWith(type))
    return data as ReadableStream<Uint8Array>
  response.body?.cancel().catch(() => {})
  throw new ApiError({ message: `The answer is no ${type}.`, status: 0, code: 'unreadable_answer' })
}
