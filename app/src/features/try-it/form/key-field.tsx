import { Eye, EyeOff } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { classes } from '../../../ui/classes.ts'
import { Icon } from '../../../ui/icon.tsx'
import { PlainButton } from '../../../ui/plain-button.tsx'
import { keyRefusal } from '../model/key-refusal.ts'
import type { Environment } from '../types.ts'
import css from './controls.module.css'

interface KeyFieldProps {
  readonly environment: Environment
  readonly value: string
  /** Also tells that it is missing, once somebody wanted to send. */
  readonly strict: boolean
  readonly onChange: (key: string) => void
  readonly children: ReactNode
}

/** The key for this environment. It is masked, and gone with the page. */
export function KeyField({ environment, value, strict, onChange, children }: KeyFieldProps) {
  const id = useId()
  const [shown, setShown] = useState(false)
  const refusal = value || strict ? keyRefusal(value, environment) : undefined
  const kind = environment === 'LIVE' ? 'live' : 'test'
  return (
    <div className={css.field}>
      <div className={css.top}>
        <label htmlFor={id}>
          Your {kind} key <span className={css.name}>X-API-Key</span>
        </label>
        {value && (
          <button type="button" className={css.small} onClick={() => onChange('')}>
            Forget it
          </button>
        )}
      </div>
      <div className={css.secret}>
        <input
          id={id}
          className={css.input}
          type={shown ? 'text' : 'password'}
          value={value}
          placeholder={`sb_${kind}_…`}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          data-1p-ignore=""
          data-lpignore="true"
          aria-invalid={refusal ? true : undefined}
          aria-describedby={`${id}-note`}
          onChange={(event) => onChange(event.target.value)}
        />
        <PlainButton
          look="icon"
          className={css.reveal}
          aria-label="Show key"
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          <Icon of={shown ? EyeOff : Eye} />
        </PlainButton>
      </div>
      <p
        id={`${id}-note`}
        className={classes(css.note, refusal && css.bad)}
        role={refusal ? 'alert' : undefined}
      >
        {refusal ?? 'Kept until you leave this page, nowhere else.'}
      </p>
      {children}
    </div>
  )
}
