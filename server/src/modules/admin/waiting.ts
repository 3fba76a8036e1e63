import { handler } from '../../platform/http/handler.ts'
import { countWaiting } from './waiting-repo.ts'

export const adminGetWaiting = handler<'adminGetWaiting'>(async ({ db, user }) => ({
  status: 200,
  body: { data: await countWaiting(db, user.id) },
}))
