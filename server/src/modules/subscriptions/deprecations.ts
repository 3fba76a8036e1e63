import { handler } from '../../platform/http/handler.ts'
import { addDays, dayIn } from '../../platform/time/days.ts'
import { readDeprecations } from './calls-repo.ts'

const shownDays = 30
const weekDays = 7

export const listDeprecations = handler<'listDeprecations'>(async ({ db, user, clock, settings }) => {
  const today = dayIn(settings.timeZone, clock())
  const query = {
    userId: user.id,
    since: addDays(today, 1 - shownDays),
    weekSince: addDays(today, 1 - weekDays),
  }
  return { status: 200, body: { data: await readDeprecations(db, query) } }
})
