import type { StaffRole } from '@switchboard/sdk'
import { type Control, type FieldPathByValue, type FieldValues, useController } from 'react-hook-form'
import { CheckboxList } from '../../ui/kit/checkbox.tsx'

const roleTexts: Readonly<Record<StaffRole, { readonly label: string; readonly about: string }>> = {
  OWNER: { label: 'Owner', about: 'Everything, staff included.' },
  PUBLISHER: { label: 'Publisher', about: 'APIs, upstreams, announcements and incidents.' },
  FINANCE: { label: 'Finance', about: 'Credits, payments, refunds and plans.' },
  SUPPORT: { label: 'Support', about: 'Accounts, keys, verifications and deliveries.' },
  AUDITOR: { label: 'Auditor', about: 'Reads everything, changes nothing.' },
}
export const roles = Object.keys(roleTexts) as StaffRole[]
export const rolesInWords = (own: readonly StaffRole[]): string =>
  own.map((role) => roleTexts[role].label).join(', ')

interface RolesFieldProps<Values extends FieldValues> {
  readonly control: Control<Values>
  readonly name: FieldPathByValue<Values, StaffRole[]>
  readonly options?: readonly StaffRole[]
}

export function RolesField<Values extends FieldValues>({
  control,
  name,
  options = roles,
}: RolesFieldProps<Values>) {
  const { field, fieldState } = useController({
    control,
    name,
    rules: { validate: (chosen: readonly StaffRole[]) => chosen.length > 0 || 'Choose at least one role.' },
  })
  return (
    <CheckboxList
      legend="Roles"
      name="role"
      options={options}
      chosen={field.value}
      onChange={field.onChange}
      error={fieldState.error?.message}
    >
      {(role) => (
        <>
          {roleTexts[role].label}
          <span className="note-line">{roleTexts[role].about}</span>
        </>
      )}
    </CheckboxList>
  )
}
