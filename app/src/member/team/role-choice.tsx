import type { components } from '@switchboard/sdk'
import type { ComponentProps } from 'react'
import { roleLabels } from '../../domain/team/role.ts'
import { SelectField } from '../../ui/kit/select-field.tsx'

export type MemberRole = components['schemas']['MemberRole']

const roles = [
  ['DEVELOPER', 'subscriptions, API keys'],
  ['BILLING', 'payments, credits, alerts, plans'],
  ['VIEWER', 'read only'],
] as const satisfies readonly (readonly [MemberRole, string])[]

/** A role that the owner can give, each with what it may. */
export function RoleChoice(props: Omit<ComponentProps<typeof SelectField>, 'children'>) {
  return (
    <SelectField {...props}>
      {roles.map(([role, scope]) => (
        <option key={role} value={role}>
          {roleLabels[role]} ({scope})
        </option>
      ))}
    </SelectField>
  )
}
