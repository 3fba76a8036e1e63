import { dayIn } from '../../days.ts'
import { plain } from '../../handler.ts'
import { firstDayOf, readUsage } from './repo.ts'
import { byApi, byPeriod, rangeBefore, rangeOf, sum, within } from './rules.ts'

const listApiUsage = plain<'listApiUsage'>(async ({ db, clock, settings, user, query }) => {
  const { page = 1, limit = 20, view = 'daily', search = '' } = query
  const range = rangeOf(query, dayIn(settings.timeZone, clock()))
  const before = rangeBefore(range)
  const read = await readUsage(db, { userId: user.id, start: before.start, end: range.end, search })
  const inRange = within(read, range)
  const rows =
    view === 'api'
      ? byApi(inRange)
      : byPeriod(inRange, range, {
          view,
          firstDay: inRange.length > 0 ? await firstDayOf(db, user.id) : null,
        })
  return {
    status: 200,
    body: {
      data: rows.slice((page - 1) * limit, page * limit),
      meta: {
        page,
        limit,
        total: rows.length,
        totals: sum(inRange),
        before: sum(within(read, before)),
        apis: new Set(inRange.map(({ api }) => api)).size,
      },
    },
  }
})

export const usageHandlers = { listApiUsage }
