// Tokens issued for an account become void when the ways into it change: decision 0064.
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/client.ts'
import type { AuthUser } from '../../platform/http/authenticate.ts'
import { Problem } from '../../platform/http/problem.ts'

/** For a row that is opened now. An older one than was just committed only makes it worthless. */
export const securityVersionOf = (userId: string) =>
  sql<number>`(SELECT security_version FROM users WHERE id = ${userId})`

/** Whether a row is as old as the account's state is, such as `isCurrent('sso_tokens.user_id', 'sso_tokens.security_version')`. */
export const isCurrent = (userColumn: string, versionColumn: string) =>
  sql<boolean>`${sql.ref(versionColumn)} = (SELECT security_version FROM users WHERE id = ${sql.ref(userColumn)})`

/** For changes that no row of the account itself tells: sessions that were ended. Locks the user. */
export async function noteSecurityChange(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable('users')
    .set(({ eb }) => ({ security_version: eb('security_version', '+', 1) }))
    .where('id', '=', userId)
    .execute()
}

/** Locks who calls, and throws where what their session had proved was overtaken since the call came in. */
export async function lockUnchanged(tx: Tx, { id, securityVersion }: AuthUser): Promise<void> {
  const locked = await tx
    .selectFrom('users')
    .select('security_version')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (locked?.security_version === securityVersion) return
  throw new Problem(
    'step_up_required',
    'How you log in was changed a moment ago. Confirm it’s you, then send the same call again.',
  )
}
