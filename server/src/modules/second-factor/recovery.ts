import { randomBytes } from 'node:crypto'
import type { components } from '@switchboard/sdk'
import type { AppContext } from '../../platform/app-context.ts'
import { audit } from '../../platform/db/audit.ts'
import type { Tx } from '../../platform/db/client.ts'
import { handler, inTransaction } from '../../platform/http/handler.ts'
import { Problem } from '../../platform/http/problem.ts'
import { newId } from '../../platform/ids.ts'
import type { MailMessage } from '../../platform/mail/email.ts'
import { queueMail } from '../../platform/mail/queue.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import { sha256 } from '../../platform/sha256.ts'
import { after, type Clock } from '../../platform/time/clock.ts'
import { momentInWords } from '../../platform/time/days.ts'
import { lockUser, readUser } from '../accounts/repo.ts'
import { notify, notifyAdministrators } from '../notifications/notify.ts'
import { closeChallenge, countAttempt } from './challenges.ts'
import { type OwnerEmail, recoveryEmails } from './emails.ts'
import {
  addRecovery,
  deleteFactors,
  dueRecoveries,
  endRecoveries,
  findByCancelHash,
  findOpenRecovery,
  lastRecovery,
  type RecoveryRow,
  takeRecoveryLink,
  updateRecovery,
} from './recovery-repo.ts'

type Schemas = components['schemas']

const waitSeconds = 72 * 3_600
const linkSeconds = 24 * 3_600
const daySeconds = 24 * 3_600

interface RecoveryContext {
  readonly db: Tx
  readonly clock: Clock
  readonly settings: Settings
  readonly requestId: string
}

const newToken = (prefix: string) => {
  const token = `${prefix}_${randomBytes(32).toString('base64url')}`
  return { token, hash: sha256(token) }
}

/** The right password is enough to ask: the owner is told in the same transaction, 72 hours before it opens anything. */
export const requestFactorRecovery = handler<'requestFactorRecovery'>(async (call) => {
  const { clock, settings, requestId, body } = call
  const { userId } = await countAttempt(call, { token: body.challenge_token, purpose: 'SIGN_IN' })
  const ready_at = await call.db.transaction().execute(async (db) => {
    await lockUser(db, userId)
    if ((await readUser(db, userId)).status === 'SUSPENDED') {
      throw new Problem('account_suspended', 'Your account is suspended. Contact us to restore access.')
    }
    // One that a change of the account has overtaken is worth nothing.
    await closeChallenge({ db, clock }, body.challenge_token)
    const open = await findOpenRecovery(db, userId, clock())
    return open?.ready_at ?? openRecovery({ db, clock, settings, requestId }, userId)
  })
  const message =
    'We’ll email you a link in 72 hours. Until then, anybody with your second factor or your email can cancel the request.'
  return { status: 202, body: { data: { message, ready_at: ready_at.toISOString() } } }
})

async function openRecovery(on: RecoveryContext, userId: string): Promise<Date> {
  const { db, clock, settings } = on
  const now = clock()
  const last = await lastRecovery(db, userId, after(now, -daySeconds))
  if (last) {
    const retryAfterSeconds = Math.ceil((after(last, daySeconds).getTime() - now.getTime()) / 1000)
    throw new Problem('too_many_requests', 'You can ask once a day. Try again tomorrow.', {
      retryAfterSeconds,
    })
  }
  await endRecoveries(db, userId, now)
  const { token, hash } = newToken('rcx')
  const ready_at = after(now, waitSeconds)
  await addRecovery(db, {
    id: newId('rec'),
    user_id: userId,
    requested_at: now,
    ready_at,
    cancel_hash: hash,
  })
  await record(on, userId, 'request')
  const when = momentInWords(settings.timeZone, ready_at)
  const link = `${settings.publicUrl}/cancel-recovery?token=${token}`
  const { email, user_type } = await tell(
    on,
    userId,
    `Someone with your password asked to log in without your second factor. From ${when}, they can. If it wasn’t you, cancel it with the link in our email or by logging in, then change your password.`,
    (mail) => recoveryEmails.requested(mail, { link, when }),
  )
  if (user_type === 'USER') {
    await notifyAdministrators(db, {
      role: 'SUPPORT',
      message: `${email} asked to log in without a lost second factor. Two administrators can approve it before ${when}.`,
      route: `/admin/users/${userId}`,
      text: 'View user',
      now,
    })
  }
  return ready_at
}

const record = (
  { db, clock, requestId }: Omit<RecoveryContext, 'settings'>,
  userId: string,
  change: 'request' | 'cancel' | 'use',
) =>
  audit(
    { db, clock, user: { id: userId }, requestId },
    { action: `second_factor.recovery.${change}`, subject: userId, details: {} },
  )

