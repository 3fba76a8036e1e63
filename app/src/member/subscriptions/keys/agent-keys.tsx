import type { components } from '@switchboard/sdk'
import { policies } from '@switchboard/sdk/problems'
import { mutationOptions } from '@switchboard/sdk/react-query'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Bot } from 'lucide-react'
import { useId, useState } from 'react'
import { formatMoment } from '../../../base/format/dates.ts'
import { countOf, formatCredits } from '../../../base/format/format.ts'
import { fromHundredths, toHundredths } from '../../../base/format/money.ts'
import type { SubscriptionUse } from '../../../domain/subscriptions/limits.ts'
import { approvalsQuery, limitsQuery, subscriptionsQuery } from '../../../domain/subscriptions/queries.ts'
import { RoleButton, useRoleNote } from '../../../domain/team/role-gate.tsx'
import { useElapsed } from '../../../lib/browser/use-elapsed.ts'
import { useNow } from '../../../lib/browser/use-now.ts'
import { problemText } from '../../../lib/problem.ts'
import { QueryBoundary } from '../../../lib/query/query-boundary.tsx'
import { usePortal } from '../../../lib/services.ts'
import { href } from '../../../paths.ts'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Fact, facts } from '../../../ui/facts.tsx'
import { JsonBlock } from '../../../ui/json-block.tsx'
import { Button, LinkButton } from '../../../ui/kit/button.tsx'
import { Skeleton } from '../../../ui/kit/skeleton.tsx'
import { useToast } from '../../../ui/kit/toast.tsx'
import { row, stack } from '../../../ui/layout.ts'
import { lasts, type Subscription, works } from '../rules.ts'
import { type Agent, AgentCard } from './agent-card.tsx'
import { ConnectAgentDialog } from './connect-agent-dialog.tsx'
import { EndKeyDialog } from './end-key-dialog.tsx'
import { KeyLimitsDialog } from './key-limits-dialog.tsx'

type CallApproval = components['schemas']['CallApproval']

const done = { ALLOW: 'Allowed, once', DENY: 'Denied' } as const

const gate = 'POST /api/approvals'

/** A call may arrive just where somebody is about to press something else. Less than it takes to read what is asked. */
const arrivalMs = 500

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
  // One whose key was replaced has two for a while.
  const count = agents.filter(({ key }) => !key.grace_ends_at).length
  return `${countOf(count, 'agent')} spent ${sum('credits_today')} credits today, ${sum('credits_this_month')} this month.`
}

/** Fields of the query and of a JSON body, as the text of a call has them; none where it was cut. */
function sentFields(sent: string): readonly (readonly [string, string])[] {
  const [head = '', ...rest] = sent.split('\n')
  const query = [...new URLSearchParams(head.split('?')[1] ?? '')]
  const text = rest.at(-1) ?? ''
  try {
    const body: unknown = JSON.parse(text)
    if (typeof body !== 'object' || body === null) return query
    const fields = Object.entries(body).map(
      ([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)] as const,
    )
    return [...query, ...fields]
  } catch {
    return query
  }
}

/** A call that costs more than an agent spends without asking. */
function WaitingCall({ call }: { readonly call: CallApproval }) {
  const { approval_id, agent, api_name, version, operation, operation_name, price, sent, expires_at } = call
  const title = useId()
  const { closed, note } = useRoleNote(gate)
  const show = useToast()
  const { mutate, isPending, variables } = useMutation(mutationOptions(usePortal(), 'post', '/api/approvals'))
  const answer = (decision: keyof typeof done) => () =>
    mutate(
      { body: { approval_id, decision } },
      {
        onSuccess: () => show({ kind: 'success', title: done[decision] }),
        onError: (error) =>
          show({ kind: 'error', title: 'Nothing was decided.', text: problemText(error).text }),
      },
    )
  const hasArrived = useElapsed(arrivalMs)
  const isBusy = (decision: keyof typeof done) => isPending && variables.body.decision === decision
  return (
    <Card as="section" aria-labelledby={title} className={stack(4)}>
      <h2 className="card-title" id={title}>
        {agent} asks to spend {formatCredits(price)} credits
      </h2>
      <p className="note">{policies.approvals}</p>
      <dl className={facts()}>
        <Fact name="Call">
          {operation_name} ({operation}) of {api_name} {version}
        </Fact>
        {sentFields(sent).map(([name, value]) => (
          <Fact key={name} name={name}>
            {value}
          </Fact>
        ))}
        <Fact name="Waits until">{formatMoment(expires_at)}</Fact>
      </dl>
      <JsonBlock value={sent} title="What it sends" wraps />
      <div className={row(3)}>
        <Button
          look="primary"
          busy={isBusy('ALLOW')}
          disabled={isPending || !hasArrived}
          onClick={answer('ALLOW')}
          {...closed}
        >
          Allow once
        </Button>
        <Button
          busy={isBusy('DENY')}
          disabled={isPending || !hasArrived}
          onClick={answer('DENY')}
          {...closed}
        >
          Deny
        </Button>
      </div>
      {note}
    </Card>
  )
}
