import { useQuery } from '@tanstack/react-query'
import { apiCreditsQuery } from '../../../domain/subscriptions/queries.ts'
import { topUpHref } from '../../../domain/wallet/rules.ts'
import { usePortal, useSessionState } from '../../../lib/services.ts'
import { Credits } from '../../../ui/credits.tsx'
import { costOf } from '../model/cost.ts'
import { freeNotes } from '../model/environments.ts'
import css from '../try-it.module.css'
import type { ApiVersion, Environment, ReferenceOperation } from '../types.ts'

interface CostLineProps {
  readonly api: ApiVersion
  readonly operation: ReferenceOperation
  readonly environment: Environment
}

/** The cost of sending, shown before it is sent. */
export function CostLine({ api, operation, environment }: CostLineProps) {
  if (environment === 'LIVE') return <LiveCost api={api} operation={operation} />
  return <p className="label">{freeNotes[environment]}</p>
}

function LiveCost({ api, operation }: Omit<CostLineProps, 'environment'>) {
  const current = useSessionState()
  const user = current.kind === 'member' && current.profile.user_type === 'USER'
  const credits = useQuery({ ...apiCreditsQuery(usePortal(), api.api), enabled: user }).data?.data
  // An account may have prices of its own.
  const own = credits?.prices.find(({ operation_id }) => operation_id === operation.operation_id)
  const purse = credits
    ? { available: credits.available_credits, postpaid: credits.plan_type === 'POSTPAID' }
    : null
  const cost = costOf(own?.price ?? operation.price, purse)

  if (cost.kind === 'free') return <p className="label">Free</p>
  if (cost.kind === 'unknown') return <p className="label">No price documented</p>
  if (cost.kind === 'short')
    return (
      <p className={`${'label'} ${css.warning}`}>
        Costs <Credits value={cost.price} />, you have <Credits value={cost.available} />.{' '}
        <a className="link" href={topUpHref(cost.available, cost.price)}>
          Top up
        </a>
      </p>
    )
  return (
    <p className={`${'label'} ${css.warning}`}>
      Costs <Credits value={cost.price} />
      {cost.left !== null && (
        <>
          , leaves <Credits value={cost.left} />
        </>
      )}
      {cost.postpaid && ', on your monthly bill'}
      {cost.left === null && !cost.postpaid && ' credits'}
    </p>
  )
}
