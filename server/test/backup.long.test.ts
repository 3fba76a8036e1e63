// docs/backup.md put into practice: a running server with people on it is backed up, restored elsewhere, and
// compared.
import { execFile } from 'node:child_process'
import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { demoPassword } from '../src/seed/personas.ts'
import { kybForm } from './support/kyb-form.ts'
import { type Installation, openInstallation } from './support/process.ts'
import { repo } from './support/world.ts'

let installation: Installation
let restored: Installation
beforeEach(() => {
  installation = openInstallation()
  restored = openInstallation()
})
afterEach(async () => {
  await installation.close()
  await restored.close()
})

const run = (tool: string, dataDir: string, ...args: string[]) =>
  promisify(execFile)(process.execPath, [join(repo, 'server/src/commands', tool), ...args], {
    cwd: repo,
    env: { ...process.env, NODE_OPTIONS: '--conditions=@switchboard/source', DATA_DIR: dataDir },
  })

interface RequestOptions {
  readonly token?: string
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

async function ask(url: string, method: string, { token, body, headers }: RequestOptions = {}) {
  const response = await fetch(url, {
    method,
    headers: {
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(body !== undefined && !(body instanceof FormData) && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: body instanceof FormData ? body : JSON.stringify(body) }),
  })
  return { status: response.status, data: (await response.json()).data }
}

// Two servers, two databases and two commands, one after the other.
const timeout = 180_000

test('a backup of a running server, under load, is whole: money, documents, keys and sessions', {
  timeout,
}, async () => {
  const { url } = await installation.start()
  const portal = `${url}/portal-api`
  const { data: session } = await ask(`${portal}/login`, 'POST', {
    body: { email: 'jun@example.com', password: demoPassword },
  })
  const token = session.access_token as string
  const { data: subscriptions } = await ask(`${portal}/api/user-subscription`, 'GET', { token })
  const { user_subscription_id: id } = subscriptions.find(({ api }: { api: string }) => api === 'messaging')
  const path = `/api/user-subscription/regenerate?userSubscriptionId=${id}`
  const { data: key } = await ask(`${portal}${path}`, 'PUT', { token, body: { type: 'TEST' } })
  const guests = [0, 1, 2].map((n) => kybForm({ contact_email: `guest${n}@isla.example` }))
  for (const body of guests)
    expect((await ask(`${portal}/api/user-subscription/kyb`, 'POST', { body })).status).toBe(201)

  let going = true
  let writes = 0
  const people = [1, 2, 3].map(async (person) => {
    for (let n = 0; going; n += 1) {
      const threshold1 = String(600 + person * 50 + (n % 50))
      const { status } = await ask(`${portal}/api/wallet/threshold`, 'PUT', { token, body: { threshold1 } })
      if (status === 200) writes += 1
      await ask(`${portal}/api/payment`, 'POST', {
        token,
        headers: { 'Idempotency-Key': `load-${person}-${n}` },
        body: { amount: '300.00', payment: 'CARD', source: 'TOPUP', currency: 'PHP', credits: '300.00' },
      })
    }
  })
  const target = join(installation.folder, 'backup')
  await run('backup.ts', installation.folder, target)
  going = false
  await Promise.all(people)
  expect(writes).toBeGreaterThan(0)
  expect(existsSync(`${target}.part`)).toBe(false)

  // As docs/backup.md says: the folder becomes the new DATA_DIR.
  await promisify(execFile)('cp', ['-a', `${target}/.`, restored.folder])
  const again = await restored.start()
  const at = `${again.url}/portal-api`
  expect((await ask(`${at}/api/profile`, 'GET', { token })).data.email).toBe('jun@example.com')
  const wallet = await ask(`${at}/api/wallet/credits`, 'GET', { token })
  expect(wallet).toEqual(await ask(`${portal}/api/wallet/credits`, 'GET', { token }))
  const called = (apiKey: string) =>
    ask(`${again.url}/gateway/lumina/messaging/v1/messages`, 'POST', {
      headers: { 'X-API-Key': apiKey },
      body: { to: '+639175550120', text: 'Your parcel is here.' },
    })
  // Accepted: it went on to the mock, and none runs here.
  expect((await called(key.api_key)).status).toBe(502)
  expect((await called(`${key.api_key}x`)).status).toBe(401)
  expect(readdirSync(join(restored.folder, 'kyb'))).toHaveLength(6)
  expect((await run('check-data.ts', restored.folder)).stdout).toContain('and 6 documents agree')

  // The check sees what is wrong, too.
  const [document = ''] = readdirSync(join(restored.folder, 'kyb'))
  writeFileSync(join(restored.folder, 'kyb', document), 'another')
  await expect(run('check-data.ts', restored.folder)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining(`Document ${document} of `),
  })
})
