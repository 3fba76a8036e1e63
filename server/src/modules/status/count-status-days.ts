import type { AppContext } from '../../platform/app-context.ts'
import type { Queries } from '../../platform/db/client.ts'
import { addDays, dayIn } from '../../platform/time/days.ts'
import { countDays, shownDays } from './repo.ts'

type Dated = Pick<AppContext, 'clock' | 'settings'>

/** Counts the calls of the last days, for all processes. */
export const countStatusDays = (context: Dated & { readonly db: Queries }): Promise<void> =>
  countDays(context.db, rangeOf(context))

/** The days that are shown. */
export function rangeOf({ clock, settings }: Dated) {
  const today = dayIn(settings.timeZone, clock())
  return { first: addDays(today, 1 - shownDays), today }
}
