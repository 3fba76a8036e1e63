import { Checkbox as ChakraCheckbox } from '@chakra-ui/react/checkbox'
import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode, Ref } from 'react'
import { choiceProblem } from '../../theme/recipes/choice.ts'
import { stack } from '../layout.ts'

const Problem = chakra('p', { base: choiceProblem })

const Legend = chakra('legend', { base: { padding: 0, fontWeight: 500 } })

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

interface CheckboxListProps<Option extends string> {
  readonly legend: string
  /** Of the fields, before the option. */
  readonly name: string
  readonly options: readonly Option[]
  /** In the order of the options. */
  readonly chosen: readonly Option[]
  readonly onChange: (chosen: Option[]) => void
  readonly error: string | undefined
  readonly children: (option: Option) => ReactNode
}

/** Several of a few, each with its words. */
export function CheckboxList<Option extends string>({
  legend,
  name,
  options,
  chosen,
  onChange,
  error,
  children,
}: CheckboxListProps<Option>) {
  const toggle = (option: Option, on: boolean) =>
    onChange(options.filter((one) => (one === option ? on : chosen.includes(one))))
  return (
    <fieldset className={stack(3)}>
      <Legend>{legend}</Legend>
      {options.map((option) => (
        <Checkbox
          key={option}
          name={`${name}-${option}`}
          checked={chosen.includes(option)}
          onChange={(on) => toggle(option, on)}
        >
          {children(option)}
        </Checkbox>
      ))}
      {error && <Problem role="alert">{error}</Problem>}
    </fieldset>
  )
}
