import { Switch as ChakraSwitch } from '@chakra-ui/react/switch'
import type { ReactNode } from 'react'

interface SwitchProps {
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  readonly disabled?: boolean
  readonly children: ReactNode
}

/** On or off, immediately. A setting that waits for a button is a Checkbox. */
export function Switch({ checked, onChange, disabled = false, children }: SwitchProps) {
  return (
    <ChakraSwitch.Root
      checked={checked}
      disabled={disabled}
      onCheckedChange={(change) => onChange(change.checked)}
    >
      <ChakraSwitch.HiddenInput role="switch" />
      <ChakraSwitch.Control>
        <ChakraSwitch.Thumb />
      </ChakraSwitch.Control>
      <ChakraSwitch.Label>{children}</ChakraSwitch.Label>
    </ChakraSwitch.Root>
  )
}
