import { formatAgo } from '../../../base/format/ago.ts'
import { formatMoment } from '../../../base/format/dates.ts'
import { formatCredits } from '../../../base/format/format.ts'
import { agentServer } from '../../../domain/agents/agent-server.ts'
import { AgentSetup } from '../../../domain/agents/agent-setup.tsx'
import { EnvironmentTag } from '../../../domain/keys/environment-tag.tsx'
import { budgetsSpent, type KeyUse } from '../../../domain/subscriptions/limits.ts'
import { useRoleNote } from '../../../domain/team/role-gate.tsx'
import { useServices } from '../../../lib/services.ts'
import { href } from '../../../paths.ts'
import { Card } from '../../../ui/card.tsx'
import { Cord } from '../../../ui/cord.tsx'
import { Fact, facts } from '../../../ui/facts.tsx'
import { Button, LinkButton } from '../../../ui/kit/button.tsx'
import { Progress } from '../../../ui/kit/progress.tsx'
import { row, stack } from '../../../ui/layout.ts'
import type { ApiKey, Subscription } from '../rules.ts'
import { subscriptionHref } from '../subscribe/address.ts'

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
          <Button look="danger" {...closed} onClick={() => onAsk('end')}>
            Revoke
          </Button>
        </div>
      </div>
      {note}
      <Cord stops={[key.name ?? 'Agent', subscription.name]} />
      {spent.map(
        ({ label, text, percent }) =>
          percent !== null && <Progress key={label} label={label} value={percent} valueText={text} />,
      )}
      <dl className={facts()}>
        <Fact name="API">
          <a className="link" href={subscriptionHref(subscription)}>
            {subscription.name}
          </a>
        </Fact>
        <Fact name="Key">
          <EnvironmentTag type={key.type} /> <code className="mono">…{key.last_four}</code>
        </Fact>
        {spent.length === 0 && key.type === 'LIVE' && (
          <Fact name="Spent, without a budget">
            {formatCredits(use.credits_today)} today, {formatCredits(use.credits_this_month)} this month
          </Fact>
        )}
        <Fact name="May call">{operations ? operations.join(', ') : 'All operations'}</Fact>
        {use.limits.ask_above && (
          <Fact name="Asks first above">{formatCredits(use.limits.ask_above)} credits</Fact>
        )}
        {use.limits.reads_account && <Fact name="Reads">Balance, usage, names of keys</Fact>}
        <Fact name="Last call">{key.last_used_at ? formatAgo(key.last_used_at, now) : 'None yet'}</Fact>
        {key.grace_ends_at ? (
          <Fact name="Replaced, works until">{formatMoment(key.grace_ends_at)}</Fact>
        ) : (
          <Fact name="Expires">{key.expires_at ? formatMoment(key.expires_at) : 'Never'}</Fact>
        )}
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
