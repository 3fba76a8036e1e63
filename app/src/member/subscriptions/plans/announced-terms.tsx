import { useQuery } from '@tanstack/react-query'
import { formatDecimal } from '../../../base/format/format.ts'
import { longDate } from '../../../base/format/long-date.ts'
import { fromHundredths, isZero, toHundredths } from '../../../base/format/money.ts'
import { type Announcement, announced, useAnnouncements } from '../../../domain/catalogue/announcements.ts'
import { type Plan, planPrice } from '../../../domain/plans/plan-facts.ts'
import { accountPlanQuery } from '../../../domain/plans/queries.ts'
import { usePortal } from '../../../lib/services.ts'
import { Fact } from '../../../ui/facts.tsx'

interface PriceTermProps {
  readonly api: string
  readonly operation: string
  /** As the account pays it, or would. */
  readonly price: string
  /** The plan that charges it. */
  readonly plan: string | undefined
  /** Such as `call`; none where the price needs no unit. */
  readonly unit?: string
}

/** A price, with what it will be on a plan of accounts. A plan of one API has a list of its own. */
export function PriceTerm({ unit, plan: id, ...of }: PriceTermProps) {
  const announcements = useAnnouncements(of.api)
  const account = useQuery(accountPlanQuery(usePortal())).data?.data
  const plans = [account?.current, ...(account?.offers ?? [])].map((one) => one?.plan)
  const plan = plans.find((one) => one?.plan_id === id)
  const next = plan && nextPrice(announcements, of, plan)
  return (
    <dd>
      {isZero(of.price) ? 'Free' : `${formatDecimal(of.price)} credits${unit ? ` a ${unit}` : ''}`}
      {next && <span className="note-line">{next}</span>}
    </dd>
  )
}

type CallPrice = Pick<PriceTermProps, 'api' | 'operation' | 'price'>

/** By the rules of the server: the plan’s discount is taken off, and a list price that falls raises none that was agreed on. */
function nextPrice(
  announcements: readonly Announcement[],
  { api, operation, price }: CallPrice,
  plan: Plan,
): string | undefined {
  for (const { effective_at, changes, ...one } of announcements) {
    const change = changes.find(
      ({ field, operation_id }) => field === 'PRICE' && one.api === api && operation_id === operation,
    )
    if (change) {
      const [before, after] = [toHundredths(change.before ?? '0'), toHundredths(change.after ?? '0')]
      const own = planPrice(plan, api, operation, fromHundredths(after))
      const now = toHundredths(price)
      if (own === now || (after < before && own > now)) return
      return `From ${longDate(effective_at)}: ${formatDecimal(fromHundredths(own))} credits`
    }
  }
}

interface AnnouncedTermProps {
  readonly api: string
  readonly planId: string
}

/** The announced changes of a plan, as a row of its terms. */
export function AnnouncedTerm({ api, planId }: AnnouncedTermProps) {
  const next = announced(useAnnouncements(api), ({ plan_id }) => plan_id === planId)
  return next && <Fact name="Announced">{next}</Fact>
}
