import type { Queries } from '../../platform/db/client.ts'
import { newId } from '../../platform/ids.ts'

export interface Notice {
  readonly userId: string
  readonly message: string
  readonly important?: boolean
  /** A page of the portal, such as `/dashboard/wallet/topup`. */
  readonly route?: string
  /** An address outside it; a route goes before it. */
  readonly link?: string
  /** What the way there is called. Without one it is not offered. */
  readonly text?: string
  readonly now: Date
}

/** Tells a person something behind the bell, in the transaction that causes it. */
export async function notify(db: Queries, notice: Notice): Promise<void> {
  const { userId, message, important = false, route, link, text, now } = notice
  const action = route ? 'route' : link ? 'link' : null
  await db
    .insertInto('notifications')
    .values({
      id: newId('ntf'),
      user_id: userId,
      message,
      important,
      action,
      link: route ?? link ?? null,
      text: action && (text ?? null),
      created_at: now,
    })
    .execute()
}
