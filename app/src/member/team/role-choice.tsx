import type { components } from '@switchboard/sdk'
import type { ComponentProps } from 'react'
import { roleAbout, roleLabels } from '../../domain/team/role.ts'
import { SelectField } from '../../ui/kit/select-field.tsx'

export type MemberRole = components['schemas']['MemberRole']

const roles: readonly MemberRole[] = ['DEVELOPER', 'BILLING', 'VIEWER']

/** A role that the owner can give, each with what it may. */
export function RoleChoice(props: Omit<ComponentProps<typeof SelectField>, 'children'>) {
  return (
    <SelectField {...props}>
      {roles.map((role) => (
        <option key={role} value={role}>
          {roleLabels[role]}: {roleAbout[role]}
        </option>
      ))}
    </SelectField>
  )
}
