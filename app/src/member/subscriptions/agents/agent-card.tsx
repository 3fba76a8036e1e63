import { formatAgo } from '../../../base/format/ago.ts'
import { formatMoment } from '../../../base/format/dates.ts'
import { formatCredits } from '../../../base/format/format.ts'
import { agentServer } from '../../../domain/agents/agent-server.ts'
import { AgentSetup } from '../../../domain/agents/agent-setup.tsx'
import { budgetsSpent, type KeyUse } from '../../../domain/subscriptions/limits.ts'
import { useRoleNote } from '../../../domain/team/role-gate.tsx'
import { useServices } from '../../../lib/services.ts'
import { href } from '../../../paths.ts'
import { Card } from '../../../ui/card.tsx'
import { facts } from '../../../ui/facts.ts'
import { Button, LinkButton } from '../../../ui/kit/button.tsx'
import { Progress } from '../../../ui/kit/progress.tsx'
import { row, stack } from '../../../ui/layout.ts'
import { subscriptionHref } from '../address.ts'
import type { ApiKey, Subscription } from '../rules.ts'

/** A working key of an agent. */
export interface Agent {
  readonly subscription: Subscription
  readonly key: ApiKey
  readonly use: KeyUse
}

/** The same roles may revoke it. */
const gate = 'PUT /api/limits/key'

interface AgentCardProps {
  readonly agent: Agent
  readonly now: Date
  readonly onAsk: (to: 'limits' | 'end') => void
}

/** An agent’s budgets and spending, and the setup of its client. */
export function AgentCard({ agent: { subscription, key, use }, now, onAsk }: AgentCardProps) {
  const { portalUrl } = useServices()
  const id = `agent-${key.key_id}`
  const { closed, note } = useRoleNote(gate)
  const spent = budgetsSpent(use)
  const { operations } = use.limits
  return (
    <Card as="section" aria-labelledby={id} className={stack(4)}>
      <div className={row(3, 'between')}>
        <h2 className="card-title" id={id}>
          {key.name}
        </h2>
        <div className={row(3)}>
          <LinkButton
            look="link"
            href={href('usage', {}, { query: { tab: 'log', api: subscription.api, key: key.key_id } })}
          >
            Calls
          </LinkButton>
          <Button look="link" {...closed} onClick={() => onAsk('limits')}>
            Limits
          </Button>
          <Button look="link" {...closed} onClick={() => onAsk('end')}>
            Revoke
          </Button>
        </div>
      </div>
      {note}
      {spent.map(
        ({ label, text, percent }) =>
          percent !== null && <Progress key={label} label={label} value={percent} valueText={text} />,
      )}
      <dl className={facts()}>
        <div>
          <dt>API</dt>
          <dd>
            <a className="link" href={subscriptionHref(subscription)}>
              {subscription.name}
            </a>
          </dd>
        </div>
        <div>
          <dt>Key</dt>
          <dd>
            {key.type === 'LIVE' ? 'Live' : 'Test, free'}, <code className="mono">…{key.last_four}</code>
          </dd>
        </div>
        {spent.length === 0 && key.type === 'LIVE' && (
          <div>
            <dt>Spent, without a budget</dt>
            <dd>
              {formatCredits(use.credits_today)} today, {formatCredits(use.credits_this_month)} this month
            </dd>
          </div>
        )}
        <div>
          <dt>May call</dt>
          <dd>{operations ? operations.join(', ') : 'All operations'}</dd>
        </div>
        {use.limits.ask_above && (
          <div>
            <dt>Credits it spends unasked</dt>
            <dd>{formatCredits(use.limits.ask_above)} a call</dd>
          </div>
        )}
        {use.limits.reads_account && (
          <div>
            <dt>Reads</dt>
            <dd>Balance, usage, names of keys</dd>
          </div>
        )}
        <div>
          <dt>Last call</dt>
          <dd>{key.last_used_at ? formatAgo(key.last_used_at, now) : 'None yet'}</dd>
        </div>
        <div>
          <dt>Expires</dt>
          <dd>{key.expires_at ? formatMoment(key.expires_at) : 'Never'}</dd>
        </div>
      </dl>
      <details>
        <summary className="link">Set up the agent</summary>
        <div className={stack(3)}>
          <AgentSetup server={agentServer(portalUrl, subscription)} access="KEY" />
        </div>
      </details>
    </Card>
  )
}
