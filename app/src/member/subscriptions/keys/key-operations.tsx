import { useQuery } from '@tanstack/react-query'
import { type Control, type FieldValues, type Path, useController } from 'react-hook-form'
import { versionQuery } from '../../../domain/catalogue/queries.ts'
import { usePortal } from '../../../lib/services.ts'
import { Checkbox } from '../../../ui/kit/checkbox.tsx'
import { RadioGroup } from '../../../ui/kit/radio-group.tsx'
import { stack } from '../../../ui/layout.ts'

interface OperationListProps<Values extends FieldValues> {
  readonly of: { readonly api: string; readonly version: string }
  /** Of a form with the field `limits/operations`. */
  readonly control: Control<Values>
}

interface KeyOperationsProps<Values extends FieldValues> extends OperationListProps<Values> {
  readonly onlySome: boolean
  readonly onOnlySome: (onlySome: boolean) => void
}

/** The operations that a key may call: all, or those of a list. */
export const KeyOperations = <Values extends FieldValues>({
  onlySome,
  onOnlySome,
  ...list
}: KeyOperationsProps<Values>) => (
  <>
    <RadioGroup
      label="Operations it may call"
      name="operations"
      value={onlySome ? 'some' : 'all'}
      options={[
        { value: 'all', label: 'All' },
        { value: 'some', label: 'Only these' },
      ]}
      onChange={(choice) => onOnlySome(choice === 'some')}
    />
    {onlySome && <OperationList {...list} />}
  </>
)

function OperationList<Values extends FieldValues>({ of, control }: OperationListProps<Values>) {
  const { data } = useQuery(versionQuery(usePortal(), of))
  const { field, fieldState } = useController({
    control,
    name: 'limits/operations' as Path<Values>,
    rules: {
      validate: (chosen: readonly string[]) => chosen.length > 0 || 'Choose at least one operation.',
    },
  })
  const chosen: readonly string[] = field.value
  const names = new Map(data?.data.operations.map(({ operation_id, summary }) => [operation_id, summary]))
  // Another version of the API may have what was chosen before.
  const all = [...new Set([...names.keys(), ...chosen])]
  return (
    <fieldset className={stack(2)} aria-label="Operations it may call">
      {all.map((id, index) => (
        <Checkbox
          key={id}
          name={`operation-${id}`}
          checked={chosen.includes(id)}
          onChange={(on) => field.onChange(on ? [...chosen, id] : chosen.filter((other) => other !== id))}
          {...(index === 0 && { inputRef: field.ref })}
          {...(index === all.length - 1 && { error: fieldState.error?.message })}
        >
          {names.get(id) ?? id}
        </Checkbox>
      ))}
    </fieldset>
  )
}
