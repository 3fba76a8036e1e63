import { SegmentGroup } from '@chakra-ui/react/segment-group'

interface SegmentsProps<Value extends string> {
  /** What is chosen; heard, not seen. */
  readonly label: string
  readonly value: Value
  readonly options: readonly { readonly value: Value; readonly label: string; readonly disabled?: boolean }[]
  readonly onChange: (value: Value) => void
}

/** One of two to five short words, side by side. */
export function Segments<Value extends string>({ label, value, options, onChange }: SegmentsProps<Value>) {
  return (
    <SegmentGroup.Root
      aria-label={label}
      value={value}
      onValueChange={(change) => onChange(change.value as Value)}
    >
      {options.map((option) => (
        <SegmentGroup.Item key={option.value} value={option.value} disabled={option.disabled ?? false}>
          <SegmentGroup.ItemHiddenInput />
          <SegmentGroup.ItemText>{option.label}</SegmentGroup.ItemText>
        </SegmentGroup.Item>
      ))}
    </SegmentGroup.Root>
  )
}
