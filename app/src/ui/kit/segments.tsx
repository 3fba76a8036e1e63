import { SegmentGroup } from '@chakra-ui/react/segment-group'
import type { EnvironmentTone } from '../plain-tag.tsx'

interface SegmentsProps<Value extends string> {
  /** The choice's name for screen readers. */
  readonly label: string
  readonly value: Value
  readonly options: readonly { readonly value: Value; readonly label: string; readonly disabled?: boolean }[]
  readonly onChange: (value: Value) => void
  /** Of the environment that is chosen. */
  readonly tone?: EnvironmentTone
}

/** The press goes to the radio itself, invisible over its word. */
const overItsWord = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  clip: 'auto',
  opacity: 0,
  cursor: 'inherit',
} as const

/** One of two to five short words, side by side. */
export function Segments<Value extends string>({
  label,
  value,
  options,
  onChange,
  tone,
}: SegmentsProps<Value>) {
  return (
    <SegmentGroup.Root
      data-tone={tone}
      aria-label={label}
      value={value}
      onValueChange={(change) => onChange(change.value as Value)}
    >
      {options.map((option) => (
        <SegmentGroup.Item key={option.value} value={option.value} disabled={option.disabled ?? false}>
          <SegmentGroup.ItemHiddenInput style={overItsWord} />
          <SegmentGroup.ItemText>{option.label}</SegmentGroup.ItemText>
        </SegmentGroup.Item>
      ))}
    </SegmentGroup.Root>
  )
}
