import { sql } from 'kysely'
import { beforeEach } from 'vitest'
import type { TestServer } from './server.ts'

/** Sets the upstream of Messaging as an administrator does. Each test of the file finds none. */
export async function upstreamDeskOfFile(server: TestServer, upstream: { readonly url: string }) {
  const admin = (await server.signIn('admin')).access_token
  beforeEach(async () => {
    await sql`DELETE FROM upstreams`.execute(server.db)
  })
  const live = { api: 'messaging', version: 'v1', environment: 'LIVE' } as const
  const target = (url: string, weight = 1) => ({ url, weight })
  const base = { ...live, targets: [target(upstream.url)], allow_internal: true }
  return {
    admin,
    live,
    target,
    base,
    /** Connections to it are refused. */
    dead: 'http://127.0.0.1:1',
    set: (more: object) =>
      server.ask('PUT', '/portal-api/api/admin/upstreams', { token: admin, body: { ...base, ...more } }),
    list: async () =>
      (await server.ask('GET', '/portal-api/api/admin/upstreams?api=messaging&version=v1', { token: admin }))
        .body,
  }
}
