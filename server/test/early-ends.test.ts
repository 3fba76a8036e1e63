// Requests that end before their time, because a caller has left or a page was answered by its text, leave no stack in the log.
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import compress from '@fastify/compress'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { afterEach, describe, expect, test } from 'vitest'
import { serveApp } from '../src/pages/serve-app.ts'
import { registerErrorHandler } from '../src/platform/http/error-handler.ts'
import { sendCached } from '../src/platform/http/send-cached.ts'
import { eventually } from './support/eventually.ts'

let app: FastifyInstance
const lines: { readonly level: number; readonly msg: string }[] = []
const statuses: number[] = []
const levelOfWarnings = 40
const complaints = () => lines.filter(({ level }) => level >= levelOfWarnings)
afterEach(async () => {
  await app.close()
  lines.length = 0
  statuses.length = 0
})

async function newApp(): Promise<FastifyInstance> {
  const stream = { write: (line: string) => lines.push(JSON.parse(line)) }
  app = Fastify({
    logger: { level: 'info', stream },
    logController: new LogController({ disableRequestLogging: true }),
  })
  registerErrorHandler(app)
  await app.register(compress, { global: false })
  app.addHook('onSend', async (_request, { statusCode }) => void statuses.push(statusCode))
  return app
}

/** Calls a handler that fails once its caller has left. */
async function leave(failure: Error): Promise<void> {
  await newApp()
  const begun = Promise.withResolvers<void>()
  app.get('/', async (_request, reply) => {
    begun.resolve()
    await once(reply.raw, 'close')
    throw failure
  })
  await app.listen({ port: 0 })
  const call = request({ port: (app.server.address() as AddressInfo).port }).end()
  call.on('error', () => {})
  await begun.promise
  call.destroy()
}

describe('a caller who leaves is no error', () => {
  const coded = (code: string) => Object.assign(new Error(code), { code })
  test.each([
    ['work that is aborted with it', Object.assign(new Error('aborted'), { name: 'AbortError', code: 20 })],
    ['a stream that broke off with it', coded('ERR_STREAM_PREMATURE_CLOSE')],
    ['a connection', coded('ECONNRESET')],
    ['a pipe', coded('EPIPE')],
  ])('%s', async (_what, end) => {
    await leave(end)
    await eventually(() => expect(statuses).toEqual([499]))
    expect(complaints()).toEqual([])
  })

  test('an error of ours is told, though nobody waits for it', async () => {
    await leave(new TypeError('undefined is not a function'))
    await eventually(() => expect(complaints()).toMatchObject([{ msg: 'unexpected' }]))
  })

  test.each([
    ['a text of ours', '{}', 500, [{ msg: 'unexpected' }]],
    ['a body', '{"half":', 400, []],
  ])('%s that is no JSON: %j is a %i', async (_what, payload, status, expected) => {
    await newApp()
    app.post('/', async () => JSON.parse('{"half":'))
    const headers = { 'content-type': 'application/json' }
    expect((await app.inject({ method: 'POST', url: '/', headers, payload })).statusCode).toBe(status)
    expect(complaints()).toMatchObject(expected)
  })

  test('what breaks off by itself is told', async () => {
    await newApp()
    app.get('/', () =>
      Promise.reject(Object.assign(new Error('reset'), { code: 'ERR_STREAM_PREMATURE_CLOSE' })),
    )
    expect((await app.inject('/')).statusCode).toBe(500)
    expect(complaints()).toMatchObject([{ msg: 'unexpected' }])
  })
})

describe.each([
  ['the app', true],
  ['the API alone', false],
])('a page as Markdown, from a server of %s', (_what, isBuilt) => {
  test.each(['GET', 'HEAD'] as const)('%s: once, with nothing in the log', async (method) => {
    await newApp()
    const folder = mkdtempSync(join(tmpdir(), 'switchboard-app-'))
    if (isBuilt) writeFileSync(join(folder, 'index.html'), '<!doctype html><title>app</title>')
    const text = '# Prices\n'.repeat(1_000)
    for (const path of ['/pricing.md', '/llms.txt'])
      app.get(path, async (incoming, reply) =>
        sendCached(incoming, reply, { type: 'text/markdown', body: text }),
      )
    await serveApp(app, { folder, publicUrl: 'http://localhost' })
    for (const url of ['/', '/pricing', '/faqs']) {
      const headers = { accept: 'text/markdown', 'accept-encoding': 'br' }
      const { statusCode, headers: got } = await app.inject({ method, url, headers })
      expect([statusCode, got['content-type']?.toString().split(';')[0]]).toEqual(
        url === '/faqs' ? [404, 'application/problem+json'] : [200, 'text/markdown'],
      )
    }
    rmSync(folder, { recursive: true })
    expect(complaints()).toEqual([])
  })
})
