import type { LucideIcon } from 'lucide-react'
import { Icon } from './icon.tsx'
import styles from './plain.module.css'

interface PlainSegmentsProps<Value extends string> {
  /** The choice's name for screen readers. */
  readonly label: string
  readonly name: string
  readonly value: Value
  readonly options: readonly { readonly value: Value; readonly label: string; readonly icon: LucideIcon }[]
  readonly onChange: (value: Value) => void
}

/** One of a few icons, side by side; their names are heard. */
export function PlainSegments<Value extends string>({
  label,
  name,
  value,
  options,
  onChange,
}: PlainSegmentsProps<Value>) {
  return (
    <fieldset className={styles.segments}>
      <legend className="visually-hidden">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.segment} title={option.label}>
          <input
            className="visually-hidden"
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <Icon of={option.icon} size={15} />
          <span className="visually-hidden">{option.label}</span>
        </label>
      ))}
    </fieldset>
  )
}
