// The loop of the readme, line by line as it stands there, against a real process.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Installation, openInstallation, type RunningServer } from './support/process.ts'
import { repo } from './support/world.ts'

let installation: Installation
let upstream: Server
let server: RunningServer
beforeAll(async () => {
  upstream = createServer((request, response) => {
    request.resume()
    response.writeHead(202, { 'Content-Type': 'application/json' }).end('{"id":"msg_1"}')
  }).listen(0, '127.0.0.1')
  await once(upstream, 'listening')
  const { port } = upstream.address() as AddressInfo
  installation = openInstallation()
  server = await installation.start({ UPSTREAMS: JSON.stringify({ messaging: `http://127.0.0.1:${port}` }) })
})
afterAll(async () => {
  await installation.close()
  upstream.close()
})

test('register, mail, verify, sign in, subscribe, call, see it counted, top up', async () => {
  const readme = readFileSync(join(repo, 'server/README.md'), 'utf8')
  const [, script = ''] = /## The whole loop with curl[\s\S]*?```sh\n([\s\S]*?)```/.exec(readme) ?? []
  const shell = spawn('bash', ['-eu', '-o', 'pipefail', '-c', script], {
    env: { ...process.env, B: server.url, NODE_OPTIONS: '' },
  })
  let printed = ''
  shell.stdout.on('data', (text) => {
    printed += text
  })
  shell.stderr.on('data', (text) => {
    printed += text
  })
  const [code] = await once(shell, 'exit')
  expect([code, printed]).toEqual([
    0,
    expect.stringMatching(/x-credits-charged: 0\.60\s+x-credits-left: 49\.40/i),
  ])
  const credits = [...printed.matchAll(/"wallet_credits":"([\d.]+)"/g)].map(([, amount]) => amount)
  expect(credits).toEqual(['50.00', '49.40', '349.40'])
  expect(printed).toContain('"api":"messaging","api_name":"Messaging","calls":1')
  expect(printed).toContain('"kind":"USAGE"')
})
