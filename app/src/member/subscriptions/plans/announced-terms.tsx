import { formatDecimal } from '../../../base/format/format.ts'
import { longDate } from '../../../base/format/long-date.ts'
import { fromHundredths, isZero, shareOf, toHundredths } from '../../../base/format/money.ts'
import { type Announcement, announced, useAnnouncements } from '../../../domain/catalogue/announcements.ts'
import { Fact } from '../../../ui/facts.tsx'

interface PriceTermProps {
  readonly api: string
  readonly operation: string
  /** As the account pays it, or would. */
  readonly price: string
  readonly planType: 'PREPAID' | 'POSTPAID'
  /** Whether it’s a price of a plan for this API alone, which has a list of its own. */
  readonly isOwnList: boolean
  /** Such as `call`; none where the price needs no unit. */
  readonly unit?: string
}

/** A price, with what it will be. */
export function PriceTerm({ unit, ...of }: PriceTermProps) {
  const announcements = useAnnouncements(of.api)
  const next = of.isOwnList ? undefined : nextPrice(announcements, of)
  return (
    <dd>
      {isZero(of.price) ? 'Free' : `${formatDecimal(of.price)} credits${unit ? ` a ${unit}` : ''}`}
      {next && <span className="note-line">{next}</span>}
    </dd>
  )
}

type OwnPrice = Omit<PriceTermProps, 'unit' | 'isOwnList'>

/** By the rules of the server: billed accounts pay a tenth less, and a list price that falls raises none that was agreed on. */
function nextPrice(
  announcements: readonly Announcement[],
  { api, operation, price, planType }: OwnPrice,
): string | undefined {
  for (const { effective_at, changes, ...one } of announcements) {
    const change = changes.find(
      ({ field, operation_id }) => field === 'PRICE' && one.api === api && operation_id === operation,
    )
    if (change) {
      const [before, after] = [toHundredths(change.before ?? '0'), toHundredths(change.after ?? '0')]
      const own = planType === 'POSTPAID' ? shareOf(after, 9n, 10n) : after
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
