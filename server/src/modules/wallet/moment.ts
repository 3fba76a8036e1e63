import { refusedField } from '../../platform/http/problem.ts'

interface Moment {
  /** To the millisecond. */
  readonly date: Date
  /** In UTC, to the microsecond, as the database keeps time. */
  readonly text: string
}

/** Reads a time of RFC 3339, with any offset. Throws a 422 for one that no clock of ours has, such as a leap second. */
export function momentOf(at: string): Moment {
  const date = new Date(at)
  if (Number.isNaN(date.getTime()) || date.getUTCFullYear() < 1)
    throw refusedField('?at', 'format', 'Enter a time, such as 2026-11-21T09:42:00Z.')
  const [fraction = '.000'] = /\.\d{1,6}/.exec(at) ?? []
  return { date, text: date.toISOString().replace(/\.\d+/, fraction) }
}
