import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { PriceBasis } from '../../../domain/wallet/price.ts'
import { autoTopUpQuery, priceListQuery } from '../../../domain/wallet/queries.ts'
import { useUrlState } from '../../../lib/browser/use-url-state.ts'
import { QueryBoundary } from '../../../lib/query/query-boundary.tsx'
import { usePortal } from '../../../lib/services.ts'
import css from '../../../theme/member.module.css'
import { Card } from '../../../ui/card.tsx'
import { Tag } from '../../../ui/kit/tag.tsx'
import { row, stack } from '../../../ui/layout.ts'
import { PlainSkeleton } from '../../../ui/plain-skeleton.tsx'
import { AutoTopUpForm } from './auto-top-up-form.tsx'
import { AutoTopUpNotice } from './auto-top-up-notice.tsx'
import { AutoTopUpStand } from './auto-top-up-stand.tsx'
import { FirstCard } from './card-calls.tsx'
import { type AutoTopUp, stateTags } from './rules.ts'

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
  useEffect(() => {
    if (isBack) top.current?.scrollIntoView({ block: 'center' })
  }, [isBack])

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
          {({ data }, { data: basis }) => <Panel autoTopUp={data} basis={basis} isBack={isBack} />}
        </QueryBoundary>
      </Card>
    </div>
  )
}

function StateTag({ state }: Pick<AutoTopUp, 'state'>) {
  const [words, tone] = stateTags[state]
  return <Tag tone={tone}>{words}</Tag>
}

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
