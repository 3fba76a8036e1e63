import type { AppContext } from '../../platform/app-context.ts'
import { audit } from '../../platform/db/audit.ts'
import { notify } from '../notifications/notify.ts'
import { endOwnKeys } from '../subscriptions/end-keys.ts'
import { prefixOf } from '../subscriptions/key-secret.ts'
import { ownersOfKeys } from '../subscriptions/keys-repo.ts'
import { deleteRecordsOfGrant } from './repo.ts'

/** How an agent’s access ended: it gave its token back, or somebody used a code or a refresh token a second time. */
export type GrantEnd = 'disconnected' | 'replayed'

/** Ends all that an agent was given, with its key, in every process, and tells the person who allowed it. */
export async function endGrant(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  grantId: string,
  end: GrantEnd,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const keyIds = await deleteRecordsOfGrant(tx, grantId)
    const now = clock()
    for (const { key_id: keyId, user_id: userId } of await ownersOfKeys(tx, keyIds)) {
      const revocation = await endOwnKeys(tx, { userId, keyIds: [keyId], now })
      for (const { key, name: api } of revocation.ended) {
        const keyText = `${prefixOf(key.type)}…${key.last_four}`
        await notify(tx, { userId, kind: 'keys', ...noticeOf(end, key.name, api), now })
        await audit(
          { db: tx, clock, user: { id: 'agents' }, requestId: null },
          {
            ...deeds[end],
            subject: userId,
            details: { key_id: key.id, key: keyText, name: key.name },
          },
        )
      }
    }
  })
}

const deeds = {
  disconnected: { action: 'agent.disconnect' },
  replayed: { action: 'agent.replay' },
} as const

function noticeOf(end: GrantEnd, agent: string, api: string) {
  const notice = { route: '/subscriptions', text: 'Manage keys' } as const
  return end === 'replayed'
    ? {
        ...notice,
        important: true,
        message: `A code or token of your agent “${agent}” was used twice, so somebody else may have it. Its key for ${api} was revoked. Check its calls, then connect it again.`,
      }
    : { ...notice, message: `Your agent “${agent}” was disconnected. Its key for ${api} no longer works.` }
}
