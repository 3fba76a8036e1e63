import { decideAgentRequest as rules } from '@switchboard/sdk/forms'
import { policies } from '@switchboard/sdk/problems'
import { mutationOptions } from '@switchboard/sdk/react-query'
import { useMutation, useQuery } from '@tanstack/react-query'
import { BotOff } from 'lucide-react'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { formatMoment } from '../../../base/format/dates.ts'
import { subscriptionsQuery } from '../../../domain/subscriptions/queries.ts'
import { RoleButton, useRoleRefusal } from '../../../domain/team/role-gate.tsx'
import { useApiForm } from '../../../lib/forms/use-api-form.ts'
import { problemText } from '../../../lib/problem.ts'
import { QueryBoundary } from '../../../lib/query/query-boundary.tsx'
import { usePortal, useServices, useSessionState } from '../../../lib/services.ts'
import { href } from '../../../paths.ts'
import type { PageProps } from '../../../router/preloadable.ts'
import { ChakraScope } from '../../../theme/chakra-scope.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Fact, facts } from '../../../ui/facts.tsx'
import { FormCard } from '../../../ui/form-card.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { Alert } from '../../../ui/kit/alert.tsx'
import { Button, LinkButton } from '../../../ui/kit/button.tsx'
import { RadioGroup } from '../../../ui/kit/radio-group.tsx'
import { Skeleton } from '../../../ui/kit/skeleton.tsx'
import { columns, row, stack } from '../../../ui/layout.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { type ApiKey, lasts, type Subscription } from '../rules.ts'
import {
  type AgentBudget,
  AgentBudgetFields,
  accountWords,
  agentLimits,
  ReadsAccountField,
  usualBudget,
  usualEnd,
} from './agent-budget.tsx'
import { type AgentRequest, agentRequestQuery } from './agent-request.ts'
import { KeyEndField, keyEnd } from './key-end-field.tsx'
import { KeyOperations } from './key-operations.tsx'

interface AuthorizeValues extends AgentBudget {
  readonly type: ApiKey['type']
  readonly expires_at: string | null
  readonly 'limits/operations': readonly string[]
  readonly 'limits/reads_account': boolean
}

interface AuthorizeAgentFormProps {
  readonly agent: AgentRequest
  readonly subscription: Subscription
}

/** As the request says it: an empty budget is no limit, and a test key spends nothing. */
const allowance = (
  {
    type,
    expires_at,
    'limits/operations': operations,
    'limits/reads_account': readsAccount,
    ...budget
  }: AuthorizeValues,
  onlySome: boolean,
) => ({
  type,
  ...(expires_at && { expires_at }),
  limits: {
    ...agentLimits(type === 'LIVE' ? budget : undefined, onlySome ? [...operations] : null),
    ...(readsAccount && { reads_account: true }),
  },
})

/** An agent has sent a person here, who decides what it may call and spend. */
export function AuthorizeAgentPage({ params }: PageProps) {
  const portal = usePortal()
  const request = useQuery(agentRequestQuery(portal, params.request ?? ''))
  // Someone may have just subscribed in another tab.
  const subscriptions = useQuery({ ...subscriptionsQuery(portal), refetchOnWindowFocus: 'always' })
  return (
    <ChakraScope>
      <FormCard
        title="Connect an agent"
        about="The agent gets its own key, which you can limit and revoke at any time."
      >
        <QueryBoundary
          queries={[request, subscriptions]}
          what="the agent’s request"
          level={2}
          skeleton={<Skeleton height="420px" />}
          missing={<Expired />}
        >
          {({ data: agent }, { data: all }) => (
            <section aria-label={agent.name} className={stack(5)}>
              <AgentFacts agent={agent} />
              <Decision agent={agent} subscription={subscriptionFor(agent, all)} />
            </section>
          )}
        </QueryBoundary>
      </FormCard>
    </ChakraScope>
  )
}

