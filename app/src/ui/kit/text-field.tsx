import { Field as ChakraField } from '@chakra-ui/react/field'
import { Input } from '@chakra-ui/react/input'
import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react'
import styles from './text-field.module.css'

interface TextFieldProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'size' | 'height' | 'width' | 'color'> {
  readonly label: string
  readonly hint?: string
  readonly error?: string | undefined
  /** Stands at the end of the label's line, and comes after the input when one tabs. */
  readonly aside?: ReactNode
  /** Stands inside the field, at its end. */
  readonly end?: ReactNode
  readonly ref?: Ref<HTMLInputElement>
}

/** One labelled input; hint and error are read out with it. */
export function TextField({ label, hint, error, aside, end, required = false, ...input }: TextFieldProps) {
  const id = useId()
  const ids = { helperText: `${id}-hint`, errorText: `${id}-error` }
  // Chakra names the error with aria-errormessage alone, which few screen readers read.
  const described = [hint && ids.helperText, error && ids.errorText].filter(Boolean).join(' ')
  return (
    <ChakraField.Root ids={ids} invalid={error !== undefined} required={required}>
      <ChakraField.Label>{label}</ChakraField.Label>
      <div className={styles.control}>
        <Input
          {...input}
          {...(end ? { paddingInlineEnd: '52px' } : {})}
          {...(described && { 'aria-describedby': described })}
        />
        {end}
      </div>
      {aside && <div className={styles.aside}>{aside}</div>}
      {hint && <ChakraField.HelperText>{hint}</ChakraField.HelperText>}
      <ChakraField.ErrorText>{error}</ChakraField.ErrorText>
    </ChakraField.Root>
  )
}
