import type { components } from '@switchboard/sdk'
import { audit } from '../../../platform/db/audit.ts'
import { handler, inTransaction, type RequestContext } from '../../../platform/http/handler.ts'
import { Problem } from '../../../platform/http/problem.ts'
import { toDecimal, toHundredths } from '../../../platform/money/decimals.ts'
import { dayIn } from '../../../platform/time/days.ts'
import { readSpendCaps, setSpendCap as storeSpendCap } from '../../ledger/limit-counts.ts'
import { periodEnds } from '../../pricing/period.ts'
import { shareMembership } from '../../team/repo.ts'

const listSpendCaps = handler<'listSpendCaps'>(async (call) => ({
  status: 200,
  body: { data: await capsOfAccount(call) },
}))

const setSpendCap = inTransaction<'setSpendCap'>(async (call) => {
  const { db, user, body } = call
  const { member_id } = body
  const credits = body.credits === null ? null : toHundredths(body.credits)
  if (member_id !== null && !(await shareMembership(db, { accountId: user.id, userId: member_id })))
    throw new Problem('not_found', 'The team has no such member. Nothing was changed.')
  await storeSpendCap(db, { userId: user.id, member_id, credits })
  await audit(call, { action: 'spend_cap.set', subject: member_id ?? user.id, details: { credits } })
  return { status: 200, body: { data: await capsOfAccount(call) } }
})

type CapsContext = Pick<RequestContext<'listSpendCaps'>, 'db' | 'user' | 'clock' | 'settings'>

async function capsOfAccount(call: CapsContext): Promise<components['schemas']['SpendCapList']> {
  const { db, user, clock, settings } = call
  const day = dayIn(settings.timeZone, clock())
  const { monthEndsAt } = periodEnds(settings.timeZone, day)
  return (await readSpendCaps(db, { userId: user.id, day })).map(({ credits, spent, ...cap }) => ({
    ...cap,
    credits: credits === null ? null : toDecimal(credits),
    credits_this_month: toDecimal(spent),
    month_ends_at: monthEndsAt.toISOString(),
  }))
}

export const spendCapHandlers = { listSpendCaps, setSpendCap }
