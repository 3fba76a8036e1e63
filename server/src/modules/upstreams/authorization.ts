import type { Upstream } from './open-upstream.ts'

/** The parts of a request by which the API knows the gateway. */
export interface Authorization {
  /** Names in lower case and values, in turn. */
  readonly headers: readonly string[]
  /** For the query, without a mark before it; empty for none. */
  readonly query: string
  /** Those that the API is sent. */
  readonly secrets: readonly string[]
}

/** `token` is that of OAuth 2. */
export function authorizationOf({ credential }: Upstream, token = ''): Authorization {
  const { type, secret, username = '', name = '', location } = credential
  const bearer = (value: string) => ({
    headers: ['authorization', `Bearer ${value}`],
    query: '',
    secrets: [value],
  })
  switch (type) {
    case 'NONE':
      return { headers: [], query: '', secrets: [] }
    case 'API_KEY':
      return location === 'QUERY'
        ? {
            headers: [],
            query: `${encodeURIComponent(name)}=${encodeURIComponent(secret)}`,
            secrets: [secret],
          }
        : { headers: [name.toLowerCase(), secret], query: '', secrets: [secret] }
    case 'BASIC': {
      const pair = Buffer.from(`${username}:${secret}`).toString('base64')
      return { headers: ['authorization', `Basic ${pair}`], query: '', secrets: [secret, pair] }
    }
    case 'BEARER':
      return bearer(secret)
    case 'OAUTH2':
      return bearer(token)
  }
}
