import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { usePortal } from '../../lib/services.ts'
import { SelectField } from '../../ui/kit/select-field.tsx'
import { plansQuery, versionsQuery } from './queries.ts'

type SubjectFieldProps = Omit<ComponentProps<typeof SelectField>, 'label' | 'children'>

/** The choice of a plan, or of a version of an API. */
export function SubjectField(field: SubjectFieldProps) {
  const portal = usePortal()
  const plans = useQuery(plansQuery(portal))
  const versions = useQuery(versionsQuery(portal))
  return (
    <SelectField {...field} label="What changes">
      <option value="">Choose…</option>
      <optgroup label="Plans">
        {plans.data?.data.map(({ plan_id, plan_name, api }) => (
          <option key={plan_id} value={plan_id}>
            {api ? `${plan_name} (${api})` : plan_name}
          </option>
        ))}
      </optgroup>
      <optgroup label="Versions of APIs">
        {versions.data?.data.map(({ api, name, version }) => (
          <option key={`${api}/${version}`} value={`${api}/${version}`}>
            {name} {version}
          </option>
        ))}
      </optgroup>
    </SelectField>
  )
}
