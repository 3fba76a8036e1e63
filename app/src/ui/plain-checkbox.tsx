import { Check } from 'lucide-react'
import { type ReactNode, type Ref, useId } from 'react'
import css from './plain-field.module.css'

interface PlainCheckboxProps {
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  readonly onBlur?: () => void
  readonly name: string
  readonly inputRef?: Ref<HTMLInputElement>
  readonly error?: string | undefined
  readonly children: ReactNode
}

/** ui/kit/checkbox.tsx for pages that come without the kit (decision 0040). */
export function PlainCheckbox({
  checked,
  onChange,
  onBlur,
  name,
  inputRef,
  error,
  children,
}: PlainCheckboxProps) {
  const errorId = `${useId()}-error`
  return (
    <div>
      <label className={css.choice}>
        <span className={css.mark}>
          <input
            ref={inputRef}
            className={css.box}
            type="checkbox"
            name={name}
            checked={checked}
            aria-invalid={error !== undefined || undefined}
            aria-describedby={error === undefined ? undefined : errorId}
            onChange={(event) => onChange(event.target.checked)}
            onBlur={onBlur}
          />
          <Check className={css.tick} strokeWidth={3} aria-hidden="true" focusable="false" />
        </span>
        <span className={css.words}>{children}</span>
      </label>
      {error !== undefined && (
        <p id={errorId} className={css.problem}>
          {error}
        </p>
      )}
    </div>
  )
}
