import policies from '@switchboard/contract/policies.json' with { type: 'json' }
import { audit } from '../../platform/db/audit.ts'
import type { Db, Tx } from '../../platform/db/client.ts'
import { Problem } from '../../platform/http/problem.ts'
import { renderEmail } from '../../platform/mail/email.ts'
import { queueMail } from '../../platform/mail/queue.ts'
import type { Clock } from '../../platform/time/clock.ts'
import { updateAccount } from '../accounts/repo.ts'
import { type Notice, notify } from '../notifications/notify.ts'
import { lockSubmission, noteDecision, type SubmissionRow } from './repo.ts'
import { accepted, type Refusal, rejected } from './requirements.ts'
import { coveredName, formRoute } from './standing.ts'

/** The reviewer and the means of a decision. */
export interface ReviewContext {
  readonly db: Db
  readonly clock: Clock
  readonly settings: { readonly publicUrl: string }
  /** Written down with each decision. */
  readonly reviewer: string
  /** Null on the command line. */
  readonly requestId: string | null
}

/** Verifies the business. Its account becomes a business account by that. */
export const approve = (reviewing: ReviewContext, id: string): Promise<SubmissionRow> =>
  decide(reviewing, id, async (tx, row) => {
    if (row.user_id) {
      await updateAccount(tx, row.user_id, { company_name: row.business_name })
    }
    return { state: 'APPROVED', reason: null, requirements: accepted(row.requirements) }
  })

/** Sends the form back, with what has to be sent again and why. */
export function reject(
  reviewing: ReviewContext,
  id: string,
  refusals: readonly Refusal[],
): Promise<SubmissionRow> {
  if (refusals.length === 0) throw new RangeError('Name at least one field, with a code and a reason.')
  return decide(reviewing, id, async (_tx, row) => ({
    state: 'REJECTED',
    reason: refusals
      .map(({ reason }) => reason)
      .join(' ')
      .slice(0, 500),
    requirements: rejected(row.requirements, refusals),
  }))
}

type Decision = Pick<SubmissionRow, 'reason' | 'requirements'> & { readonly state: 'APPROVED' | 'REJECTED' }

async function decide(
  { db, clock, settings, reviewer, requestId }: ReviewContext,
  id: string,
  judge: (tx: Tx, row: SubmissionRow) => Promise<Decision>,
): Promise<SubmissionRow> {
  return db.transaction().execute(async (tx) => {
    const row = await lockSubmission(tx, id)
    if (!row) throw new Problem('not_found', `There’s no verification ${id}.`)
    if (row.state !== 'IN_REVIEW') throw new Problem('kyb_decided', `${id} is already ${row.state}.`)
    const decision = await judge(tx, row)
    const now = clock()
    const decided = await noteDecision(tx, id, { ...decision, decided_at: now })
    const rejected = decision.requirements.flatMap(({ errors }) => errors)
    await audit(
      { db: tx, clock, user: { id: reviewer }, requestId },
      {
        action: decision.state === 'APPROVED' ? 'kyb.approve' : 'kyb.reject',
        subject: id,
        details: { user: row.user_id, publisher: row.publisher, tag: row.tag, refused: rejected },
      },
    )
    await tellOutcome(tx, { row: decided, publicUrl: settings.publicUrl, now })
    return decided
  })
}

interface Outcome {
  readonly row: SubmissionRow
  readonly publicUrl: string
  readonly now: Date
}

/** Emails the form's contact, and notifies the account if there is one. */
async function tellOutcome(tx: Tx, { row, publicUrl, now }: Outcome): Promise<void> {
  const covered = (await coveredName(tx, row)) ?? row.publisher
  const { subject, paragraphs, button } =
    row.state === 'APPROVED' ? approval(row, covered) : rejection(row, covered)
  const payload = renderEmail({
    id: `verification.${row.id}.${now.getTime()}`,
    to: row.contact_email,
    subject,
    paragraphs: [`Hello ${row.contact_name},`, ...paragraphs],
    button: { text: button.text, url: `${publicUrl}${button.route}` },
    note: `Verification ${row.id}`,
  })
  const mail = () => queueMail(tx, payload)
  if (!row.user_id) return mail()
  await notify(tx, { userId: row.user_id, kind: 'verification', ...noticeOf(row, covered), mail, now })
}

function noticeOf(row: SubmissionRow, covered: string): Omit<Notice, 'userId' | 'kind' | 'now'> {
  if (row.state === 'APPROVED') {
    const message = `Your business is verified for ${covered}. You can now create live keys.`
    return { message, route: '/subscriptions', text: 'Manage keys' }
  }
  const fields = rejectedFields(row)
  const again = fields.length === 1 ? 'one field has' : `${fields.length} fields have`
  const message = `Your verification for ${covered} was rejected: ${again} to be resubmitted.`
  return { message, important: true, route: formRoute(row), text: 'Resubmit' }
}

function approval({ business_name, user_id }: SubmissionRow, covered: string) {
  const verified = `${business_name} is verified for ${covered}.`
  const subject = 'Your business is verified'
  if (user_id) {
    const next = 'You can now create live keys on the Subscriptions page.'
    return {
      subject,
      paragraphs: [verified, next],
      button: { text: 'Manage keys', route: '/subscriptions' },
    }
  }
  const next =
    'You submitted the form as a guest. Create an account with this address and contact us to link the two.'
  return { subject, paragraphs: [verified, next], button: { text: 'Contact us', route: '/contact-us' } }
}

function rejection(row: SubmissionRow, covered: string) {
  const reasons = rejectedFields(row).flatMap(({ field, errors }) =>
    errors.map(({ reason }) => `${labelOf(field)}: ${reason}`),
  )
  return {
    subject: 'Your business verification needs changes',
    paragraphs: [
      `We reviewed the verification of ${row.business_name} for ${covered} and can’t approve it yet:`,
      ...reasons,
      `Open the form to correct them. ${policies.resubmission}`,
    ],
    button: { text: 'Resubmit', route: formRoute(row) },
  }
}

const rejectedFields = ({ requirements }: SubmissionRow) =>
  requirements.filter(({ errors }) => errors.length > 0)

/** `representative_id` as `Representative id`. */
function labelOf(field: string): string {
  const words = field.replaceAll(/[_.]/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
