import { brand } from '../../platform/brand/brand.ts'
import { handler, inTransaction } from '../../platform/http/handler.ts'
import { renderEmail } from '../../platform/mail/email.ts'
import { queueMail } from '../../platform/mail/queue.ts'
import { readChecklist, readFacts } from './checklist.ts'
import { createFirstOwner } from './first-owner.ts'

const adminGetSetup = handler<'adminGetSetup'>(
  async ({ db, clock, settings, findings = [], backupFolder }) => {
    const facts = await readFacts(db)
    const data = await readChecklist({ settings, findings, backupFolder, facts, now: clock() })
    return { status: 200, body: { data } }
  },
)

const adminSendTestEmail = inTransaction<'adminSendTestEmail'>(async ({ db, user, requestId }) => {
  const test = {
    id: `test.${requestId}`,
    to: user.email,
    subject: `Test message from ${brand().name}`,
    paragraphs: ['If you read this, the portal’s email works.'],
    note: 'An owner sent it from the set-up page.',
  }
  await queueMail(db, renderEmail(test))
  return { status: 202, body: { data: { message: `A test message is on its way to ${user.email}.` } } }
})

export const setupHandlers = { createFirstOwner, adminGetSetup, adminSendTestEmail }
