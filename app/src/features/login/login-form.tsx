import type { SignInOutcome } from '@switchboard/sdk'
import { login as rules } from '@switchboard/sdk/forms'
import { mutationKey } from '@switchboard/sdk/react-query'
import { type ReactNode, useState } from 'react'
import { useHistoryText } from '../../lib/browser/use-history-text.ts'
import { EmailField } from '../../lib/forms/email-field.tsx'
import { createTypedEmail } from '../../lib/forms/typed-email.ts'
import { useApiForm } from '../../lib/forms/use-api-form.ts'
import { useAppState, useSession } from '../../lib/services.ts'
import type { Credentials } from '../../lib/session/session.ts'
import { href } from '../../paths.ts'
import { Banner } from '../../ui/banner.tsx'
import { CardForm, FormCard } from '../../ui/form-card.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { Button, LinkButton } from '../../ui/kit/button.tsx'
import { PasswordField } from '../../ui/kit/password-field.tsx'
import { SecondStep } from './second-step.tsx'

interface LoginFormProps {
  /** Another way in, below the form. */
  readonly children?: ReactNode
}

export function LoginForm({ children }: LoginFormProps) {
  const session = useSession()
  // Who has just followed the link of the mail.
  const verifiedEmail = useHistoryText('verifiedEmail')
  const [challenge, setChallenge] = useState<SignInOutcome>()
  const { field, submit, busy, failure } = useApiForm<Credentials, SignInOutcome, Error, Credentials>({
    defaultValues: { email: verifiedEmail ?? '', password: '' },
    rules,
    // The session does it, since it keeps what the server answers.
    write: { mutationKey: mutationKey('post', '/login'), mutationFn: session.login },
    // A pasted address often brings a space along.
    variables: ({ email, password }) => ({ email: email.trim(), password }),
    onDone: setChallenge,
  })
  const typed = useAppState(createTypedEmail)
  const email = field('email', 'your email address')

  if (challenge) {
    return <SecondStep challenge={challenge} onStartAgain={() => setChallenge(undefined)} />
  }
  return (
    <FormCard
      title="Log in"
      about="Access your keys, wallet and usage."
      footer={
        <>
          New here?{' '}
          <a className="link" href={href('register')}>
            Create an account
          </a>
        </>
      }
    >
      {verifiedEmail !== undefined && !failure && (
        <Banner tone="good" title="Your email is verified.">
          Log in to continue.
        </Banner>
      )}
      <FormError of={failure} title="Couldn’t log you in." />
      {failure?.code === 'email_not_verified' && (
        <LinkButton full href={href('verify')}>
          Get a new link
        </LinkButton>
      )}
      <CardForm label="Log in" onSubmit={submit}>
        <EmailField
          {...email}
          onBlur={(event) => {
            typed.email = event.target.value.trim()
            void email.onBlur(event)
          }}
        />
        <PasswordField
          {...field('password', 'your password')}
          label="Password"
          autoComplete="current-password"
          aside={
            <a className="link small" href={href('forgotPassword')}>
              Forgot password
            </a>
          }
        />
        <Button type="submit" look="primary" size="large" full busy={busy}>
          {busy ? 'Logging in…' : 'Log in'}
        </Button>
      </CardForm>
      {children}
    </FormCard>
  )
}
