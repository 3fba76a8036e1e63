import { text } from 'node:stream/consumers'

/** The reason why a run can't go on, in a sentence for its user. */
export class ListenError extends Error {}

/** A page of deliveries has no more than a tenth of it. */
const maxBytes = 10 * 1024 * 1024

/**
 * Fetch for whatever answers at the portal's address, which need not be the portal: it sends the password nowhere else, waits `maxMs` for
 * the last byte, and throws a `ListenError` where an answer is none of the portal's.
 */
export const checkedFetch =
  (send: typeof fetch, maxMs: number) =>
  async (request: Request): Promise<Response> => {
    const late = AbortSignal.timeout(maxMs)
    const signal = AbortSignal.any([request.signal, late])
    const response = await send(new Request(request, { redirect: 'manual', signal }))
    const call = `${request.method} ${new URL(request.url).pathname}`
    if (response.status >= 300 && response.status < 400) {
      await response.body?.cancel()
      const to = response.headers.get('Location') ?? 'nowhere'
      throw new ListenError(
        `The portal redirects ${call} to ${to}. If you trust that address, give it as --portal.`,
      )
    }
    const body = await bodyOf(response, call).catch((error) => {
      throw late.aborted
        ? new ListenError(`The portal’s answer to ${call} doesn’t end. Check --portal.`)
        : error
    })
    const type = response.headers.get('Content-Type') ?? 'no type'
    if (response.ok && body !== '' && !isJson(type, body))
      throw new ListenError(
        `The answer to ${call} isn’t JSON (${type}), so it isn’t the portal’s. Check --portal.`,
      )
    return new Response(body === '' ? null : body, response)
  }

function isJson(type: string, body: string): boolean {
  try {
    JSON.parse(body)
    return /^application\/json\b/i.test(type)
  } catch {
    return false
  }
}

async function bodyOf({ body }: Response, call: string): Promise<string> {
  let bytes = 0
  async function* counted() {
    for await (const chunk of body ?? []) {
      bytes += chunk.length
      if (bytes > maxBytes)
        throw new ListenError(`The portal’s answer to ${call} has more than 10 MB. Check --portal.`)
      yield chunk
    }
  }
  return text(counted())
}
