import type { Tx } from '../../platform/db/client.ts'
import { inTransaction } from '../../platform/http/handler.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import type { Clock } from '../../platform/time/clock.ts'
import type { EmailTokenPurpose } from './repo.ts'
import { requireEmailThrottle } from './throttle.ts'

interface EmailTokenContext {
  readonly db: Tx
  readonly clock: Clock
  readonly requestId: string
  readonly body: { readonly email: string }
}

/** Does the very same for every address; whether it has an account is looked up by the job. */
async function requestEmailToken(
  { db, clock, requestId, body }: EmailTokenContext,
  purpose: EmailTokenPurpose,
): Promise<void> {
  await requireEmailThrottle({ db, clock, email: body.email, purpose })
  const payload = { email: body.email, purpose, askedAt: clock().toISOString(), requestId }
  await enqueue(db, 'mailLink', { payload })
}

const accepted = <Message extends string>(message: Message) =>
  ({ status: 202, body: { data: { message } } }) as const

const resendVerification = inTransaction<'resendVerification'>(async (call) => {
  await requestEmailToken(call, 'VERIFY')
  return accepted('If this address is waiting to be verified, a new link is on its way.')
})

const forgotPassword = inTransaction<'forgotPassword'>(async (call) => {
  await requestEmailToken(call, 'RESET')
  return accepted('If this address has an account, a link to set a new password is on its way.')
})

/** Like the others, though it is known whose address it is: one way to mail links. */
const requestAccountDeletion = inTransaction<'requestAccountDeletion'>(async (call) => {
  const { db, clock, requestId, user } = call
  await requestEmailToken({ db, clock, requestId, body: { email: user.email } }, 'DELETE')
  return accepted('A link to delete your account is on its way. It works once, for one hour.')
})

export const emailTokenHandlers = { resendVerification, forgotPassword, requestAccountDeletion }
