import { env } from '../../../base/env.ts'
import { formatDate } from '../../../base/format/dates.ts'
import { formatMoney } from '../../../base/format/format.ts'
import { dayIn, momentIn } from '../../../base/format/market-days.ts'
import { href } from '../../../paths.ts'
import { Alert } from '../../../ui/kit/alert.tsx'
import { LinkButton } from '../../../ui/kit/button.tsx'
import type { AutoTopUp } from './rules.ts'

/** Why automatic top-ups are waiting or off, and the remedy. Nothing while all is well. */
export function AutoTopUpNotice({ autoTopUp }: { readonly autoTopUp: AutoTopUp }) {
  const { state, off_reason, next_try_at, monthly_cap, last_run } = autoTopUp
  const why = last_run?.failure_reason ?? 'The card was declined.'
  if (state === 'CHARGING') {
    return (
      <Alert status="info" title="A top-up is in progress.">
        The payment provider hasn’t confirmed it yet. Nothing else is charged until it has.
      </Alert>
    )
  }
  if (state === 'DECLINED' && next_try_at) {
    return (
      <Alert status="warning" title="Your card was declined." action={topUp}>
        {why} We’ll try again on {momentIn(env.timeZone, next_try_at)}, or as soon as you save another card.
      </Alert>
    )
  }
  if (state === 'CAP_REACHED' && next_try_at) {
    return (
      <Alert status="warning" title="This month’s cap is reached." action={topUp}>
        Another top-up would go beyond {formatMoney(monthly_cap, 'PHP')}. It continues on{' '}
        {formatDate(dayIn(env.timeZone, new Date(next_try_at)))}, or when you raise the cap.
      </Alert>
    )
  }
  if (off_reason === 'DECLINED') {
    return (
      <Alert status="error" title="Turned off: your card was declined three times in a row." action={topUp}>
        {why} Save another card, or turn it on again.
      </Alert>
    )
  }
  if (off_reason === 'REVIEW') {
    return (
      <Alert status="error" title="Turned off: we’re checking a payment." action={contact}>
        The provider reported a different amount from the one we requested. Our support team is looking into
        it and will email you.
      </Alert>
    )
  }
  return null
}

const topUp = <LinkButton href={href('topUp')}>Top up now</LinkButton>
const contact = <LinkButton href={href('contact')}>Contact us</LinkButton>
