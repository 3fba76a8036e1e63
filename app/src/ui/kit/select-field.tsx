import { NativeSelect } from '@chakra-ui/react/native-select'
import { ChevronDown } from 'lucide-react'
import type { Ref, SelectHTMLAttributes } from 'react'
import { Icon } from '../icon.tsx'
import { Field, type FieldFrame } from './field.tsx'

interface SelectFieldProps
  extends FieldFrame,
    Omit<SelectHTMLAttributes<HTMLSelectElement>, 'size' | 'color' | 'required' | 'disabled'> {
  readonly size?: 'sm' | 'md'
  readonly ref?: Ref<HTMLSelectElement>
}

/** One of some, by the browser's own list: it knows every keyboard and every phone. */
export function SelectField({
  label,
  labelHidden = false,
  hint,
  error,
  errorAtOnce,
  aside,
  required,
  disabled = false,
  size = 'md',
  children,
  ...select
}: SelectFieldProps) {
  return (
    <Field {...{ label, labelHidden, hint, error, errorAtOnce, aside, required, disabled }}>
      {(description) => (
        <NativeSelect.Root size={size} disabled={disabled}>
          <NativeSelect.Field {...select} {...description}>
            {children}
          </NativeSelect.Field>
          <NativeSelect.Indicator>
            <Icon of={ChevronDown} size={16} />
          </NativeSelect.Indicator>
        </NativeSelect.Root>
      )}
    </Field>
  )
}
