import { isAccessToken, keyHeader } from '@switchboard/oas/security'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/kit/button.tsx'
import { PasswordField } from '../../../ui/kit/password-field.tsx'
import { stack } from '../../../ui/layout.ts'
import { keyRefusal } from '../model/key-refusal.ts'
import type { Environment } from '../types.ts'

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
  const refusal = value || strict ? keyRefusal(value, environment) : undefined
  const kind = environment === 'LIVE' ? 'live' : 'test'
  return (
    <div className={stack(2)}>
      <PasswordField
        size="sm"
        mono
        what="key"
        label={
          <>
            Your {kind} key or access token{' '}
            <span className="mono">{isAccessToken(value) ? 'Authorization' : keyHeader}</span>
          </>
        }
        aside={
          value && (
            <Button look="link" size="small" onClick={() => onChange('')}>
              Clear key
            </Button>
          )
        }
        hint={!refusal && 'Kept in memory until you leave this page. Never stored.'}
        error={refusal}
        errorAtOnce
        value={value}
        placeholder={`sb_${kind}_…`}
        autoComplete="off"
        data-1p-ignore=""
        data-lpignore="true"
        onChange={(event) => onChange(event.target.value)}
      />
      {children}
    </div>
  )
}
