import type { FastifyInstance } from 'fastify'

interface TextAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | readonly string[] | number | undefined>>
  readonly body: string
  /** The address that it has, after redirects. */
  readonly url: string
}

const maxRedirects = 3

/** A text of the portal by its path, from the route that serves it to any program. */
export async function readText(app: FastifyInstance, path: string): Promise<TextAnswer> {
  let url = path
  for (let redirects = 0; ; redirects += 1) {
    const { statusCode: status, headers, body } = await app.inject({ method: 'GET', url })
    const { location } = headers
    const leadsOn = status >= 300 && status < 400 && typeof location === 'string' && location.startsWith('/')
    if (!leadsOn || redirects >= maxRedirects) return { status, headers, body, url }
    url = location
  }
}
