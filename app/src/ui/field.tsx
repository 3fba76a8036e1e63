import { Field as ChakraField } from '@chakra-ui/react/field'
import { Input } from '@chakra-ui/react/input'
import type { InputHTMLAttributes, ReactNode, Ref } from 'react'

interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'size' | 'height' | 'width' | 'color'> {
  readonly label: string
  readonly hint?: string
  readonly error?: string | undefined
  /** Stands at the end of the label's line, such as a link. */
  readonly aside?: ReactNode
  /** Stands inside the field, at its end. */
  readonly end?: ReactNode
  readonly ref?: Ref<HTMLInputElement>
}

/** One labelled input; hint and error are tied to it for screen readers. */
export function Field({ label, hint, error, aside, end, required, ...input }: FieldProps) {
  return (
    <ChakraField.Root invalid={error !== undefined} required={required ?? false}>
      <div style={{ display: 'flex', justifyContent: 'space-between', gap: '12px' }}>
        <ChakraField.Label>{label}</ChakraField.Label>
        {aside}
      </div>
      <div style={{ position: 'relative' }}>
        <Input {...input} {...(end ? { paddingInlineEnd: '52px' } : {})} />
        {end}
      </div>
      {hint && <ChakraField.HelperText>{hint}</ChakraField.HelperText>}
      <ChakraField.ErrorText>{error}</ChakraField.ErrorText>
    </ChakraField.Root>
  )
}
