// node scripts/check-demo.ts URL: earns the conformance marks of the demo's APIs as publishers do. The real checker runs through the
// gateway with a test key, its result is signed with a key that an administrator trusts, and the portal takes it or not.
import { execFile } from 'node:child_process'
import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'

interface Api {
  readonly api: string
  readonly name: string
  readonly publisher: string
  readonly tag: string | null
  readonly version: string
  readonly full_version: string
  readonly conformance: object | null
}

const password = 'switchboard-demo'
const checker = join(import.meta.dirname, '../openapi/conformance/src/main.ts')
const [, , url = ''] = process.argv

await ready()
const apis: Api[] = await call('GET', '/api/api-list-public')
const unchecked = apis.filter(({ conformance }) => !conformance)
const admin = await tokenOf('iris@switchboard.example')
const tester = await tokenOf('checks@lumina.example')
// A portal without the demo's accounts has publishers of its own.
if (admin && tester && unchecked.length > 0) {
  const folder = mkdtempSync(join(tmpdir(), 'switchboard-check-'))
  try {
    await check({ admin, tester, folder })
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Waits for the server, however long it prepares its database. */
async function ready(): Promise<void> {
  while (!(await fetch(`${url}/readyz`).catch(() => undefined))?.ok) await pause(500)
}

/** The data of a response of the portal. Throws for any other. */
async function call(
  method: string,
  path: string,
  { token = '', body }: { token?: string; body?: unknown } = {},
) {
  const response = await fetch(`${url}/portal-api${path}`, {
    method,
    headers: {
      'Content-Type': 'application/json',
      'Idempotency-Key': randomUUID(),
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  // biome-ignore lint/suspicious/noExplicitAny: the server checks its responses against the contract
  const answer: any = await response.json()
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${answer.detail}`)
  return answer.data
}

async function tokenOf(email: string): Promise<string | undefined> {
  const data = await call('POST', '/login', { body: { email, password } }).catch(() => undefined)
  return data?.access_token
}

interface CheckInput {
  readonly admin: string
  readonly tester: string
  readonly folder: string
}

/** One API after the other: the portal's own requests come first. */
async function check({ admin, tester, folder }: CheckInput): Promise<void> {
  for (const publisher of new Set(unchecked.map(({ publisher }) => publisher))) {
    // The private key is not kept: the next run has another one.
    const { privateKey, publicKey } = generateKeyPairSync('ed25519')
    writeFileSync(join(folder, `${publisher}.pem`), privateKey.export({ type: 'pkcs8', format: 'pem' }))
    const name = `Build server of ${publisher[0]?.toUpperCase()}${publisher.slice(1)}`
    const public_key = publicKey.export({ type: 'spki', format: 'pem' })
    await call('POST', '/api/admin/conformance-keys', { token: admin, body: { name, publisher, public_key } })
  }
  const subscriptions = await call('GET', '/api/user-subscription', { token: tester })
  for (const api of unchecked) {
    const own = subscriptions.find(({ api: slug }: { api: string }) => slug === api.api)
    if (own) await checkOne(api, await testKeyOf(tester, own.user_subscription_id), folder)
  }
}

async function testKeyOf(token: string, subscriptionId: string): Promise<string> {
  const path = `/api/user-subscription/regenerate?userSubscriptionId=${subscriptionId}`
  return (await call('PUT', path, { token, body: { type: 'TEST', grace_seconds: 0 } })).api_key
}

async function checkOne(api: Api, key: string, folder: string): Promise<void> {
  const { publisher, tag, version, full_version } = api
  const document = join(folder, `${api.api}.yaml`)
  const signed = join(folder, `${api.api}.json`)
  const published = await fetch(`${url}/openapi/${api.api}-${full_version}.yaml`)
  writeFileSync(document, await published.text())
  await promisify(execFile)(process.execPath, [
    ...['--conditions=@switchboard/source', checker, '--contract', document],
    ...['--url', `${url}/gateway/${[publisher, tag, version].filter(Boolean).join('/')}`],
    ...['--header', `X-API-Key: ${key}`, '--rate', '20'],
    ...['--sign', join(folder, `${publisher}.pem`), '--out', signed],
  ]).catch(({ stdout }) => console.error(`${api.name} doesn’t keep its contract:\n${stdout}`))
  const body = JSON.parse(readFileSync(signed, 'utf8'))
  await call('POST', `/api/conformance-results?api=${api.api}&version=${version}`, { body })
}
