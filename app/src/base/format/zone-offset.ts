import { brand } from '../brand.ts'
import { offsetByIntl } from './zone-by-intl.ts'

/**
 * The offset of a time zone’s clocks from UTC at a moment, in milliseconds. That of the portal's own zone is in a table that the
 * server writes: a browser's first formatter of a time zone takes a phone longer than React does.
 */
export function zoneOffset(timeZone: string, time: number): number {
  const own = timeZone === brand.time_zone ? brand.zone_changes : undefined
  return own?.findLast(([from]) => from <= time)?.[1] ?? offsetByIntl(timeZone, time)
}
