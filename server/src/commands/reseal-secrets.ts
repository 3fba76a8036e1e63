import { sealedDrafts } from '../modules/kyb/drafts-repo.ts'
import { sealedCards } from '../modules/payments/auto-top-up/repo.ts'
import { resealRecoveryKey, sealedTotpSecrets } from '../modules/second-factor/sealing.ts'
import { resealUpstreams } from '../modules/upstreams/rotate.ts'
import { sealedWebhooks } from '../modules/webhooks/secrets.ts'
import { type Rotation, resealColumn } from '../platform/db/reseal.ts'
import type { SealContext } from '../platform/db/seal.ts'
import { waitingJobs } from '../platform/jobs/enqueue.ts'

interface PartRotation extends Rotation {
  /** As operators know it. */
  readonly what: string
}

/** Everything that is sealed with SECRETS_KEY, by the current one. The server goes on meanwhile, as long as it knows both. */
export async function resealSecrets(on: SealContext): Promise<readonly PartRotation[]> {
  const columns = [
    ...sealedWebhooks.map((column) => ({ what: 'webhook', column })),
    ...sealedTotpSecrets.map((column) => ({ what: 'authenticator app', column })),
    { what: 'saved card', column: sealedCards },
    { what: 'business verification draft', column: sealedDrafts },
  ]
  const parts: PartRotation[] = [
    { what: 'upstream', ...(await resealUpstreams(on)) },
    { what: 'key of recovery codes', ...(await resealRecoveryKey(on)) },
  ]
  for (const { what, column } of columns) parts.push({ what, ...(await resealColumn(on, column)) })
  return parts
}

/** Cards that the payment provider has still to forget: their tokens travel in the queue, sealed with the key of their day. */
export const cardsToForget = ({ db }: SealContext): Promise<number> => waitingJobs(db, 'forgetCard')
