import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createLimiter } from '../src/engine/context/exchange.ts'
import { curlOf } from '../src/engine/http/curl.ts'
import { createTransport } from '../src/engine/http/send.ts'

const long = { method: 'POST', target: '/', headers: {}, body: ' '.repeat(2_000_000) }

test('a long body that is refused by its announced length is not sent', async () => {
  let bytes = 0
  const server = createServer((incoming, outgoing) => {
    incoming.on('data', (chunk: Buffer) => {
      bytes += chunk.length
    })
    outgoing.writeHead(413, { Connection: 'close' }).end('too long')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const transport = createTransport()
  const { port } = server.address() as AddressInfo
  const { status, body } = await transport.send(new URL(`http://127.0.0.1:${port}/`), long)
  expect([status, body.toString(), bytes]).toEqual([413, 'too long', 0])
  transport.close()
  server.close()
})

test('a line for the shell makes a long body instead of showing it', () => {
  const base = 'http://backend.example'
  expect(curlOf({ base, request: long, token: undefined, redact: (text) => text })).toBe(
    "printf '%*s' 2000000 '' | curl -i -X POST 'http://backend.example/' --data-binary @-",
  )
})

test('the first few of what is limited need not wait, the next one does', async () => {
  const mayBegin = createLimiter(0.001, 3)
  await Promise.all([mayBegin(), mayBegin(), mayBegin()])
  let began = false
  mayBegin().then(() => {
    began = true
  })
  await setImmediate()
  expect(began).toBe(false)
})
