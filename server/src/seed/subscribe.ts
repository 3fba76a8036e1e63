import { hashKey, type KeyType, newKey } from '../modules/subscriptions/key-secret.ts'
import type { Tx } from '../platform/db/client.ts'
import { newId } from '../platform/ids.ts'
import type { Persona } from './personas.ts'

const dayMs = 86_400_000

interface SubscribeInput {
  readonly tx: Tx
  readonly now: Date
  readonly persona: Persona
  readonly apiNames: ReadonlyMap<string, string>
  /** The APIs that the persona may have live keys for. */
  readonly live: ReadonlySet<string>
}

/** A persona's subscriptions with their keys. The secrets are discarded: no one was there to copy them. */
export async function subscribe({ tx, now, persona, apiNames, live }: SubscribeInput): Promise<void> {
  const created_at = new Date(now.getTime() - 61 * dayMs)
  for (const [index, api] of persona.apis.entries()) {
    const id = newId('sub')
    const business = persona.plan === 'POSTPAID'
    const product = {
      product_id: `prd_${api}-${business ? 'month' : 'call'}`,
      product_version_id: `pvr_${api}-${business ? 'month' : 'call'}-2607`,
      name: `${apiNames.get(api)}, ${business ? 'Business monthly' : 'pay per call'}`,
      version: '2026-07',
      since: created_at.toISOString(),
    }
    await tx
      .insertInto('subscriptions')
      .values({
        id,
        user_id: persona.id,
        api,
        status: 'ACTIVE',
        products: JSON.stringify([product]),
        created_at,
        cancelled_at: null,
      })
      .execute()
    const types: KeyType[] = live.has(api) ? ['TEST', 'LIVE'] : ['TEST']
    const renewedAt = new Date(now.getTime() - 30 * 60_000)
    for (const type of types) {
      const renewed = persona.regenerated && index === 0 && type === 'TEST'
      await addKey(tx, { subscription_id: id, type, created_at: renewed ? renewedAt : created_at })
    }
    if (persona.regenerated && index === 0) {
      const grace_ends_at = new Date(now.getTime() + dayMs)
      await addKey(tx, { subscription_id: id, type: 'TEST', created_at, grace_ends_at })
    }
  }
}

interface NewKey {
  readonly subscription_id: string
  readonly type: KeyType
  readonly created_at: Date
  readonly grace_ends_at?: Date
}

async function addKey(tx: Tx, { grace_ends_at, ...row }: NewKey): Promise<void> {
  const secret = newKey(row.type)
  const record = { id: newId('key'), hash: hashKey(secret), last_four: secret.slice(-4) }
  await tx
    .insertInto('api_keys')
    .values({
      ...row,
      ...record,
      last_used_at: null,
      grace_ends_at: grace_ends_at ?? null,
      expires_at: null,
      revoked_at: null,
    })
    .execute()
}
