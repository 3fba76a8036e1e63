import { RadioGroup as ChakraRadioGroup } from '@chakra-ui/react/radio-group'
import type { ReactNode } from 'react'

interface RadioGroupProps<Value extends string> {
  readonly label: string
  readonly name: string
  readonly value: Value | null
  readonly options: readonly {
    readonly value: Value
    readonly label: ReactNode
    readonly hint?: string
    readonly disabled?: boolean
  }[]
  readonly onChange: (value: Value) => void
  readonly disabled?: boolean
  /** A card each, for what is compared before it is chosen. */
  readonly cards?: boolean
}

/** One of a few that are all worth seeing. Arrow keys move the choice. */
export function RadioGroup<Value extends string>({
  label,
  name,
  value,
  options,
  onChange,
  disabled = false,
  cards = false,
}: RadioGroupProps<Value>) {
  return (
    <ChakraRadioGroup.Root
      {...(cards && { look: 'cards' })}
      name={name}
      value={value}
      disabled={disabled}
      onValueChange={(change) => onChange(change.value as Value)}
    >
      <ChakraRadioGroup.Label>{label}</ChakraRadioGroup.Label>
      {options.map((option) => (
        <ChakraRadioGroup.Item key={option.value} value={option.value} disabled={option.disabled ?? false}>
          <ChakraRadioGroup.ItemHiddenInput />
          <ChakraRadioGroup.ItemControl />
          <ChakraRadioGroup.ItemText>
            {option.label} {option.hint && <span className="note-line">{option.hint}</span>}
          </ChakraRadioGroup.ItemText>
        </ChakraRadioGroup.Item>
      ))}
    </ChakraRadioGroup.Root>
  )
}
