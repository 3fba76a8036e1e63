import { useState } from 'react'
import { SelectField } from '../../ui/kit/select-field.tsx'
import { type KeyEnd, keyEnd, keyEnds, keyEndWords } from './key-ends.ts'

interface KeyEndFieldProps {
  readonly usual: KeyEnd
  /** The moment, computed when it is chosen, so that a retry after a lost response is the same call. */
  readonly onChange: (expiresAt: string | null) => void
}

/** When a new key expires. */
export function KeyEndField({ usual, onChange }: KeyEndFieldProps) {
  const [end, setEnd] = useState(usual)
  return (
    <SelectField
      label="Expires"
      value={end}
      onChange={({ target }) => {
        const days = target.value as KeyEnd
        setEnd(days)
        onChange(keyEnd(days))
      }}
    >
      {keyEnds.map((days) => (
        <option key={days} value={days}>
          {keyEndWords[days]}
        </option>
      ))}
    </SelectField>
  )
}
