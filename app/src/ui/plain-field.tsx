import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { useHydrating } from '../base/use-hydrating.ts'
import { classes } from './classes.ts'
import { type FieldFrame, splitFieldProps } from './field-frame.ts'
import { Icon } from './icon.tsx'
import { PlainButton } from './plain-button.tsx'
import css from './plain-field.module.css'

interface PlainTextFieldProps extends FieldFrame, Omit<ComponentProps<'input'>, 'required' | 'disabled'> {
  /** Stands inside the field, at its end. */
  readonly end?: ReactNode
}

/** One line to write in, with its label, hint and error: ui/kit/text-field.tsx for pages that come without the kit (decision 0040). */
export function PlainTextField(props: PlainTextFieldProps) {
  const [frame, { end, className, ...input }] = splitFieldProps(props)
  const { label, labelHidden, hint, error, errorAtOnce, aside, below, required, disabled } = frame
  const id = useId()
  const hydrating = useHydrating()
  const described = [input['aria-describedby'], hint && `${id}-hint`, error && `${id}-error`]
    .filter(Boolean)
    .join(' ')
  return (
    <div className={css.field}>
      <label htmlFor={id} className={labelHidden ? 'visually-hidden' : css.label}>
        {label}
      </label>
      <div className={css.across}>
        <input
          {...input}
          // Password managers look at fields that come, not at fields that are let free.
          key={hydrating ? 'drawn' : 'live'}
          id={id}
          className={classes(css.input, end !== undefined && css.roomAtEnd, className)}
          required={required}
          disabled={disabled}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={described || undefined}
        />
        {end}
      </div>
      {aside && <div className={css.aside}>{aside}</div>}
      {below && <div className={css.across}>{below}</div>}
      {hint && (
        <span id={`${id}-hint`} className={css.hint}>
          {hint}
        </span>
      )}
      {error !== undefined && (
        <span
          id={`${id}-error`}
          className={css.error}
          aria-live="polite"
          {...(errorAtOnce && { role: 'alert' })}
        >
          {error}
        </span>
      )}
    </div>
  )
}

type PlainPasswordFieldProps = Omit<PlainTextFieldProps, 'type' | 'end'> & {
  /** The hidden thing: "password", "key". */
  readonly what?: string
}

/** Hides what is written until a person asks to see it. */
export function PlainPasswordField({ what = 'password', ...field }: PlainPasswordFieldProps) {
  const [isVisible, setVisible] = useState(false)
  return (
    <PlainTextField
      spellCheck={false}
      autoCapitalize="none"
      {...field}
      type={isVisible ? 'text' : 'password'}
      end={
        <PlainButton
          look="icon"
          className={css.inside}
          aria-label={`Show ${what}`}
          aria-pressed={isVisible}
          onClick={() => setVisible(!isVisible)}
        >
          <Icon of={isVisible ? EyeOff : Eye} />
        </PlainButton>
      }
    />
  )
}
