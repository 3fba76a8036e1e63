import { type IncomingHttpHeaders, request } from 'node:http'
import { json } from 'node:stream/consumers'

interface PlainRequest {
  readonly method: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Buffer
}

export interface PlainResponse {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  /** Undefined where nothing, or no JSON, was sent. */
  readonly body:
    | { readonly code?: string; readonly status?: number; readonly request_id?: string }
    | undefined
}

/** A request as it stands: fetch refuses methods, mends addresses, and sends no body with a GET. */
export function plainRequest(
  url: string,
  { method, headers = {}, body }: PlainRequest,
): Promise<PlainResponse> {
  const { hostname, port, origin } = new URL(url)
  return new Promise((resolve, reject) => {
    const sent = request(
      { hostname, port, path: url.slice(origin.length), method, headers, agent: false },
      async (response) => {
        const read = await json(response).catch(() => undefined)
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: read as never })
      },
    )
    sent.on('error', reject).end(body)
  })
}
