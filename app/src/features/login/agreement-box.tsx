import type { ReactNode } from 'react'
import { type Control, Controller } from 'react-hook-form'
import { Checkbox } from '../../ui/kit/checkbox.tsx'
import type { Agreements } from './agreements.ts'

interface AgreementBoxProps {
  readonly control: Control<Agreements>
  readonly name: keyof Agreements
  readonly children: ReactNode
}

export function AgreementBox({ control, name, children }: AgreementBoxProps) {
  return (
    <Controller
      control={control}
      name={name}
      rules={{ required: 'Tick this to go on.' }}
      render={({ field, fieldState }) => (
        <Checkbox
          name={name}
          checked={field.value}
          onChange={field.onChange}
          onBlur={field.onBlur}
          inputRef={field.ref}
          error={fieldState.error?.message}
        >
          {children}
        </Checkbox>
      )}
    />
  )
}
