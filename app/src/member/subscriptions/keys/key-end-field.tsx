import { useState } from 'react'
import { SelectField } from '../../../ui/kit/select-field.tsx'

export const keyEnds = ['', '30', '90', '365'] as const

export type KeyEnd = (typeof keyEnds)[number]

/** When a key expires, in the words of a choice. */
export const keyEndWords: Readonly<Record<KeyEnd, string>> = {
  '': 'Never',
  '30': 'In 30 days',
  '90': 'In 90 days',
  '365': 'In a year',
}

const dayMs = 86_400_000

/** That moment, counted from now; null for never. */
export const keyEnd = (days: KeyEnd): string | null =>
  days === '' ? null : new Date(Date.now() + Number(days) * dayMs).toISOString()

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
