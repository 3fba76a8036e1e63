import type { Tx } from '../../platform/db/client.ts'
import type { Call } from '../../platform/http/handler.ts'

export type SubscribeCall = Call<'createUserSubscription', Tx>
