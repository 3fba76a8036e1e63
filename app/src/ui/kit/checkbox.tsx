import { Checkbox as ChakraCheckbox } from '@chakra-ui/react/checkbox'
import type { ReactNode, Ref } from 'react'
import styles from './checkbox.module.css'

interface CheckboxProps {
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  readonly onBlur?: () => void
  readonly name: string
  readonly inputRef?: Ref<HTMLInputElement>
  readonly error?: string | undefined
  readonly children: ReactNode
}

export function Checkbox({ checked, onChange, onBlur, name, inputRef, error, children }: CheckboxProps) {
  const errorId = `${name}-error`
  return (
    <div>
      <ChakraCheckbox.Root
        name={name}
        checked={checked}
        invalid={error !== undefined}
        onCheckedChange={(change) => onChange(change.checked === true)}
      >
        <ChakraCheckbox.HiddenInput
          ref={inputRef}
          onBlur={onBlur}
          {...(error ? { 'aria-describedby': errorId } : {})}
        />
        <ChakraCheckbox.Control />
        <ChakraCheckbox.Label>{children}</ChakraCheckbox.Label>
      </ChakraCheckbox.Root>
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  )
}