/** In the portal and by email, which nobody can turn off for this kind. Returns whom. */
async function tell(
  { db, clock, settings, requestId }: RecoveryContext,
  userId: string,
  message: string,
  email: (mail: OwnerEmail) => MailMessage,
) {
  const owner = await readUser(db, userId)
  await notify(db, {
    userId,
    kind: 'second_factor',
    message,
    important: true,
    route: '/dashboard/profile?section=security',
    text: 'Review second factors',
    mail: () => queueMail(db, email({ requestId, to: owner.email, publicUrl: settings.publicUrl })),
    now: clock(),
  })
  return owner
}

/** Ends the open request, if there is one, and tells the owner. The caller holds the row of the user. */
export async function cancelRecoveries(on: RecoveryContext, userId: string): Promise<void> {
  if (!(await endRecoveries(on.db, userId, on.clock()))) return
  await record(on, userId, 'cancel')
  const message = 'The request to log in without your second factor was cancelled.'
  await tell(on, userId, message, recoveryEmails.cancelled)
}

export const cancelFactorRecovery = inTransaction<'cancelFactorRecovery'>(async (call) => {
  const { db, body } = call
  const hash = sha256(body.token)
  const owner = await findByCancelHash(db, hash)
  if (!owner) {
    throw new Problem('verification_unknown', 'The link is incomplete. Open it from the email again.')
  }
  await lockUser(db, owner.user_id)
  if ((await findByCancelHash(db, hash))?.ended_at) {
    throw new Problem(
      'verification_used',
      'The request is no longer open: it was cancelled, used, or has ended.',
    )
  }
  await cancelRecoveries(call, owner.user_id)
  const message = 'The request is cancelled. Your second factor is still needed to log in.'
  return { status: 200, body: { data: { message } } }
})

/** The emailed link as a proof: takes the lost factors away. The caller holds the row of the user, and ends the sessions. */
export async function takeRecovery(on: RecoveryContext, userId: string, token: string): Promise<boolean> {
  const taken = await takeRecoveryLink(on.db, { userId, hash: sha256(token), now: on.clock() })
  if (!taken) return false
  await deleteFactors(on.db, userId)
  await record(on, userId, 'use')
  const message =
    'You logged in with a link from an email. Your earlier second factors were removed, and you were signed out everywhere. Set up a new one.'
  await tell(on, userId, message, recoveryEmails.used)
  return true
}

/** Emails the links of requests whose 72 hours are over. */
export async function mailRecoveryLinks({ db, clock, settings }: AppContext): Promise<void> {
  for (const { user_id } of await dueRecoveries(db, clock())) {
    await db.transaction().execute(async (tx) => {
      await lockUser(tx, user_id)
      const open = await findOpenRecovery(tx, user_id, clock())
      if (open && !open.link_hash && open.ready_at <= clock()) {
        await mailLink({ db: tx, clock, settings, requestId: open.id }, open)
      }
    })
  }
}

async function mailLink(on: RecoveryContext, { id, user_id }: RecoveryRow): Promise<void> {
  const { db, clock, settings } = on
  const { token, hash } = newToken('rcv')
  await updateRecovery(db, id, { link_hash: hash, link_expires_at: after(clock(), linkSeconds) })
  const link = `${settings.publicUrl}/login?recovery=${token}`
  const message = 'You can log in without your second factor now, with the link in our email.'
  await tell(on, user_id, message, (mail) => recoveryEmails.ready(mail, { link }))
}

export const recoveryView = (open: RecoveryRow, adminId: string): Schemas['AdminFactorRecovery'] => ({
  requested_at: open.requested_at.toISOString(),
  ready_at: open.ready_at.toISOString(),
  approvals: open.approved_twice ? 2 : Number(open.approved_by !== null),
  approved_by_caller: open.approved_by === adminId,
})

/** The second approval, by another administrator, takes the place of the 72 hours. The caller holds the row of the user. */
export async function approveRecovery(
  on: RecoveryContext,
  userId: string,
  adminId: string,
): Promise<RecoveryRow> {
  const { db, clock } = on
  const now = clock()
  const open = await findOpenRecovery(db, userId, now)
  if (!open) {
    throw new Problem('not_found', 'This user has no open request to log in without the second factor.')
  }
  if (open.approved_by === adminId) {
    const text = 'You have approved this request. Another administrator has to approve it, too.'
    throw new Problem('recovery_approved', text)
  }
  if (!open.approved_by) {
    await updateRecovery(db, open.id, { approved_by: adminId })
    return { ...open, approved_by: adminId }
  }
  const approved = { approved_twice: true, ready_at: open.link_hash ? open.ready_at : now }
  await updateRecovery(db, open.id, approved)
  if (!open.link_hash) await mailLink(on, open)
  return { ...open, ...approved }
}
