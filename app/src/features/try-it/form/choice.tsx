import { type ReactNode, useId } from 'react'
import css from './controls.module.css'

interface ChoiceProps {
  readonly label: ReactNode
  readonly value: string
  readonly onChoose: (value: string) => void
  readonly note?: ReactNode
  readonly children: ReactNode
}

/** A labelled list of options. */
export function Choice({ label, value, onChoose, note, children }: ChoiceProps) {
  const id = useId()
  return (
    <div className={css.field}>
      <label className={css.top} htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className={css.select}
        value={value}
        onChange={(event) => onChoose(event.target.value)}
        aria-describedby={note ? `${id}-note` : undefined}
      >
        {children}
      </select>
      {note && (
        <p id={`${id}-note`} className={css.note}>
          {note}
        </p>
      )}
    </div>
  )
}
