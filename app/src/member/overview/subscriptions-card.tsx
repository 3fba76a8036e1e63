import type { components } from '@switchboard/sdk'
import { href } from '../../paths.ts'
import css from '../../theme/member.module.css'
import { classes } from '../../ui/classes.ts'
import { FigureCard } from '../../ui/figure-card.tsx'

type Subscription = components['schemas']['Subscription']

export function SubscriptionsCard({ of }: { readonly of: readonly Subscription[] }) {
  const active = of.filter(({ status }) => status !== 'CANCELLED')
  const keys = active
    .flatMap((one) => one.keys)
    .filter(({ status }) => status === 'ACTIVE' || status === 'GRACE')
  return (
    <FigureCard label="Subscriptions" figure={active.length}>
      <p className="note">
        {active.length === 0
          ? 'Subscribe to an API to get keys for it.'
          : `${keys.length} ${keys.length === 1 ? 'active key' : 'active keys'}`}
      </p>
      <p className={classes('note', css.overviewDetail)}>
        <a className="link" href={active.length === 0 ? href('catalogue') : href('subscriptions')}>
          {active.length === 0 ? 'Browse APIs' : 'Manage keys'}
        </a>
      </p>
    </FigureCard>
  )
}
