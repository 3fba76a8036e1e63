import type { FastifyInstance, FastifyReply } from 'fastify'
import { brand } from '../platform/brand/brand.ts'
import type { Pictures } from '../platform/brand/pictures.ts'
import { isHeld } from '../platform/http/etag.ts'

const addresses = {
  '/logo.svg': 'logo',
  '/logo-dark.svg': 'logoDark',
  '/favicon.svg': 'icon',
  '/card.png': 'card',
} as const satisfies Record<string, keyof Pictures>

/** Opened by itself, a picture of others runs and loads nothing. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/** Pictures of the brand, in place of those of the build. */
export function serveBrandPictures(
  app: FastifyInstance,
  otherwise: (path: string, reply: FastifyReply) => unknown,
): void {
  for (const [path, name] of Object.entries(addresses))
    app.get(path, ({ headers }, reply) => {
      const { pictures } = brand()
      const picture = pictures?.[name]
      if (!picture) return otherwise(path, reply)
      const tag = `"${picture.tag}"`
      reply.headers({ ETag: tag, 'Cache-Control': 'public, max-age=60, must-revalidate' })
      if (isHeld(tag, headers['if-none-match'])) return reply.code(304).send()
      return reply.header('Content-Security-Policy', policy).type(picture.type).send(picture.content)
    })
}
