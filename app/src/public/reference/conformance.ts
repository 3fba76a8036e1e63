import { formatCount } from '../../base/format/format.ts'
import type { ApiVersion } from './types.ts'

export type Mark = NonNullable<ApiVersion['conformance']>

const oldAfterDays = 90

/** How much of the document was checked. */
export const markText = ({ passed, total }: Mark): string =>
  `${formatCount(passed)} of ${formatCount(total)} ${total === 1 ? 'operation' : 'operations'}`

/** Days since the run, where they are so many that a reader should know; else undefined. */
export function ageOf({ checked_at }: Pick<Mark, 'checked_at'>, now: Date): number | undefined {
  const days = Math.floor((now.getTime() - Date.parse(checked_at)) / 86_400_000)
  return days > oldAfterDays ? days : undefined
}