const Expired = () => (
  <EmptyState icon={BotOff} level={2} title="This request can’t be decided any more">
    It was already decided, or has expired. Start again from the agent.
  </EmptyState>
)

function AgentFacts({ agent }: { readonly agent: AgentRequest }) {
  const { name, verified, host, redirect_host, api_name, version, expires_at } = agent
  const current = useSessionState()
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
        {current.kind === 'member' && <Fact name="Your account">{current.profile.email}</Fact>}
        <Fact name="Published by">{verified ? `${host}, verified` : 'Unknown'}</Fact>
        <Fact name="You’ll return to">
          {isLoopback(redirect_host) ? 'An app on this computer' : redirect_host}
        </Fact>
        {api_name ? (
          <Fact name="API">
            {api_name}, version {version}
          </Fact>
        ) : (
          <Fact name="It can read">{accountWords}. It can’t call an API.</Fact>
        )}
        <Fact name="Decide by">{formatMoment(expires_at)}</Fact>
      </dl>
    </>
  )
}

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

/** The decision on an agent’s request, with what it may call and spend. */
function AuthorizeAgentForm({ agent, subscription }: AuthorizeAgentFormProps) {
  const { goTo } = useServices()
  const write = mutationOptions(usePortal(), 'post', '/api/agents/authorization')
  const { agent_request_id, api, version } = agent
  const called = api !== undefined && version !== undefined && { api, version }
  const [onlySome, setOnlySome] = useState(false)
  // The agent waits at the address that follows.
  const follow = ({ data }: { readonly data: { readonly continue_to: string } }) => goTo(data.continue_to)
  const { control, field, failure, busy, submit } = useApiForm({
    defaultValues: {
      type: 'TEST',
      expires_at: keyEnd(usualEnd),
      ...usualBudget,
      'limits/operations': [],
      'limits/reads_account': false,
    } as AuthorizeValues,
    rules,
    write,
    variables: (values: AuthorizeValues) => ({
      body: { agent_request_id, decision: 'ALLOW' as const, ...allowance(values, onlySome) },
    }),
    onDone: follow,
  })
  const denial = useMutation({ ...write, onSuccess: follow })
  const { field: type } = useController({ control, name: 'type' })
  const { field: account } = useController({ control, name: 'limits/reads_account' })
  const { field: expiresAt } = useController({ control, name: 'expires_at' })
  const mayDecide = useRoleRefusal('POST /api/agents/authorization') === undefined
  const blocked = subscription.live_blocker
  return (
    <form className={stack(5)} noValidate onSubmit={submit} aria-label={`What ${agent.name} may do`}>
      <FormError of={failure ?? (denial.error && problemText(denial.error))} title="Nothing was decided." />
      {called && (
        <RadioGroup
          label="Environment"
          name="environment"
          value={type.value}
          options={[
            { value: 'TEST', label: 'Test', hint: policies.testKeys },
            {
              value: 'LIVE',
              label: 'Live',
              hint: blocked ? blocked.reason : 'Calls cost credits, up to its budget.',
              disabled: Boolean(blocked),
            },
          ]}
          onChange={type.onChange}
        />
      )}
      <div className={columns('narrow', 3, 'top')}>
        {type.value === 'LIVE' && <AgentBudgetFields field={field} />}
        <KeyEndField usual={usualEnd} onChange={expiresAt.onChange} />
      </div>
      {called && <KeyOperations of={called} control={control} onlySome={onlySome} onOnlySome={setOnlySome} />}
      {called && agent.asks_account && <ReadsAccountField field={account} />}
      <div className={row(3)}>
        <RoleButton gate="POST /api/agents/authorization" type="submit" look="primary" busy={busy}>
          {busy ? 'Connecting…' : 'Allow'}
        </RoleButton>
        {mayDecide && (
          <Button
            busy={denial.isPending}
            disabled={busy}
            onClick={() => denial.mutate({ body: { agent_request_id, decision: 'DENY' } })}
          >
            Deny
          </Button>
        )}
      </div>
    </form>
  )
}
