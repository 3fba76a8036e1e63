import css from './plain-select.module.css'

interface PlainSelectProps<Value extends string> {
  readonly label: string
  readonly value: Value
  /** What each value is called. */
  readonly options: Readonly<Record<Value, string>>
  readonly onValue: (value: Value) => void
}

/** One of a few, on one line with its label. */
export function PlainSelect<Value extends string>({
  label,
  value,
  options,
  onValue,
}: PlainSelectProps<Value>) {
  return (
    <label className={css.line}>
      <span className="label">{label}</span>
      <select className={css.select} value={value} onChange={(event) => onValue(event.target.value as Value)}>
        {Object.entries<string>(options).map(([one, words]) => (
          <option key={one} value={one}>
            {words}
          </option>
        ))}
      </select>
    </label>
  )
}
