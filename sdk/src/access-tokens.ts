import type { Fetch } from './fetch.ts'

export interface AccessTokensOptions {
  /** Of the key: `key_…`. */
  keyId: string
  /**
   * The API that the tokens are for, by its address at the portal (RFC 8707): such as
   * `https://api.switchboard.example${apis['sim-swap'].path}`.
   */
  resource: string
  /** Default: `/oauth/token` at the host that is called. */
  tokenUrl?: string
  /** Default: the global fetch. */
  fetch?: Fetch
}

const keyHeader = 'X-API-Key'

/** A token is replaced so long before its end, for calls that take their time. */
const marginMs = 60_000

/**
 * A fetch for `createApi` that sends an access token in place of the key (OAuth 2.0 client credentials), so that the key goes to the token
 * endpoint alone. Calls share a token until it expires. One that is rejected, such as after it was revoked, is replaced, and the call sent
 * again, once: it was never made. Without a token, a call ends with the response of the token endpoint.
 */
export function accessTokens({
  keyId,
  resource,
  tokenUrl = '/oauth/token',
  fetch = (request) => globalThis.fetch(request),
}: AccessTokensOptions): Fetch {
  let token = ''
  let endsAt = 0
  let renewal: Promise<Response> | undefined

  async function renew({ url, headers }: Request): Promise<Response> {
    const response = await fetch(
      new Request(new URL(tokenUrl, url), {
        method: 'POST',
        headers: { Authorization: `Basic ${btoa(`${keyId}:${headers.get(keyHeader)}`)}` },
        body: new URLSearchParams({ grant_type: 'client_credentials', resource }),
      }),
    )
    if (response.ok) {
      const { access_token, expires_in } = await response.json()
      token = access_token
      endsAt = Date.now() + expires_in * 1000 - marginMs
    }
    return response
  }

  return async (request) => {
    for (let isRepeated = false; ; isRepeated = true) {
      if (Date.now() >= endsAt) {
        renewal ??= renew(request).finally(() => {
          renewal = undefined
        })
        const response = await renewal
        // Others may wait for the same one, and read it, too.
        if (!response.ok) return response.clone()
      }
      // A body can be sent once; the request keeps one for the next time.
      const call = request.clone()
      call.headers.delete(keyHeader)
      call.headers.set('Authorization', `Bearer ${token}`)
      const sentToken = token
      const response = await fetch(call)
      if (isRepeated || !isRejection(response)) return response
      if (token === sentToken) endsAt = 0
    }
  }
}

/** By the gateway: an API’s own 401 was a call. */
const isRejection = ({ status, headers }: Response): boolean =>
  status === 401 &&
  !headers.get('X-Credits-Charged') &&
  /invalid_token/.test(`${headers.get('WWW-Authenticate')}`)
