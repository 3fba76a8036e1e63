import { purgeApprovals } from './modules/approvals/repo.ts'
import { purgeSessions } from './modules/auth/purge-repo.ts'
import { purgeEmailTokens } from './modules/email-tokens/email-tokens.ts'
import { purgeExports } from './modules/exports/repo.ts'
import { purgeOAuthRecords } from './modules/oauth/repo.ts'
import { purgeChallenges } from './modules/second-factor/challenges.ts'
import { purgeInvitations } from './modules/team/invitations-repo.ts'
import { purgeUpstreamMinutes } from './modules/upstreams/health-repo.ts'
import { purgeExchanges } from './modules/usage/exchanges-repo.ts'
import { purgeDeliveries } from './modules/webhooks/repo.ts'
import type { AppContext } from './platform/app-context.ts'
import { purgeRecords } from './platform/http/purge-records.ts'
import { purgeMails } from './platform/mail/queue.ts'
import { purgeMailTurns } from './platform/mail/recipient-throttle.ts'
import { purgeDrafts } from './publishing/drafts/repo.ts'

/** Deletes records that are no longer needed; each part knows how long its own are. */
export async function purgeExpired(context: Pick<AppContext, 'db' | 'clock' | 'settings'>): Promise<void> {
  for (const purge of [
    purgeEmailTokens,
    purgeSessions,
    purgeChallenges,
    purgeInvitations,
    purgeOAuthRecords,
    purgeApprovals,
    purgeDeliveries,
    purgeUpstreamMinutes,
    purgeExchanges,
    purgeExports,
    purgeDrafts,
    purgeMails,
    purgeMailTurns,
    purgeRecords,
  ])
    await purge(context)
}
