// The rules of plans as a plain calculation by days.
import { defaultSettings as settings } from '../../src/platform/settings/settings.ts'
import { addDays, daysBetween, lastDayOfMonth, laterDay } from '../../src/platform/time/days.ts'

export const plans = {
  pln_payg: { billed: false, months: 0, fee: 0, included: 0 },
  pln_growth: { billed: false, months: 1, fee: 450_00, included: 500_00 },
  pln_business: { billed: true, months: 1, fee: 1_200_00, included: 1_500_00 },
  pln_scale: { billed: true, months: 12, fee: 42_000_00, included: 60_000_00 },
} as const
export type PlanId = keyof typeof plans

interface Lot {
  left: number
  readonly until: string | undefined
}
interface Segment {
  readonly id: PlanId
  readonly from: string
}

/** First and last day of the period of a plan that was begun on a day, and of what of it came after. */
function periodOf({ id, from }: Segment, today: string) {
  const { months } = plans[id]
  let first = `${(months === 12 ? from : today).slice(0, 7)}-01`
  const next = (day: string) => {
    let end = day
    for (let month = 0; month < months; month += 1) end = addDays(lastDayOfMonth(end), 1)
    return end
  }
  while (months === 12 && next(first) <= today) first = next(first)
  const last = addDays(next(first), -1)
  return { first, last, begun: from > first ? from : first, days: daysBetween(first, last) }
}

const earlier = (one: string, other: string): string => [one, other].sort()[0] ?? one

/** The rules of plans, as a person with a calendar would work them out. */
export function modelAccount(today: string) {
  let lots: Lot[] = []
  let segments: Segment[] = [{ id: 'pln_payg', from: '1970-01-01' }]
  let paid: { from: string; to: string; fee: number; included: number; lot: Lot } | undefined
  let planned: { id: PlanId; on: string } | undefined
  let hasLine = false
  const calls = new Map<string, number>()
  const bought = () => lots.filter(({ until }) => !until).reduce((sum, { left }) => sum + left, 0)
  const take = (amount: number, from: readonly Lot[]) => {
    let due = amount
    for (const lot of from.toSorted((a, b) => (a.until ?? '9').localeCompare(b.until ?? '9'))) {
      const part = Math.min(due, lot.left)
      lot.left -= part
      due -= part
    }
  }
  const present = () => segments.at(-1) as Segment
  const sum = () => lots.reduce((all, { left }) => all + left, 0)

  function pay(day: string): boolean {
    const { fee, included, billed, months } = plans[present().id]
    if (billed || months === 0) return true
    const { begun, last, days } = periodOf(present(), day)
    const part = (amount: number) => Math.round((amount * daysBetween(begun, last)) / days)
    if (bought() < part(fee)) return false
    const lot = { left: part(included), until: last }
    lots.push(lot)
    take(
      part(fee),
      lots.filter(({ until }) => !until),
    )
    paid = { from: begun, to: last, fee: part(fee), included: part(included), lot }
    return true
  }
  /** False: the wallet is short, and nothing has changed. */
  function begin(id: PlanId, day: string): boolean {
    const before = structuredClone({ lots: lots.map(({ left }) => left), count: lots.length })
    const [wasPaid, wasSegments] = [paid, segments]
    if (paid && paid.to >= day) {
      const [left, all] = [daysBetween(day, paid.to), daysBetween(paid.from, paid.to)]
      const byDay = (amount: number) => Math.floor((amount * left) / all)
      const unspent = Math.floor((paid.fee * paid.lot.left) / paid.included)
      lots.push({ left: Math.min(byDay(paid.fee), unspent), until: undefined })
      paid.lot.left -= Math.min(paid.lot.left, byDay(paid.included))
    }
    paid = undefined
    segments = [...segments, { id, from: day }]
    if (!pay(day)) {
      lots = lots.slice(0, before.count)
      for (const [at, lot] of lots.entries()) lot.left = before.lots[at] ?? 0
      paid = wasPaid
      segments = wasSegments
      return false
    }
    if (plans[id].billed && !hasLine) lots.push({ left: settings.creditLine, until: undefined })
    if (plans[id].billed) hasLine = true
    return true
  }
  const of = (from: string, to: string) =>
    [...calls].reduce((all, [day, amount]) => all + (day >= from && day <= to ? amount : 0), 0)

  /** The price of a month; its credits come back. */
  function close(month: string) {
    const [first, last] = [`${month}-01`, lastDayOfMonth(`${month}-01`)]
    let [due, used] = [0, 0]
    for (const [at, segment] of segments.entries()) {
      const next = segments[at + 1]?.from
      const end = next ? addDays(next, -1) : '9999-12-31'
      const until = earlier(end, last)
      if (!plans[segment.id].billed || until < first || segment.from > until) continue
      const period = periodOf(segment, until)
      const days = daysBetween(period.begun, earlier(end, period.last))
      const part = (amount: number) => Math.round((amount * days) / period.days)
      const beyond = (to: string) => Math.max(0, of(period.begun, to) - part(plans[segment.id].included))
      const isNew = period.begun >= first
      due += isNew ? part(plans[segment.id].fee) : 0
      due += beyond(until) - (isNew ? 0 : beyond(addDays(first, -1)))
      used += of(laterDay(segment.from, first), until)
    }
    if (used > 0) lots.push({ left: used, until: undefined })
    return due
  }
  return {
    sum,
    present,
    begin,
    topUp: (amount: number) => lots.push({ left: amount, until: undefined }),
    plan: (id: PlanId, on: string) => {
      planned = { id, on }
    },
    unplan: () => {
      planned = undefined
    },
    call(amount: number, day: string): boolean {
      if (sum() < amount) return false
      take(amount, lots)
      calls.set(day, (calls.get(day) ?? 0) + amount)
      return true
    },
    /** The first minutes of a day. Returns the price of the month before, if it was billed. */
    wake(day: string): number | undefined {
      lots = lots.filter(({ until }) => !until || until >= day)
      const due = day.endsWith('-01') && hasLine ? close(addDays(day, -1).slice(0, 7)) : undefined
      if (planned && planned.on <= day) {
        const { id } = planned
        planned = undefined
        if (hasLine && !plans[id].billed) {
          take(
            Math.min(settings.creditLine, bought()),
            lots.filter(({ until }) => !until),
          )
          hasLine = false
        }
        if (!begin(id, day)) begin('pln_payg', day)
      } else if (!plans[present().id].billed && plans[present().id].months > 0 && (!paid || paid.to < day))
        if (!pay(day)) begin('pln_payg', day)
      return due
    },
    endOfPeriod: (day: string) => addDays(periodOf(present(), day).last, 1),
    today,
  }
}
