import { plain } from '../../handler.ts'
import { listSubscriptions } from './repo.ts'

const listUserSubscriptions = plain<'listUserSubscriptions'>(async ({ db, user, clock }) => ({
  status: 200,
  body: { data: await listSubscriptions(db, { userId: user.id, now: clock() }) },
}))

export const subscriptionHandlers = { listUserSubscriptions }
