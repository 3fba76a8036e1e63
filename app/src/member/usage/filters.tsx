import type { components } from '@switchboard/sdk'
import { useQuery } from '@tanstack/react-query'
import { brand } from '../../base/brand.ts'
import { today } from '../../base/format/dates.ts'
import { type DayPreset, dayPresets, lastDays } from '../../base/format/day-presets.ts'
import { subscriptionsQuery } from '../../domain/subscriptions/queries.ts'
import { ChoiceFilter, type ListState } from '../../lib/query/list-filters.tsx'
import { usePortal } from '../../lib/services.ts'
import { DateRange } from '../../ui/kit/date-range.tsx'
import { Segments } from '../../ui/kit/segments.tsx'
import { keyName } from './key-name.ts'
import { shownDays } from './queries.ts'
import type { UsageAddress } from './usage-address.ts'

/** Props of a part of the page: its state in the address, and the function to change it. */
export type PartProps = ListState<UsageAddress>

interface RangeFilterProps extends PartProps {
  /** In days up to today. */
  readonly spans: readonly { readonly days: number; readonly label: string }[]
}

/** Of what is counted by day: a year is the longest range that the server adds up. */
export const countedSpans = [
  { days: 7, label: '7 days' },
  { days: 30, label: '30 days' },
  { days: 90, label: '90 days' },
  { days: 365, label: '12 months' },
] as const

/** Usual ranges at one press, others by their days. */
export function RangeFilter({ address, show, spans }: RangeFilterProps) {
  const { start_date: from, end_date: to } = shownDays(address)
  const rangeOf = (days: number) => lastDays(today(), days)
  const pressed = spans.find(({ days }) => isSame(rangeOf(days), { from, to }))
  const presets: readonly DayPreset[] = dayPresets(brand.time_zone, new Date())
  return (
    <>
      <Segments
        label="Range"
        value={String(pressed?.days ?? '')}
        options={spans.map(({ days, label }) => ({ value: String(days), label }))}
        onChange={(days) => show({ ...address, days: rangeOf(Number(days)), page: 1 })}
      />
      <DateRange
        label="Days"
        value={{ from, to }}
        presets={presets}
        max={today()}
        onChange={(days) => days && show({ ...address, days, page: 1 })}
      />
    </>
  )
}

interface Range {
  readonly from: string
  readonly to: string
}
const isSame = (one: Range, other: Range): boolean => one.from === other.from && one.to === other.to

/** APIs that were ever subscribed to: no other was called. */
export function ApiFilter({ address, show }: PartProps) {
  const { data } = useQuery(subscriptionsQuery(usePortal()))
  return (
    <ChoiceFilter
      label="API"
      all="All APIs"
      options={new Map(data?.data.map(({ api, name }) => [api, name]))}
      value={address.api}
      onChange={(api) => show({ ...address, api, key: null, page: 1 })}
    />
  )
}

interface KeyFilterProps extends PartProps {
  /** Keys that were called with. Among them may be some that are on no list any more. */
  readonly used?: readonly components['schemas']['UsageOfKey'][] | undefined
}

/** Keys of the API, or of all. */
export function KeyFilter({ address, show, used = [] }: KeyFilterProps) {
  const { data } = useQuery(subscriptionsQuery(usePortal()))
  const names = new Map(used.map((key) => [key.key_id, keyName(key)]))
  for (const { api, keys } of data?.data ?? []) {
    if (address.api && api !== address.api) continue
    for (const key of keys) names.set(key.key_id, keyName(key))
  }
  return (
    <ChoiceFilter
      label="Key"
      all="All keys"
      options={names}
      value={address.key}
      onChange={(key) => show({ ...address, key, page: 1 })}
    />
  )
}
