import type { Tx } from '../../platform/db/client.ts'
import { inTransaction } from '../../platform/http/handler.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import type { Clock } from '../../platform/time/clock.ts'
import type { LinkPurpose } from './tables.ts'
import { requireMailTurn } from './throttle.ts'

interface Asking {
  readonly db: Tx
  readonly clock: Clock
  readonly requestId: string
  readonly body: { readonly email: string }
}

/** Does the very same for every address; whether it has an account is looked up by the job. */
async function askForLink({ db, clock, requestId, body }: Asking, purpose: LinkPurpose): Promise<void> {
  await requireMailTurn({ db, clock, email: body.email, purpose })
  const payload = { email: body.email, purpose, askedAt: clock().toISOString(), requestId }
  await enqueue(db, 'mailLink', { payload })
}

const accepted = <Message extends string>(message: Message) =>
  ({ status: 202, body: { data: { message } } }) as const

const resendVerification = inTransaction<'resendVerification'>(async (call) => {
  await askForLink(call, 'VERIFY')
  return accepted('If the address waits for verification, a new link is on its way.')
})

const forgotPassword = inTransaction<'forgotPassword'>(async (call) => {
  await askForLink(call, 'RESET')
  return accepted('If there is an account for the address, a link to set a new password is on its way.')
})

export const emailTokenHandlers = { resendVerification, forgotPassword }
