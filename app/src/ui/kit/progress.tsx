import { Progress as ChakraProgress } from '@chakra-ui/react/progress'

interface ProgressProps {
  readonly label: string
  /** How much of 100 is done; `null` while nobody knows. */
  readonly value: number | null
  /** Shown at the end of the line instead of the percentage, such as "2 of 5 files". */
  readonly valueText?: string
}

/** How far something has come that takes more than a moment. */
export function Progress({ label, value, valueText }: ProgressProps) {
  return (
    <ChakraProgress.Root
      value={value}
      {...(valueText && { translations: { value: () => `${label}: ${valueText}` } })}
    >
      <ChakraProgress.Label>{label}</ChakraProgress.Label>
      <ChakraProgress.ValueText>
        {valueText ?? (value === null ? '' : `${Math.round(value)}%`)}
      </ChakraProgress.ValueText>
      <ChakraProgress.Track>
        <ChakraProgress.Range />
      </ChakraProgress.Track>
    </ChakraProgress.Root>
  )
}
