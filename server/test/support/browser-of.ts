// A browser without pages, for redirects: it keeps the cookies of each origin, and opens the portal's addresses at a server of the test.
import type { TestServer } from './server.ts'

export function browserOf(publicUrl: string) {
  const jars = new Map<string, Map<string, string>>()

  /** One response, and nothing that it redirects to. */
  async function open(url: URL, on: TestServer, form?: Readonly<Record<string, string>>) {
    const isPortal = url.origin === publicUrl
    const jar = jars.get(url.origin) ?? new Map<string, string>()
    jars.set(url.origin, jar)
    const response = await fetch(isPortal ? new URL(url.pathname + url.search, on.url) : url, {
      redirect: 'manual',
      headers: { cookie: [...jar].map((pair) => pair.join('=')).join('; ') },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (value === '') jar.delete(name)
      else jar.set(name, value)
    }
    const location = response.headers.get('Location')
    return { status: response.status, location: location ? new URL(location, url) : undefined }
  }

  return { open, cookies: (origin = publicUrl) => jars.get(origin) ?? new Map<string, string>() }
}
