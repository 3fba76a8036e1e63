import { SelectField } from '../../ui/kit/select-field.tsx'

interface StatusFilterProps<Status extends string> {
  /** Each that there is, by its name in the address. */
  readonly statuses: Readonly<Record<Status, { readonly name: string }>>
  /** Empty for all. */
  readonly value: NoInfer<Status> | ''
  readonly onChange: (status: Status | '') => void
}

/** Narrows a list to one status. */
export const StatusFilter = <Status extends string>({
  statuses,
  value,
  onChange,
}: StatusFilterProps<Status>) => (
  <SelectField
    label="Status"
    size="sm"
    value={value}
    onChange={({ target }) => onChange(target.value as Status | '')}
  >
    <option value="">All</option>
    {Object.entries<{ readonly name: string }>(statuses).map(([status, { name }]) => (
      <option key={status} value={status}>
        {name}
      </option>
    ))}
  </SelectField>
)
