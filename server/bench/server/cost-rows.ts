// How much processor time a feature costs a call: rounds of one process with it and without it, by turns.

import type { Credential } from '../../src/modules/upstreams/repo.ts'
import { putUpstream } from '../../src/modules/upstreams/repo.ts'
import { sealSecrets } from '../../src/modules/upstreams/secrets.ts'
import { type Db, dbOn, openPool } from '../../src/platform/db/client.ts'
import { stop } from '../../test/support/process.ts'
import { budgets } from './budgets.ts'
import { sendMessage } from './requests.ts'
import { compare } from './rounds.ts'
import { costRow, type Row } from './row.ts'
import type { Stand } from './stand.ts'

const callers = 8

interface Feature {
  /** Turned on before each round with it, and off before each without. */
  readonly turn: (db: Db, isOn: boolean) => Promise<void>
  /** Of a process of its own that is called; undefined where the stand’s does. */
  readonly env?: Readonly<Record<string, string>>
}

async function costOf(stand: Stand, { turn, env }: Feature): Promise<Row> {
  const db = dbOn(openPool({ url: stand.databaseUrl, poolSize: 1 }))
  const own = env && (await stand.startServer(env))
  const { child, url } = own ?? stand.server
  const plan = { requests: stand.customers.map(sendMessage), urls: [url] }
  const side = (isOn: boolean) => ({ pid: child.pid ?? 0, plan, prepare: () => turn(db, isOn) })
  try {
    return costRow(await compare(stand, { callers, ours: side(true), bare: side(false) }), budgets.costRatio)
  } finally {
    if (own) await stop(own.child, 'SIGTERM')
    await db.destroy()
  }
}

/** Rates and quotas that no load reaches, beside none. */
export const limits = (stand: Stand): Promise<Row> => {
  const plenty = { calls_per_second: 1e6, calls_per_minute: 1e8, calls_per_day: 1e9, calls_per_month: 1e9 }
  return costOf(stand, {
    turn: async (db, isOn) => {
      await db
        .updateTable('plans')
        .set({ limits: JSON.stringify(isOn ? plenty : {}) })
        .execute()
    },
  })
}

/** Calls that are traced, each to its end, beside another process of the same server that traces nothing. */
export async function traces(stand: Stand): Promise<Row> {
  const { server, upstream, customers } = stand
  const own = await stand.startServer({ OTEL_EXPORTER_OTLP_ENDPOINT: upstream.url })
  const side = ({ child, url }: typeof own) => ({
    pid: child.pid ?? 0,
    plan: { requests: customers.map(sendMessage), urls: [url] },
  })
  try {
    return costRow(
      await compare(stand, { callers, ours: side(own), bare: side(server) }),
      budgets.tracesRatio,
    )
  } finally {
    await stop(own.child, 'SIGTERM')
  }
}

/** A token of OAuth 2, beside an upstream without a credential. */
export const credential = (stand: Stand): Promise<Row> => {
  const { url } = stand.upstream
  const oauth = { type: 'OAUTH2', token_url: `${url}/token`, client_id: 'bench' } as const
  return costOf(stand, {
    env: { UPSTREAMS: '{}' },
    turn: (db, isOn) =>
      isOn ? setUpstream(db, `${url}/secured`, oauth) : setUpstream(db, `${url}/open`, { type: 'NONE' }),
  })
}

const setUpstream = (db: Db, url: string, chosen: Credential): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const key = { api: 'messaging', version: 'v1', environment: 'LIVE' } as const
    const on = { db: tx, settings: { secretsKey: process.env.SECRETS_KEY ?? '' } }
    await putUpstream(tx, {
      ...key,
      targets: JSON.stringify([{ url, weight: 1 }]),
      allow_internal: true,
      credential: JSON.stringify(chosen),
      ...(await sealSecrets(on, key, chosen.type === 'NONE' ? {} : { credential: 'kM3x-9wQpT2v' })),
      updated_at: new Date(),
      updated_by: null,
    })
  })
