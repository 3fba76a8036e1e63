import { Input } from '@chakra-ui/react/input'
import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import { type FieldFrame, splitFieldProps } from '../field-frame.ts'
import { Field } from './field.tsx'

export const machineText = { fontFamily: 'mono', fontSize: { base: 'body', md: 'label' } } as const

export interface TextFieldProps
  extends FieldFrame,
    Omit<
      InputHTMLAttributes<HTMLInputElement>,
      'size' | 'height' | 'width' | 'color' | 'required' | 'disabled'
    > {
  readonly size?: 'sm' | 'md'
  /** For paths, keys and other text of machines. */
  readonly mono?: boolean
  /** Stands inside the field, at its end. */
  readonly end?: ReactNode
  readonly ref?: Ref<HTMLInputElement>
}

/** One line to write in. */
export function TextField(props: TextFieldProps) {
  const [frame, { size = 'md', mono = false, end, ...input }] = splitFieldProps(props)
  return (
    <Field {...frame}>
      {(description) => (
        <>
          <Input
            {...input}
            {...description}
            size={size}
            {...(mono && machineText)}
            // A file field has a button of the browser in it, which is not centred by itself.
            {...(input.type === 'file' && { paddingBlock: '0.375rem' })}
            // The button of its calendar is a stop of the keyboard that no browser marks.
            {...(input.type === 'datetime-local' && {
              css: { '&::-webkit-calendar-picker-indicator': { display: 'none' } },
            })}
            {...(end ? { paddingInlineEnd: '52px' } : {})}
          />
          {end}
        </>
      )}
    </Field>
  )
}
