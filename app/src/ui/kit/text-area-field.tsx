import { Textarea } from '@chakra-ui/react/textarea'
import type { Ref, TextareaHTMLAttributes } from 'react'
import { type FieldFrame, splitFieldProps } from '../field-frame.ts'
import { Field } from './field.tsx'
import { machineText } from './text-field.tsx'

interface TextAreaFieldProps
  extends FieldFrame,
    Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'color' | 'required' | 'disabled'> {
  readonly size?: 'sm' | 'md'
  /** For JSON and other text of machines. */
  readonly mono?: boolean
  readonly ref?: Ref<HTMLTextAreaElement>
}

/** Several lines; it grows with its text where the browser can. */
export function TextAreaField(props: TextAreaFieldProps) {
  const [frame, { size = 'md', mono = false, ...area }] = splitFieldProps(props)
  return (
    <Field {...frame}>
      {(description) => (
        <Textarea
          {...area}
          {...description}
          size={size}
          {...(mono && { ...machineText, lineHeight: '1.6' })}
        />
      )}
    </Field>
  )
}
