import { createKey as rules } from '@switchboard/sdk/forms'
import { policies } from '@switchboard/sdk/problems'
import { useController } from 'react-hook-form'
import { agentClients } from '../../../domain/agents/agent-clients.ts'
import { agentServer } from '../../../domain/agents/agent-server.ts'
import { useKeyCall } from '../../../domain/keys/use-key-call.ts'
import { useApiForm } from '../../../lib/forms/use-api-form.ts'
import { useServices } from '../../../lib/services.ts'
import { FormDialog } from '../../../ui/kit/dialog.tsx'
import { RadioGroup } from '../../../ui/kit/radio-group.tsx'
import { SelectField } from '../../../ui/kit/select-field.tsx'
import { TextField } from '../../../ui/kit/text-field.tsx'
import { columns } from '../../../ui/layout.ts'
import type { ApiKey, Subscription } from '../rules.ts'
import { type AgentBudget, AgentBudgetFields, agentLimits, usualBudget, usualEnd } from './agent-budget.tsx'
import { KeyEndField, keyEnd } from './key-end-field.tsx'

interface ConnectAgentValues extends AgentBudget {
  readonly user_subscription_id: string
  readonly client: string
  readonly name: string
  readonly type: ApiKey['type']
  readonly expires_at: string | null
}

interface ConnectAgentDialogProps {
  /** Active ones, at least one. */
  readonly subscriptions: readonly Subscription[]
  readonly onClose: () => void
}

/** A key for an agent. It has a budget and an end unless the person takes them away. */
export function ConnectAgentDialog({ subscriptions, onClose }: ConnectAgentDialogProps) {
  const { portalUrl } = useServices()
  const { control, field, ...form } = useApiForm({
    defaultValues: {
      user_subscription_id: subscriptions[0]?.user_subscription_id ?? '',
      client: agentClients[0]?.id ?? '',
      name: agentClients[0]?.name ?? '',
      type: 'TEST',
      expires_at: keyEnd(usualEnd),
      ...usualBudget,
    } as ConnectAgentValues,
    rules: { name: rules.name },
    write: useKeyCall('POST /api/user-subscription/keys'),
    variables: (values: ConnectAgentValues) => {
      const subscription = subscriptions.find(
        (one) => one.user_subscription_id === values.user_subscription_id,
      )
      return {
        api: subscription?.api ?? '',
        apiName: subscription?.name ?? '',
        init: { body: bodyOf(values) },
        ...(subscription && {
          agent: { client: values.client, server: agentServer(portalUrl, subscription) },
        }),
      }
    },
    onDone: onClose,
  })
  const { field: of } = useController({ control, name: 'user_subscription_id' })
  const { field: client } = useController({ control, name: 'client' })
  const { field: name } = useController({ control, name: 'name' })
  const { field: type } = useController({ control, name: 'type' })
  const { field: expiresAt } = useController({ control, name: 'expires_at' })
  const blocked = subscriptions.find((one) => one.user_subscription_id === of.value)?.live_blocker
  return (
    <FormDialog
      title="Connect an agent"
      about="The agent gets its own key, which you can limit and revoke at any time."
      action="Create key"
      busyAction="Creating…"
      failed="No key was created."
      form={form}
      onClose={onClose}
    >
      <SelectField
        label="Client"
        value={client.value}
        onChange={({ target }) => {
          client.onChange(target.value)
          name.onChange(agentClients.find(({ id }) => id === target.value)?.name)
        }}
      >
        {agentClients.map((one) => (
          <option key={one.id} value={one.id}>
            {one.name}
          </option>
        ))}
      </SelectField>
      <TextField
        {...field('name', 'a name')}
        value={name.value}
        onChange={name.onChange}
        label="Name"
        hint="Only you see it."
        autoComplete="off"
      />
      <SelectField
        label="API"
        value={of.value}
        onChange={({ target }) => {
          of.onChange(target.value)
          type.onChange('TEST')
        }}
      >
        {subscriptions.map(({ user_subscription_id, name }) => (
          <option key={user_subscription_id} value={user_subscription_id}>
            {name}
          </option>
        ))}
      </SelectField>
      <RadioGroup
        label="Environment"
        name="environment"
        value={type.value}
        options={[
          { value: 'TEST', label: 'Test', hint: policies.testKeys },
          {
            value: 'LIVE',
            label: 'Live',
            hint: blocked ? 'Needs a verified business.' : 'Calls cost credits, up to its budget.',
            disabled: Boolean(blocked),
          },
        ]}
        onChange={type.onChange}
      />
      {type.value === 'LIVE' && (
        <div className={columns('narrow', 2, 'top')}>
          <AgentBudgetFields field={field} />
        </div>
      )}
      <KeyEndField usual={usualEnd} onChange={expiresAt.onChange} />
    </FormDialog>
  )
}

const bodyOf = ({
  client: _client,
  user_subscription_id,
  name,
  type,
  expires_at,
  ...budget
}: ConnectAgentValues) => ({
  user_subscription_id,
  type,
  name: name.trim(),
  agent: true,
  ...(expires_at && { expires_at }),
  ...(type === 'LIVE' && { limits: agentLimits(budget) }),
})
