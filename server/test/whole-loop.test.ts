// The loop of the readme, line by line as it stands there, against what `npm start` runs: a server without settings of its
// own, and the mocks of the products that it publishes, where live calls of the demo go.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listContracts, type Mocks, startMocks } from '../../mocks/src/index.ts'
import { mockAddresses } from '../src/gateway/mock-addresses.ts'
import { type Installation, openInstallation, type RunningServer } from './support/process.ts'
import { products, repo } from './support/world.ts'

let installation: Installation
let mocks: Mocks
let server: RunningServer
beforeAll(async () => {
  const contracts = (await listContracts()).filter(({ name }) => name === 'messaging')
  mocks = await startMocks({ contracts, ports: () => 0 })
  const offset = Number(new URL(mockAddresses(products, 0).get('messaging') ?? '').port)
  const firstPort = Number(new URL(mocks.url('messaging')).port) - offset
  installation = openInstallation()
  server = await installation.start({ MOCKS_FIRST_PORT: String(firstPort) })
})
afterAll(async () => {
  await installation.close()
  await mocks.close()
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
    expect.stringMatching(/HTTP\/1\.1 202 .*\s+x-credits-charged: 0\.60\s+x-credits-left: 49\.40/i),
  ])
  const credits = [...printed.matchAll(/"wallet_credits":"([\d.]+)"/g)].map(([, amount]) => amount)
  expect(credits).toEqual(['50.00', '49.40', '349.40'])
  expect(printed).toContain('"api":"messaging","api_name":"Messaging","calls":1')
  expect(printed).toContain('"kind":"USAGE"')
})
