import { handler } from '../../platform/http/handler.ts'
import { addDays, dayIn } from '../../platform/time/days.ts'
import { readDeprecations } from './repo.ts'

const shownDays = 30

export const listDeprecations = handler<'listDeprecations'>(async ({ db, user, clock, settings }) => {
  const since = addDays(dayIn(settings.timeZone, clock()), 1 - shownDays)
  return { status: 200, body: { data: await readDeprecations(db, { userId: user.id, since }) } }
})
