import { isApiError } from '@switchboard/sdk'
import { changePassword as rules } from '@switchboard/sdk/forms'
import { mutationOptions } from '@switchboard/sdk/react-query'
import { useEffect, useRef, useState } from 'react'
import { useProviderName } from '../../domain/second-factor/provider-name.ts'
import { createTypedEmail } from '../../lib/forms/typed-email.ts'
import { useApiForm } from '../../lib/forms/use-api-form.ts'
import { useAppState, usePortal } from '../../lib/services.ts'
import { href } from '../../paths.ts'
import { classes } from '../../ui/classes.ts'
import { CardForm } from '../../ui/form-card.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { Alert } from '../../ui/kit/alert.tsx'
import { Button, LinkButton } from '../../ui/kit/button.tsx'
import { PasswordField, PasswordOwner } from '../../ui/kit/password-field.tsx'
import { stack } from '../../ui/layout.ts'
import { NewPasswordField } from '../../ui/new-password-field.tsx'
import css from './profile.module.css'
import type { SectionProps } from './section.ts'

type Outcome = 'open' | 'done' | 'none'

export function PasswordSection({ profile }: SectionProps) {
  const [outcome, setOutcome] = useState<Outcome>(profile.has_password ? 'open' : 'none')
  return (
    <div className={classes(stack(5, 'start'), css.narrow)}>
      {outcome === 'none' && <NoPassword profile={profile} />}
      {outcome === 'done' && <PasswordChanged onAgain={() => setOutcome('open')} />}
      {outcome === 'open' && <PasswordForm profile={profile} onEnd={setOutcome} />}
    </div>
  )
}

interface PasswordFormProps extends SectionProps {
  readonly onEnd: (outcome: Outcome) => void
}

interface Passwords {
  current_password: string
  new_password: string
  repeat_password: string
}

function PasswordForm({ profile, onEnd }: PasswordFormProps) {
  const { email, firstname, lastname, company } = profile
  const write = mutationOptions(usePortal(), 'put', '/api/profile/change-password')
  const { field, submit, busy, failure } = useApiForm({
    defaultValues: { current_password: '', new_password: '', repeat_password: '' },
    rules,
    write: {
      ...write,
      onError: (error) => {
        if (isApiError(error) && error.code === 'password_not_set') onEnd('none')
      },
    },
    variables: (body: Passwords) => ({ body }),
    onDone: () => onEnd('done'),
  })
  return (
    <CardForm label="Change password" onSubmit={submit}>
      <FormError of={failure} title="Your password wasn’t changed." />
      <PasswordOwner email={email} />
      <PasswordField
        {...field('current_password', 'your current password')}
        label="Current password"
        what="current password"
        autoComplete="current-password"
      />
      <NewPasswordField
        {...field('new_password', 'a new password')}
        label="New password"
        what="new password"
        known={[email, firstname, lastname, company ?? '']}
        minLength={rules.new_password.minLength}
      />
      <PasswordField
        {...field('repeat_password', 'the new password again')}
        label="Repeat new password"
        what="repeated password"
        autoComplete="new-password"
      />
      <div>
        <Button type="submit" look="primary" busy={busy}>
          {busy ? 'Saving…' : 'Change password'}
        </Button>
      </div>
    </CardForm>
  )
}

function PasswordChanged({ onAgain }: { readonly onAgain: () => void }) {
  const result = useRef<HTMLDivElement>(null)
  useEffect(() => result.current?.focus(), [])
  return (
    <>
      <div ref={result} tabIndex={-1}>
        <Alert status="success" title="Password changed.">
          Your other sessions are signed out.
        </Alert>
      </div>
      <Button onClick={onAgain}>Change it again</Button>
    </>
  )
}

/** An account from a provider proves by an emailed link that the address is theirs, and sets its first password with it. */
function NoPassword({ profile }: SectionProps) {
  const typed = useAppState(createTypedEmail)
  return (
    <>
      <Alert status="info" title="You have no password yet.">
        You log in with {useProviderName(profile.sso_by)}. To log in with a password too, request a link to
        set one.
      </Alert>
      <LinkButton
        look="primary"
        href={href('forgotPassword')}
        onClick={() => {
          typed.email = profile.email
        }}
      >
        Set a password
      </LinkButton>
    </>
  )
}
