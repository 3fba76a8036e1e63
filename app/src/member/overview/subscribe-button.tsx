import { useLocation } from 'wouter'
import { useKeyCall } from '../../domain/keys/use-key-call.ts'
import { newSubscriptionRoles } from '../../domain/team/role.ts'
import { RoleButton } from '../../domain/team/role-gate.tsx'
import { useApiForm } from '../../lib/forms/use-api-form.ts'
import { href } from '../../paths.ts'
import { FormError } from '../../ui/form-error.tsx'
import type { FirstStep } from './first-steps.ts'

/** With its price beside it; then the page with the new keys. */
export function SubscribeButton({ to: { api, name } }: { readonly to: NonNullable<FirstStep['offer']> }) {
  const [, navigate] = useLocation()
  const { submit, busy, failure } = useApiForm({
    defaultValues: {},
    write: useKeyCall('POST /api/user-subscription'),
    variables: () => ({ api, apiName: name, init: { body: { api } } }),
    onDone: () => navigate(href('subscriptions', {}, { query: { api } })),
  })
  return (
    <>
      <FormError of={failure} title="You weren’t subscribed." />
      <RoleButton gate={newSubscriptionRoles} size="small" look="primary" busy={busy} onClick={submit}>
        {busy ? 'Subscribing…' : 'Subscribe'}
      </RoleButton>
    </>
  )
}
