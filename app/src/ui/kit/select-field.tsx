import { NativeSelect } from '@chakra-ui/react/native-select'
import { ChevronDown } from 'lucide-react'
import type { Ref, SelectHTMLAttributes } from 'react'
import { type FieldFrame, splitFieldProps } from '../field-frame.ts'
import { Icon } from '../icon.tsx'
import { Field } from './field.tsx'

interface SelectFieldProps
  extends FieldFrame,
    Omit<SelectHTMLAttributes<HTMLSelectElement>, 'size' | 'color' | 'required' | 'disabled'> {
  readonly size?: 'sm' | 'md'
  readonly ref?: Ref<HTMLSelectElement>
}

/** One of some, by the browser's own list: it knows every keyboard and every phone. */
export function SelectField(props: SelectFieldProps) {
  const [frame, { size = 'md', children, ...select }] = splitFieldProps(props)
  return (
    <Field {...frame}>
      {(description) => (
        <NativeSelect.Root size={size} disabled={frame.disabled ?? false}>
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
