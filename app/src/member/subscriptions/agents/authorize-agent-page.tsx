import { useQuery } from '@tanstack/react-query'
import { BotOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatMoment } from '../../../base/format/dates.ts'
import { subscriptionsQuery } from '../../../domain/subscriptions/queries.ts'
import { QueryBoundary } from '../../../lib/query/query-boundary.tsx'
import { usePortal } from '../../../lib/services.ts'
import { href } from '../../../paths.ts'
import type { PageProps } from '../../../router/preloadable.ts'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { facts } from '../../../ui/facts.ts'
import { Alert } from '../../../ui/kit/alert.tsx'
import { LinkButton } from '../../../ui/kit/button.tsx'
import { Skeleton } from '../../../ui/kit/skeleton.tsx'
import { stack } from '../../../ui/layout.ts'
import { PageFrame } from '../../../ui/page-frame.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { lasts, type Subscription } from '../rules.ts'
import { type AgentRequest, agentRequestQuery } from './agent-request.ts'
import { AuthorizeAgentForm } from './authorize-agent-form.tsx'
import { accountWords } from './reads-account-field.tsx'

/** An agent has sent a person here, who decides what it may call and spend. */
export function AuthorizeAgentPage({ params }: PageProps) {
  const portal = usePortal()
  const request = useQuery(agentRequestQuery(portal, params.request ?? ''))
  // Someone may have just subscribed in another tab.
  const subscriptions = useQuery({ ...subscriptionsQuery(portal), refetchOnWindowFocus: 'always' })
  return (
    <PageFrame
      title="Connect an agent"
      about="It gets a key of its own, which you can limit and revoke at any time."
    >
      <QueryBoundary
        queries={[request, subscriptions]}
        what="the agent’s request"
        level={2}
        skeleton={<Skeleton height="420px" />}
        missing={<Expired />}
      >
        {({ data: agent }, { data: all }) => (
          <Card as="section" aria-label={agent.name} className={stack(5)}>
            <AgentFacts agent={agent} />
            <Decision agent={agent} subscription={subscriptionFor(agent, all)} />
          </Card>
        )}
      </QueryBoundary>
    </PageFrame>
  )
}

const Expired = () => (
  <Card>
    <EmptyState icon={BotOff} level={2} title="This request can’t be decided any more">
      It was already decided, or has expired. Start again from the agent.
    </EmptyState>
  </Card>
)

function AgentFacts({ agent }: { readonly agent: AgentRequest }) {
  const { name, verified, host, redirect_host, api_name, version, expires_at } = agent
  return (
    <>
      <h2 className="card-title">
        {name} asks to {api_name ? `call ${api_name}` : 'read your account'}
      </h2>
      {!verified && (
        <Alert status="warning" title="This agent isn’t verified.">
          “{name}” is what it calls itself. Continue only if you have just started it.
        </Alert>
      )}
      <dl className={facts()}>
        <Fact label="Published by">{verified ? `${host}, verified` : 'Unknown'}</Fact>
        <Fact label="You’ll return to">
          {isLoopback(redirect_host) ? 'An app on this computer' : redirect_host}
        </Fact>
        {api_name ? (
          <Fact label="API">
            {api_name}, version {version}
          </Fact>
        ) : (
          <Fact label="It can read">{accountWords}. It can’t call an API.</Fact>
        )}
        <Fact label="Decide by">{formatMoment(expires_at)}</Fact>
      </dl>
    </>
  )
}

const Fact = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)

const isLoopback = (host: string): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(host)

interface DecisionProps {
  readonly agent: AgentRequest
  readonly subscription: Subscription | undefined
}

/** The subscription that its key belongs to: that of the API, or any where it asks for none. */
const subscriptionFor = ({ api }: AgentRequest, all: readonly Subscription[]): Subscription | undefined =>
  api ? all.find((one) => one.api === api && lasts(one)) : all.find(({ status }) => status === 'ACTIVE')

/** Allowing it takes an active subscription. */
function Decision({ agent, subscription }: DecisionProps) {
  if (subscription?.status === 'ACTIVE')
    return <AuthorizeAgentForm agent={agent} subscription={subscription} />
  const { api, api_name: name = 'an API' } = agent
  return (
    <Alert
      status="info"
      title={
        subscription ? `Your subscription to ${name} isn’t active.` : `You aren’t subscribed to ${name}.`
      }
      action={
        <LinkButton href={href('subscriptions', {}, { query: api ? { api } : {} })} target="_blank">
          {subscription ? 'View subscription' : 'Subscribe'}
          <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
        </LinkButton>
      }
    >
      {subscription ? 'Start it' : 'Subscribe'} in a new tab, then come back here. The agent waits until{' '}
      {formatMoment(agent.expires_at)}.
    </Alert>
  )
}
