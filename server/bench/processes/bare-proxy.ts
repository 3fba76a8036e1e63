// A process of npm run bench server: a reverse proxy as Fastify users write it, with nothing of ours in it.
import replyFrom from '@fastify/reply-from'
import Fastify from 'fastify'
import { ready } from './ready.ts'

const prefix = '/gateway/lumina/messaging/v1'

const app = Fastify()
await app.register(replyFrom, { base: process.env.UPSTREAM ?? '' })
app.removeAllContentTypeParsers()
app.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
app.all(`${prefix}/*`, (request, reply) => reply.from(request.url.slice(prefix.length)))
await app.listen({ port: 0, host: '127.0.0.1' })
ready(app.server.address())
