import type { Tx } from '../../platform/db/client.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import { compose } from '../../platform/mail/message.ts'
import { type Notice, notify } from '../notifications/notify.ts'
import { coveredName, formRoute } from './covered.ts'
import type { SubmissionRow } from './submission.ts'

interface Outcome {
  readonly row: SubmissionRow
  readonly publicUrl: string
  readonly now: Date
}

/** A mail to whom the form names, and a notice behind the bell of who has an account. */
export async function tellOutcome(tx: Tx, { row, publicUrl, now }: Outcome): Promise<void> {
  const covered = (await coveredName(tx, row)) ?? row.publisher
  const { subject, paragraphs, button } =
    row.state === 'APPROVED' ? approval(row, covered) : rejection(row, covered)
  await enqueue(tx, 'mail', {
    payload: compose({
      id: `verification.${row.id}.${now.getTime()}`,
      to: row.contact_email,
      subject,
      paragraphs: [`Hello ${row.contact_name},`, ...paragraphs],
      button: { text: button.text, url: `${publicUrl}${button.route}` },
      note: `Verification ${row.id}`,
    }),
  })
  if (row.user_id) await notify(tx, { userId: row.user_id, ...noticeOf(row, covered), now })
}

function noticeOf(row: SubmissionRow, covered: string): Omit<Notice, 'userId' | 'now'> {
  if (row.state === 'APPROVED') {
    const message = `Your business is verified for ${covered}. Live keys can be made now.`
    return { message, route: '/subscriptions', text: 'See the keys' }
  }
  const fields = refusedFields(row)
  const again = fields.length === 1 ? 'one field has' : `${fields.length} fields have`
  const message = `Your verification for ${covered} was rejected: ${again} to be sent again.`
  return { message, important: true, route: formRoute(row), text: 'Send it again' }
}

function approval({ business_name, user_id }: SubmissionRow, covered: string) {
  const verified = `${business_name} is verified for ${covered}.`
  const subject = 'Your business is verified'
  if (user_id) {
    const next = 'Live keys can be made now, on the page of your subscriptions.'
    return {
      subject,
      paragraphs: [verified, next],
      button: { text: 'See the keys', route: '/subscriptions' },
    }
  }
  const next =
    'You sent the form as a guest. Make an account with this address and write to us, so that we connect the two.'
  return { subject, paragraphs: [verified, next], button: { text: 'Write to us', route: '/contact-us' } }
}

function rejection(row: SubmissionRow, covered: string) {
  const reasons = refusedFields(row).flatMap(({ field, errors }) =>
    errors.map(({ reason }) => `${labelOf(field)}: ${reason}`),
  )
  return {
    subject: 'Your business verification needs a change',
    paragraphs: [
      `We looked at the verification of ${row.business_name} for ${covered}. It cannot be approved yet:`,
      ...reasons,
      'Change what is named here and send the form again, whole.',
    ],
    button: { text: 'Send it again', route: formRoute(row) },
  }
}

const refusedFields = ({ requirements }: SubmissionRow) =>
  requirements.filter(({ errors }) => errors.length > 0)

/** `representative_id` as `Representative id`. */
function labelOf(field: string): string {
  const words = field.replaceAll(/[_.]/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
