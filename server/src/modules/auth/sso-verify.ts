import { inTransaction } from '../../platform/http/handler.ts'
import { Problem } from '../../platform/http/problem.ts'
import { signIn } from './sign-in.ts'
import { hashToken } from './tokens.ts'

/** One statement uses the token up: of two who trade it at once, the second finds it used. */
export const ssoVerify = inTransaction<'ssoVerify'>(async (call) => {
  const { db, clock, body } = call
  const traded = await db
    .updateTable('sso_tokens')
    .set({ used_at: clock() })
    .where('hash', '=', hashToken(body.sso_token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', clock())
    .returning('user_id')
    .executeTakeFirst()
  if (!traded) {
    throw new Problem(
      'sso_token_refused',
      'The sign-in was finished before, or is older than 300 seconds. Sign in with Google again.',
    )
  }
  const { status } = await db
    .selectFrom('users')
    .select('status')
    .where('id', '=', traded.user_id)
    .executeTakeFirstOrThrow()
  if (status === 'SUSPENDED') {
    return new Problem('account_suspended', 'Your account is suspended. Write to us to have it looked at.')
  }
  return { status: 200, body: { data: await signIn(call, traded.user_id) } }
})
