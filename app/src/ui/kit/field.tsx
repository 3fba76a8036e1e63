import { Field as ChakraField } from '@chakra-ui/react/field'
import { type ReactNode, useId } from 'react'
import type { FieldFrame } from '../field-frame.ts'

interface Description {
  readonly 'aria-describedby'?: string
}

interface FieldProps extends FieldFrame {
  /** The control, with what describes it. */
  readonly children: (description: Description) => ReactNode
}

const across = { gridColumn: '1 / -1', position: 'relative', minWidth: 0 } as const
// A button there is higher than the line of the label, which it leaves as it is.
const atTheEnd = {
  gridRow: 1,
  gridColumn: 2,
  marginBlock: 'calc((1.25rem - var(--control-small)) / 2)',
  alignSelf: 'center',
} as const

/** A control with its label, hint and error; both are read out with it. */
export function Field({
  label,
  labelHidden,
  hint,
  error,
  errorAtOnce,
  aside,
  below,
  required = false,
  disabled = false,
  children,
}: FieldProps) {
  const id = useId()
  const ids = { helperText: `${id}-hint`, errorText: `${id}-error` }
  // Chakra names the error with aria-errormessage alone, which few screen readers read.
  const described = [hint && ids.helperText, error && ids.errorText].filter(Boolean).join(' ')
  return (
    <ChakraField.Root ids={ids} invalid={error !== undefined} required={required} disabled={disabled}>
      <ChakraField.Label {...(labelHidden && { className: 'visually-hidden' })}>{label}</ChakraField.Label>
      <div style={across}>{children(described ? { 'aria-describedby': described } : {})}</div>
      {aside && <div style={atTheEnd}>{aside}</div>}
      {below && <div style={across}>{below}</div>}
      {hint && <ChakraField.HelperText>{hint}</ChakraField.HelperText>}
      <ChakraField.ErrorText {...(errorAtOnce && { role: 'alert' })}>{error}</ChakraField.ErrorText>
    </ChakraField.Root>
  )
}
