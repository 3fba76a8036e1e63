import { createHash, randomBytes } from 'node:crypto'
import type { TestServer } from './server.ts'

/** Where the test’s agent listens for its code. */
export const redirectUri = 'http://127.0.0.1:3456/callback'

/** A browser’s cookies, by path as far as it matters here. */
export function createBrowser(server: Pick<TestServer, 'url'>) {
  const cookies = new Map<string, { readonly path: string; readonly value: string }>()
  return {
    /** Opens an address of the portal, whatever its host. Follows no redirect. */
    async open(address: string) {
      const { pathname, search } = new URL(address, server.url)
      const sent = [...cookies].filter(([, { path }]) => pathname.startsWith(path))
      const response = await fetch(`${server.url}${pathname}${search}`, {
        redirect: 'manual',
        headers: {
          Accept: 'text/html',
          Cookie: sent.map(([name, { value }]) => `${name}=${value}`).join('; '),
        },
      })
      for (const cookie of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
        const path = /path=([^;]+)/i.exec(cookie)?.[1] ?? '/'
        cookies.set(`${name}`, { path, value })
      }
      return { status: response.status, to: response.headers.get('Location'), text: await response.text() }
    },
    cookies,
  }
}

export const createVerifier = () => {
  const verifier = randomBytes(32).toString('base64url')
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') }
}

interface AuthorizeInput {
  readonly clientId: string
  readonly resource: string
  readonly challenge?: string
  readonly more?: Readonly<Record<string, string>>
}

export const authorizeUrl = ({ clientId, resource, challenge, more }: AuthorizeInput) =>
  `/oauth/authorize?${new URLSearchParams({
    response_type: 'code',
    client_id: clientId,
    redirect_uri: redirectUri,
    state: 'state-of-the-agent',
    resource,
    ...(challenge && { code_challenge: challenge, code_challenge_method: 'S256' }),
    ...more,
  })}`

/** Registers an agent; `metadata` takes the place of what it says by default. */
export async function register(server: Pick<TestServer, 'url'>, metadata: object = {}) {
  const response = await fetch(`${server.url}/oauth/register`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ client_name: 'Test Agent', redirect_uris: [redirectUri], ...metadata }),
  })
  return { status: response.status, body: (await response.json()) as Record<string, string> }
}

export async function requestToken(
  server: Pick<TestServer, 'url'>,
  parameters: Readonly<Record<string, string>>,
) {
  const response = await fetch(`${server.url}/oauth/token`, {
    method: 'POST',
    body: new URLSearchParams(parameters),
  })
  return { status: response.status, body: (await response.json()) as Record<string, string> }
}
