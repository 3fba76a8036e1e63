import type { Queries, Tx } from '../../platform/db/client.ts'
import { Problem } from '../../platform/http/problem.ts'
import { dayIn, dayInWords } from '../../platform/time/days.ts'
import { lockUser } from '../accounts/repo.ts'
import { firstApiName } from '../catalogue/repo.ts'
import { findOpenOne } from './repo.ts'

interface StandingQuery {
  readonly userId: string
  readonly publisher: string
  readonly tag: string | null
  readonly timeZone: string
}

/** Of parallel forms of one person, the next is looked at when the one before it is committed. */
export async function takeTurn(tx: Tx, userId: string): Promise<void> {
  await lockUser(tx, userId)
}

/** Refuses a form for what is in review or approved, by a form of its own or by one for all APIs of the publisher. */
export async function refuseOpenOne(
  db: Queries,
  { userId, publisher, tag, timeZone }: StandingQuery,
): Promise<void> {
  const open = await findOpenOne(db, { userId, publisher, tag })
  if (!open) return
  if (open.state === 'APPROVED') {
    throw new Problem(
      'kyb_approved',
      'Your business is already verified for these APIs. There’s nothing to submit.',
    )
  }
  const sent = dayInWords(dayIn(timeZone, open.submitted_at))
  throw new Problem(
    'kyb_in_review',
    `It was sent on ${sent} and can’t be changed now. We’ll email you when the review is done.`,
    { status: 409 },
  )
}

interface CoveredApis {
  readonly publisher: string
  readonly tag: string | null
}

/** The APIs that a verification is for, in words: `SIM Swap`, or `the APIs of Beacon`. Undefined if there are none. */
export async function coveredName(db: Queries, { publisher, tag }: CoveredApis): Promise<string | undefined> {
  const name = await firstApiName(db, { publisher, tag })
  if (name === undefined || tag !== null) return name
  return `the APIs of ${publisher.charAt(0).toUpperCase()}${publisher.slice(1)}`
}

/** The page of the portal where the form is. */
export const formRoute = ({ publisher, tag }: CoveredApis): string =>
  tag ? `/kyb/${publisher}/${tag}` : '/kyb'
