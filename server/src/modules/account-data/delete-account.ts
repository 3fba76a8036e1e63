import { audit } from '../../platform/db/audit.ts'
import type { Tx } from '../../platform/db/client.ts'
import { handler, type RequestContext } from '../../platform/http/handler.ts'
import { Problem, refusedField } from '../../platform/http/problem.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import { eraseMails } from '../../platform/mail/queue.ts'
import { toDecimal } from '../../platform/money/decimals.ts'
import { dayIn } from '../../platform/time/days.ts'
import {
  eraseAccount,
  eraseDependentRows,
  lockWithPassword,
  readUser,
  type UserRow,
} from '../accounts/repo.ts'
import { endAdjustments } from '../admin/end-adjustments.ts'
import { eraseApprovals } from '../approvals/repo.ts'
import { checkPassword } from '../auth/passwords.ts'
import { clearAllFailures, clearFailures, recordAttempt } from '../auth/sign-in-failures.ts'
import { accountDeleted } from '../email-tokens/email-templates.ts'
import { redeemEmailToken } from '../email-tokens/email-tokens.ts'
import { forgetEmailThrottle } from '../email-tokens/throttle.ts'
import { eraseExports } from '../exports/repo.ts'
import { eraseDrafts } from '../kyb/drafts-repo.ts'
import { eraseSubmissions } from '../kyb/repo.ts'
import { takeLevelChanges } from '../ledger/level-changes.ts'
import { forgetAllCounts } from '../ledger/limit-counts.ts'
import { expireLots, postToLedger } from '../ledger/post.ts'
import { eraseNotifications } from '../notifications/repo.ts'
import { endAutoTopUp } from '../payments/auto-top-up/cards.ts'
import { endPendingPayments } from '../payments/repo.ts'
import { findUnpaidStatement } from '../payments/statements/repo.ts'
import { eraseMessages } from '../site/repo.ts'
import { endAllSubscriptions } from '../subscriptions/end-all.ts'
import { eraseKeyLimits } from '../subscriptions/limits/repo.ts'
import { endTeam } from '../team/end-team.ts'
import { eraseExchanges } from '../usage/exchanges-repo.ts'
import { lockWallet } from '../wallet/repo.ts'

type DeleteRequest = RequestContext<'deleteAccount'>

const wrong = () => refusedField('#/password', 'password_wrong', 'This isn’t your password.')

/**
 * At once and for good; decision 0039 says what is kept, and why there is no time to think it over. The password is checked outside of
 * any transaction: hashing takes long, and connections are few.
 */
export const deleteAccount = handler<'deleteAccount'>(async (call) => {
  const { verification_token } = call.body
  const account = await readUser(call.db, call.user.id)
  if (verification_token === undefined) await provePassword(call, account)
  const lost = await call.db.transaction().execute(async (tx) => {
    if (verification_token !== undefined) await proveByLink(call, tx, verification_token)
    else if (!(await lockWithPassword(tx, account))) throw wrong()
    await requireNothingDue(tx, account)
    return erase(call, tx, account)
  })
  const message = 'Your account is deleted. We’ve emailed you a confirmation.'
  return { status: 200, body: { data: { message, ...lost } } }
})

/** A wrong try counts as one of signing in does: a session that was left open is no way around the lock. */
async function provePassword(call: DeleteRequest, { password_hash, email }: UserRow): Promise<void> {
  if (password_hash === null) {
    throw new Problem(
      'password_not_set',
      'You log in with a provider. Request a link by email to delete your account.',
    )
  }
  const { password } = call.body
  if (password === undefined) throw refusedField('#/password', 'required', 'Enter your password.')
  await recordAttempt(call, email, { code: 'too_many_requests' })
  if (!(await checkPassword(call, password_hash, password))) throw wrong()
  await clearFailures(call, email)
}

/** Another person's link is unknown here; thrown, so that it stays valid. */
async function proveByLink({ clock, user }: DeleteRequest, tx: Tx, token: string): Promise<void> {
  const id = await redeemEmailToken({ db: tx, clock }, { token, purpose: 'DELETE' })
  if (id === user.id) return
  throw new Problem(
    'verification_unknown',
    'This link is for another account. Log in with that account first.',
  )
}

async function requireNothingDue(tx: Tx, { id, plan_type }: UserRow): Promise<void> {
  const unpaid = await findUnpaidStatement(tx, id)
  if (unpaid) {
    throw new Problem(
      'bill_open',
      `Statement ${unpaid.invoice_id} is unpaid. Pay it under Statements, then delete your account.`,
    )
  }
  if (plan_type === 'POSTPAID') {
    throw new Problem(
      'bill_open',
      'Your account is billed monthly, and its last statement isn’t ready yet. Contact us to close it.',
    )
  }
}

interface Lost {
  readonly credits_lost: string
  readonly keys_ended: number
}

async function erase(call: DeleteRequest, db: Tx, { id, email }: UserRow): Promise<Lost> {
  const { clock, settings, requestId, user } = call
  const now = clock()
  const keys_ended = await endAllSubscriptions(db, { userId: id, today: dayIn(settings.timeZone, now), now })
  // Payments before the wallet, as those who settle them lock them.
  await endPendingPayments(db, id)
  await endAutoTopUp(db, id, now)
  const credits = await giveUpCredits(call, db, id)
  await forgetAllCounts(db, id)
  await eraseKeyLimits(db, id)
  await eraseApprovals(db, id)
  await eraseExchanges(db, id)
  await endTeam(call, db, { id, email })
  await eraseExports(db, id)
  await eraseNotifications(db, id)
  await endAdjustments(db, { userId: id, now })
  await eraseDrafts(db, id)
  await eraseSubmissions(db, { userId: id, email })
  await eraseMessages(db, email)
  await eraseMails(db, email)
  await clearAllFailures(db, email)
  await forgetEmailThrottle(db, email)
  await eraseDependentRows(db, id)
  await eraseAccount(db, id, now)
  const { publicUrl } = settings
  // Without a row in the list of mails: the address would stay in it.
  await enqueue(db, 'mail', { payload: accountDeleted({ requestId, to: email, publicUrl }) })
  const lost = { credits_lost: toDecimal(credits), keys_ended }
  await audit({ db, clock, user, requestId }, { action: 'account.delete', subject: id, details: lost })
  return lost
}

/** Writes off what is left, so that the books say where it went. Returns how much, in hundredths. */
async function giveUpCredits({ clock, requestId }: DeleteRequest, db: Tx, userId: string): Promise<number> {
  const now = clock()
  await expireLots(db, userId, now)
  const left = (await lockWallet(db, userId)) ?? 0
  if (left > 0) {
    await postToLedger(db, {
      userId,
      kind: 'ADJUSTMENT',
      amount: -left,
      description: 'Account deleted',
      reference: userId,
      reason: 'Credits lost when the account was deleted.',
      actor: 'USER',
      key: `account-deleted:${userId}`,
      now,
      requestId,
    })
  }
  // The account is gone, so no alert is sent.
  await takeLevelChanges(db, userId)
  return left
}
