import type { Tx } from '../../platform/db/client.ts'
import type { RequestContext } from '../../platform/http/handler.ts'

export type SubscribeCall = RequestContext<'createUserSubscription', Tx>
