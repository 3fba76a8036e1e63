// How much processor time a feature costs a call: the same calls with it and without it, by turns.
import { putUpstream } from '../../src/modules/upstreams/repo.ts'
import { sealSecrets } from '../../src/modules/upstreams/secrets.ts'
import { dbOn, openPool } from '../../src/platform/db/client.ts'
import { stop } from '../../test/support/process.ts'
import { budgets } from './budgets.ts'
import { sendMessage } from './requests.ts'
import { compare } from './rounds.ts'
import { costRow, type Row } from './row.ts'
import type { Stand } from './stand.ts'

const callers = 8

interface CostOptions {
  /** Of the processes with the feature and without it. */
  readonly withIt: Readonly<Record<string, string>>
  readonly without: Readonly<Record<string, string>>
}

/** Two processes that are alike but for one thing, each with all of the calls in turn. */
async function costOf(stand: Stand, { withIt, without }: CostOptions): Promise<Row> {
  const [ours, bare] = [await stand.startServer(withIt), await stand.startServer(without)]
  const plan = { requests: stand.customers.map(sendMessage) }
  try {
    return costRow(
      await compare(stand, {
        callers,
        ours: { pid: ours.child.pid ?? 0, plan: { ...plan, urls: [ours.url] } },
        bare: { pid: bare.child.pid ?? 0, plan: { ...plan, urls: [bare.url] } },
      }),
      budgets.costRatio,
    )
  } finally {
    await Promise.all([stop(ours.child, 'SIGTERM'), stop(bare.child, 'SIGTERM')])
  }
}

/**
 * An upstream that was set, with a token of OAuth 2, beside the same address as the deployment has it, without any credential. There a body
 * flows, here it is held to be repeated: for one as small as this, that is the cheaper way.
 */
export async function credential(stand: Stand): Promise<Row> {
  await setUpstream(stand)
  return costOf(stand, { withIt: { UPSTREAMS: '{}' }, without: {} })
}

async function setUpstream({ databaseUrl, upstream }: Stand): Promise<void> {
  const db = dbOn(openPool({ url: databaseUrl, poolSize: 1 }))
  const key = { api: 'messaging', version: 'v1', environment: 'LIVE' } as const
  await db.transaction().execute(async (tx) => {
    const on = { db: tx, settings: { secretsKey: process.env.SECRETS_KEY ?? '' } }
    await putUpstream(tx, {
      ...key,
      targets: JSON.stringify([{ url: `${upstream.url}/secured`, weight: 1 }]),
      allow_internal: true,
      credential: JSON.stringify({ type: 'OAUTH2', token_url: `${upstream.url}/token`, client_id: 'bench' }),
      ...(await sealSecrets(on, key, { credential: 'kM3x-9wQpT2v' })),
      updated_at: new Date(),
      updated_by: null,
    })
  })
  await db.destroy()
}
