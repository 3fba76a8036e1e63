import { type Ref, type TextareaHTMLAttributes, useId } from 'react'
import styles from './text-area.module.css'

interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  readonly label: string
  readonly hint?: string
  readonly error?: string | undefined
  readonly ref?: Ref<HTMLTextAreaElement>
}

/** A labelled field for several lines; it grows with its text where the browser can. Hint and error are read out with it. */
export function TextArea({ label, hint, error, ...area }: TextAreaProps) {
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <textarea
        rows={6}
        {...area}
        id={id}
        className={styles.area}
        aria-invalid={error !== undefined}
        {...(described && { 'aria-describedby': described })}
      />
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error} aria-live="polite">
          {error}
        </p>
      )}
    </div>
  )
}
