import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { formatDate, formatMoment } from '../../../base/format/dates.ts'
import { formatCredits, formatMoney } from '../../../base/format/format.ts'
import { usePaymentOffer } from '../../../domain/capabilities/queries.ts'
import type { PriceBasis } from '../../../domain/wallet/price.ts'
import { autoTopUpQuery, priceListQuery } from '../../../domain/wallet/queries.ts'
import { useHashTarget } from '../../../lib/browser/use-hash-target.ts'
import { useUrlState } from '../../../lib/browser/use-url-state.ts'
import { QueryBoundary } from '../../../lib/query/query-boundary.tsx'
import { usePortal } from '../../../lib/services.ts'
import { href } from '../../../paths.ts'
import css from '../../../theme/member.module.css'
import { Card } from '../../../ui/card.tsx'
import { Fact, facts } from '../../../ui/facts.tsx'
import { Alert } from '../../../ui/kit/alert.tsx'
import { LinkButton } from '../../../ui/kit/button.tsx'
import { Tag } from '../../../ui/kit/tag.tsx'
import { row, stack } from '../../../ui/layout.ts'
import { PlainSkeleton } from '../../../ui/plain-skeleton.tsx'
import { AutoTopUpForm } from './auto-top-up-form.tsx'
import { CardActions, FirstCard } from './card-calls.tsx'
import { type AutoTopUp, stateTags } from './rules.ts'

const outcomes = { PAID: 'paid', PENDING: 'in progress', FAILED: 'declined', EXPIRED: 'not charged' } as const

interface AutoTopUpStandProps {
  readonly autoTopUp: AutoTopUp
  readonly card: NonNullable<AutoTopUp['card']>
}

const topUp = <LinkButton href={href('topUp')}>Top up now</LinkButton>

const contact = <LinkButton href={href('contact')}>Contact us</LinkButton>

/** Whether the person comes back from the page where a card is saved: `?card=saved`. */
const cardAddress = {
  read: (search: string) => new URLSearchParams(search).get('card') === 'saved',
  write(search: string, saved: boolean) {
    const query = new URLSearchParams(search)
    if (saved) query.set('card', 'saved')
    else query.delete('card')
    return query.toString()
  },
}

const askMs = 1500
const maxAsked = 40

/** Credits that are bought by themselves: whether, when, how many and by which card. */
export function AutoTopUpCard() {
  const portal = usePortal()
  const [isBack] = useUrlState(cardAddress)
  const top = useRef<HTMLDivElement>(null)
  const query = useQuery({
    ...autoTopUpQuery(portal),
    // The provider tells the server, which takes a moment.
    refetchInterval: ({ state }) =>
      isBack && !state.data?.data.card && state.dataUpdateCount < maxAsked ? askMs : false,
  })
  const packs = useQuery(priceListQuery(portal))
  useHashTarget()

  const { saved_cards } = usePaymentOffer()
  useEffect(() => {
    if (isBack) top.current?.scrollIntoView({ block: 'center' })
  }, [isBack])
  if (!saved_cards && !query.data?.data.card) return null

  return (
    <div ref={top}>
      <Card as="section" aria-labelledby="auto-top-up" className={stack(4)}>
        <header className={row(3, 'between', 'unbroken')}>
          <h2 className="card-title" id="auto-top-up">
            Automatic top-up
          </h2>
          {query.data && <StateTag state={query.data.data.state} />}
        </header>
        <QueryBoundary
          queries={[query, packs]}
          what="your automatic top-up"
          level={3}
          skeleton={<PlainSkeleton height="180px" />}
        >
          {({ data }, { data: basis }) =>
            saved_cards ? <Panel autoTopUp={data} basis={basis} isBack={isBack} /> : <UnusedCard />
          }
        </QueryBoundary>
      </Card>
    </div>
  )
}

function StateTag({ state }: Pick<AutoTopUp, 'state'>) {
  const [words, tone] = stateTags[state]
  return <Tag tone={tone}>{words}</Tag>
}

/** Saved while the portal had another provider. */
const UnusedCard = () => (
  <div>
    <p className={css.walletAutoAbout}>
      Automatic top-ups aren’t available any more. Your saved card isn’t charged, and you can remove it.
    </p>
    <CardActions replaceable={false} />
  </div>
)

interface PanelProps {
  readonly autoTopUp: AutoTopUp
  readonly basis: PriceBasis
  readonly isBack: boolean
}

function Panel({ autoTopUp, basis, isBack }: PanelProps) {
  return (
    <>
      <AutoTopUpNotice autoTopUp={autoTopUp} />
      {autoTopUp.card ? (
        <div className={css.walletAutoParts}>
          <AutoTopUpForm autoTopUp={autoTopUp} basis={basis} />
          <AutoTopUpStand autoTopUp={autoTopUp} card={autoTopUp.card} />
        </div>
      ) : (
        <FirstCard isBack={isBack} />
      )}
    </>
  )
}

/** Why automatic top-ups are waiting or off, and the remedy. Nothing while all is well. */
function AutoTopUpNotice({ autoTopUp }: { readonly autoTopUp: AutoTopUp }) {
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
        {why} We’ll try again on {formatMoment(next_try_at)}, or as soon as you save another card.
      </Alert>
    )
  }
  if (state === 'CAP_REACHED' && next_try_at) {
    return (
      <Alert status="warning" title="This month’s cap is reached." action={topUp}>
        Another top-up would exceed {formatMoney(monthly_cap, 'PHP')}. Top-ups continue on{' '}
        {formatDate(next_try_at)}, or when you raise the cap.
      </Alert>
    )
  }
  if (off_reason === 'DECLINED') {
    return (
      <Alert status="error" title="Turned off: your card was declined three times in a row." action={topUp}>
        {why} Save another card, or turn top-ups on again.
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

/** The card, what the month has cost, and how the last one went. */
function AutoTopUpStand({ autoTopUp, card }: AutoTopUpStandProps) {
  const { spent_this_month, monthly_cap, last_run, cool_off_minutes, enabled, state, next_try_at } = autoTopUp
  const [year, month] = card.expires.split('-')
  return (
    <div>
      <dl className={facts()}>
        <div>
          <dt>
            Card <span className="note">expires {`${month}/${year}`}</span>
          </dt>
          <dd>
            {card.brand} ending in {card.last_four}
          </dd>
        </div>
        <Fact name="This month">
          {formatMoney(spent_this_month, 'PHP')} of {formatMoney(monthly_cap, 'PHP')}
        </Fact>
        <Fact name="Last top-up">{last_run ? <LastRun run={last_run} /> : 'None yet'}</Fact>
        {enabled && (
          <div>
            <dt>
              Next top-up <span className="note">{cool_off_minutes} min or more after the last</span>
            </dt>
            <dd>{state === 'ON' && next_try_at ? `From ${formatMoment(next_try_at)}` : 'When needed'}</dd>
          </div>
        )}
      </dl>
      <CardActions replaceable />
    </div>
  )
}

function LastRun({ run }: { readonly run: NonNullable<AutoTopUp['last_run']> }) {
  const { status, transaction_id: slug, credits, created_at } = run
  const words = `${formatCredits(credits)} credits, ${outcomes[status]}`
  return (
    <>
      <a className="link" href={href(status === 'FAILED' ? 'paymentFailed' : 'paymentSuccess', { slug })}>
        {words}
      </a>{' '}
      <span className="note">{formatMoment(created_at)}</span>
    </>
  )
}
