import type { Queries } from '../../platform/db/client.ts'
import type { SubscribedApi } from './newest-apis.ts'

/**
 * Whether a business is verified for an API: for its tag, or for all APIs of its publisher. Where the API itself asks for
 * nothing, a verification by any publisher shows that there is a business.
 */
export async function isVerified(db: Queries, userId: string, api: SubscribedApi): Promise<boolean> {
  let verified = db
    .selectFrom('business_verifications')
    .select('state')
    .where('user_id', '=', userId)
    .where('state', '=', 'APPROVED')
  if (api.kyb_required) {
    verified = verified.where('publisher', '=', api.publisher).where('tag', 'in', [api.tag ?? '', ''])
  }
  return (await verified.limit(1).execute()).length > 0
}
