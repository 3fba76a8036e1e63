import { decideAgentRequest as rules } from '@switchboard/sdk/forms'
import { policies } from '@switchboard/sdk/problems'
import { mutationOptions } from '@switchboard/sdk/react-query'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { RoleButton, useRoleRefusal } from '../../../domain/team/role-gate.tsx'
import { useApiForm } from '../../../lib/forms/use-api-form.ts'
import { problemText } from '../../../lib/problem.ts'
import { usePortal, useServices } from '../../../lib/services.ts'
import { FormError } from '../../../ui/form-error.tsx'
import { Button } from '../../../ui/kit/button.tsx'
import { RadioGroup } from '../../../ui/kit/radio-group.tsx'
import { columns, row, stack } from '../../../ui/layout.ts'
import { KeyEndField } from '../key-end-field.tsx'
import { keyEnd } from '../key-ends.ts'
import { KeyOperations } from '../key-operations.tsx'
import type { ApiKey, Subscription } from '../rules.ts'
import { type AgentBudget, AgentBudgetFields, agentLimits, usualBudget, usualEnd } from './agent-budget.tsx'
import type { AgentRequest } from './agent-request.ts'
import { ReadsAccountField } from './reads-account-field.tsx'

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

/** The decision on an agent’s request, with what it may call and spend. */
export function AuthorizeAgentForm({ agent, subscription }: AuthorizeAgentFormProps) {
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
            { value: 'TEST', label: `Test. ${policies.testKeys}` },
            {
              value: 'LIVE',
              label: `Live. ${blocked ? blocked.reason : 'Calls cost credits, up to its budget.'}`,
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
