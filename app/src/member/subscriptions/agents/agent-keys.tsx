import { useQuery } from '@tanstack/react-query'
import { Bot } from 'lucide-react'
import { useState } from 'react'
import { countOf, formatCredits } from '../../../base/format/format.ts'
import { fromHundredths, toHundredths } from '../../../base/format/money.ts'
import type { SubscriptionUse } from '../../../domain/subscriptions/limits.ts'
import { approvalsQuery, limitsQuery, subscriptionsQuery } from '../../../domain/subscriptions/queries.ts'
import { RoleButton } from '../../../domain/team/role-gate.tsx'
import { useNow } from '../../../lib/browser/use-now.ts'
import { QueryBoundary } from '../../../lib/query/query-boundary.tsx'
import { usePortal } from '../../../lib/services.ts'
import { href } from '../../../paths.ts'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LinkButton } from '../../../ui/kit/button.tsx'
import { Skeleton } from '../../../ui/kit/skeleton.tsx'
import { row, stack } from '../../../ui/layout.ts'
import { EndKeyDialog } from '../end-key-dialog.tsx'
import { KeyLimitsDialog } from '../key-limits-dialog.tsx'
import { lasts, type Subscription, works } from '../rules.ts'
import { type Agent, AgentCard } from './agent-card.tsx'
import { ConnectAgentDialog } from './connect-agent-dialog.tsx'
import { WaitingCall } from './waiting-call.tsx'

/** A call that nobody answers leaves the list by itself. */
const untilAnswered = ({
  state,
}: {
  readonly state: { readonly data?: { readonly data: readonly unknown[] } | undefined }
}) => (state.data?.data.length ? 10_000 : false)

type Asking = 'connect' | { readonly to: 'limits' | 'end'; readonly agent: Agent }

/** The keys of AI agents, with their budgets and spending. */
export function AgentKeys() {
  const portal = usePortal()
  const subscriptions = useQuery(subscriptionsQuery(portal))
  const limits = useQuery(limitsQuery(portal))
  const approvals = useQuery({ ...approvalsQuery(portal), refetchInterval: untilAnswered })
  const [asking, setAsking] = useState<Asking | null>(null)
  const now = useNow(60_000)
  const close = () => setAsking(null)
  return (
    <QueryBoundary
      queries={[subscriptions, limits, approvals]}
      what="your agents"
      level={2}
      skeleton={<Skeleton height="240px" />}
    >
      {({ data: all }, { data: uses }, { data: waiting }) => {
        const active = all.filter(({ status }) => status === 'ACTIVE')
        const agents = agentsOf(all, uses, now)
        const connect = (
          <RoleButton
            gate="POST /api/user-subscription/keys"
            {...(agents.length === 0 && { look: 'primary' })}
            onClick={() => setAsking('connect')}
          >
            Connect an agent
          </RoleButton>
        )
        return (
          <div className={stack(4)}>
            {waiting.map((call) => (
              <WaitingCall key={call.approval_id} call={call} />
            ))}
            {agents.length > 0 && (
              <div className={row(3, 'between')}>
                <p className="note">{spentInWords(agents)}</p>
                {connect}
              </div>
            )}
            {agents.length === 0 && (
              <Card>
                <EmptyState
                  icon={Bot}
                  level={2}
                  title="No agents yet"
                  action={
                    active.length > 0 ? (
                      connect
                    ) : (
                      <LinkButton look="primary" href={href('subscriptions', {}, { query: { view: 'new' } })}>
                        Subscribe to an API
                      </LinkButton>
                    )
                  }
                >
                  An agent gets a key of its own, with a budget it can’t exceed. What it spends is shown here.
                </EmptyState>
              </Card>
            )}
            {agents.map((agent) => (
              <AgentCard
                key={agent.key.key_id}
                agent={agent}
                now={now}
                onAsk={(to) => setAsking({ to, agent })}
              />
            ))}
            {asking === 'connect' && <ConnectAgentDialog subscriptions={active} onClose={close} />}
            {asking !== null && asking !== 'connect' && asking.to === 'end' && (
              <EndKeyDialog keys={[asking.agent.key]} now={now} onClose={close} />
            )}
            {asking !== null && asking !== 'connect' && asking.to === 'limits' && (
              <KeyLimitsDialog
                subscription={asking.agent.subscription}
                of={asking.agent.use}
                onClose={close}
              />
            )}
          </div>
        )
      }}
    </QueryBoundary>
  )
}

/** Keys of agents that work, by subscription. */
function agentsOf(
  subscriptions: readonly Subscription[],
  uses: readonly SubscriptionUse[],
  now: Date,
): readonly Agent[] {
  const useByKey = new Map(uses.flatMap(({ keys }) => keys).map((use) => [use.key_id, use]))
  return subscriptions.filter(lasts).flatMap((subscription) =>
    subscription.keys.flatMap((key): Agent[] => {
      const use = useByKey.get(key.key_id)
      return key.agent && use && works(key, now) ? [{ subscription, key, use }] : []
    }),
  )
}

/** `2 agents spent 12.40 credits today, 96.00 this month.` */
function spentInWords(agents: readonly Agent[]): string {
  const sum = (field: 'credits_today' | 'credits_this_month') =>
    formatCredits(fromHundredths(agents.reduce((total, { use }) => total + toHundredths(use[field]), 0n)))
  return `${countOf(agents.length, 'agent')} spent ${sum('credits_today')} credits today, ${sum('credits_this_month')} this month.`
}
