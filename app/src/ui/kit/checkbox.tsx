import { Checkbox as ChakraCheckbox } from '@chakra-ui/react/checkbox'
import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode, Ref } from 'react'
import { choiceProblem } from '../../theme/recipes/choice.ts'

const Problem = chakra('p', { base: choiceProblem })

interface CheckboxProps {
  /** `'some'` if it represents several of which not all are chosen. */
  readonly checked: boolean | 'some'
  readonly onChange: (checked: boolean) => void
  readonly onBlur?: () => void
  readonly name: string
  readonly inputRef?: Ref<HTMLInputElement>
  readonly error?: string | undefined
  readonly disabled?: boolean
  readonly children: ReactNode
}

export function Checkbox({
  checked,
  onChange,
  onBlur,
  name,
  inputRef,
  error,
  disabled = false,
  children,
}: CheckboxProps) {
  const errorId = `${name}-error`
  return (
    <div>
      <ChakraCheckbox.Root
        name={name}
        checked={checked === 'some' ? 'indeterminate' : checked}
        invalid={error !== undefined}
        disabled={disabled}
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
      {error && <Problem id={errorId}>{error}</Problem>}
    </div>
  )
}
