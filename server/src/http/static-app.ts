import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { Problem } from './problem.ts'
import { sendProblem } from './refusals.ts'

const apiPrefixes = ['/portal-api/', '/content-api/', '/captcha/', '/healthz', '/readyz']
// With what a compressed copy adds to the name.
const hashed = /-[\w-]{8,}\.\w+(?:\.br|\.gz)?$/

/** Serves the built app. Its pages are made in the browser, so every address a person opens answers the same document. */
export async function serveApp(app: FastifyInstance, folder: string): Promise<void> {
  const built = existsSync(join(folder, 'index.html'))
  if (built) {
    await app.register(fastifyStatic, {
      root: folder,
      // The build lays compressed copies beside its files (app/vite/precompress.ts).
      preCompressed: true,
      cacheControl: false,
      setHeaders(reply, path) {
        const forever = path.includes('/assets/') && hashed.test(path)
        reply.header('Cache-Control', forever ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })
  }
  app.setNotFoundHandler((request, reply) => {
    const ofApi = apiPrefixes.some((prefix) => request.url.startsWith(prefix))
    const wantsPage = request.method === 'GET' && request.headers.accept?.includes('text/html')
    if (built && wantsPage && !ofApi) return reply.header('Cache-Control', 'no-cache').sendFile('index.html')
    return sendProblem(new Problem('not_found', 'There is nothing at this address.'), request, reply)
  })
}
