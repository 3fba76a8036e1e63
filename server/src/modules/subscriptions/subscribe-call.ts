import type { Tx } from '../../db/client.ts'
import type { Call } from '../../handler.ts'

export type SubscribeCall = Call<'createUserSubscription', Tx>
