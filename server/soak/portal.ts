import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { operations } from '@switchboard/sdk'
import pg from 'pg'
import { demoPassword, personas } from '../src/seed/personas.ts'
import { type Installation, until } from '../test/support/process.ts'
import type { SuccessOf } from '../test/support/response-body.ts'

export interface Answer<Id extends keyof operations> {
  /** 0 if the connection broke: the call may or may not have been done. */
  readonly status: number
  readonly headers: Headers
  /** Of the operation that is named, when it succeeded. */
  readonly body: Partial<SuccessOf<operations[Id]['responses']>> & { readonly code?: string }
}

interface RequestOptions {
  readonly token?: string
  readonly body?: unknown
  readonly key?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** One call to a server process. A broken connection is an answer, too. */
export async function ask<Id extends keyof operations = never>(
  method: string,
  url: string,
  { token, body, key, headers }: RequestOptions = {},
): Promise<Answer<Id>> {
  try {
    const response = await fetch(url, {
      method,
      redirect: 'manual',
      headers: {
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(key && { 'Idempotency-Key': key }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    const isJson = response.headers.get('Content-Type')?.includes('json')
    return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : {} }
  } catch {
    return { status: 0, headers: new Headers(), body: {} }
  }
}

export async function signIn(url: string, name: string): Promise<string> {
  const email = personas.find((persona) => persona.name === name)?.email
  const { status, body } = await ask<'login'>('POST', `${url}/portal-api/login`, {
    body: { email, password: demoPassword },
  })
  if (!body.data) throw new Error(`${name} could not sign in: ${status}`)
  return body.data.access_token
}

export const newKey = (): string => randomUUID()

/** A load is more than a plan allows. */
export const liftLimits = (client: pg.Client) => client.query("UPDATE plans SET limits = '{}'")

/** A new live key of somebody's subscription. */
export async function liveKey(url: string, token: string, of = 'messaging'): Promise<string> {
  const { body } = await ask<'listUserSubscriptions'>('GET', `${url}/portal-api/api/user-subscription`, {
    token,
  })
  const id = body.data?.find(({ api }) => api === of)?.user_subscription_id
  const response = await ask<'regenerateKey'>(
    'PUT',
    `${url}/portal-api/api/user-subscription/regenerate?userSubscriptionId=${id}`,
    {
      token,
      key: newKey(),
      body: { type: 'LIVE' },
    },
  )
  if (!response.body.data) throw new Error(`No key could be made: ${response.status}`)
  return response.body.data.api_key
}

export function databaseUrl({ folder }: Pick<Installation, 'folder'>): string {
  const read = (name: string) => readFileSync(join(folder, 'postgres', name), 'utf8')
  return `postgres://switchboard:${read('password')}@127.0.0.1:${read('port')}/switchboard`
}

/** A connection to the database of an installation, beside its servers. */
export async function connect(installation: Installation): Promise<pg.Client> {
  const client = new pg.Client(databaseUrl(installation))
  client.on('error', () => {})
  await client.connect()
  return client
}

/** Wallets whose balance, rows and lots disagree, or are below zero. */
export async function brokenWallets(client: pg.Client): Promise<unknown[]> {
  const { rows } = await client.query(`
    SELECT user_id, balance,
      (SELECT coalesce(sum(amount), 0) FROM ledger WHERE ledger.user_id = wallets.user_id) AS rows,
      (SELECT coalesce(sum(remaining), 0) FROM lots WHERE lots.user_id = wallets.user_id) AS lots
    FROM wallets`)
  return rows.filter(
    ({ balance, rows: sum, lots }) => balance !== sum || balance !== lots || Number(balance) < 0,
  )
}

/** Runs the work of each item, so many at a time. */
export async function each<Item>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item, index: number) => Promise<void>,
): Promise<void> {
  let next = 0
  const worker = async () => {
    while (next < items.length) {
      const index = next
      next += 1
      await work(items[index] as Item, index)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}

/** Waits until each call is booked. */
export const nothingInFlight = (client: pg.Client): Promise<void> =>
  until('nothing is in flight', async () => {
    const { rows } = await client.query('SELECT count(*)::int AS calls FROM calls_in_flight')
    return rows[0].calls === 0
  })
