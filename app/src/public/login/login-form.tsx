import type { SignInOutcome } from '@switchboard/sdk'
import { login as rules } from '@switchboard/sdk/forms'
import { mutationKey } from '@switchboard/sdk/react-query'
import type { ReactNode } from 'react'
import { brand } from '../../base/brand.ts'
import { useHistoryText } from '../../lib/browser/use-history-text.ts'
import { EmailField } from '../../lib/forms/email-field.tsx'
import { createTypedEmail } from '../../lib/forms/typed-email.ts'
import { useApiForm } from '../../lib/forms/use-api-form.ts'
import { useAppState, useSession } from '../../lib/services.ts'
import type { Credentials } from '../../lib/session/session.ts'
import { href } from '../../paths.ts'
import { Banner } from '../../ui/banner.tsx'
import { Cord } from '../../ui/cord.tsx'
import { FormButton } from '../../ui/form-button.tsx'
import { CardForm, FormCard } from '../../ui/form-card.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { PlainLinkButton } from '../../ui/plain-button.tsx'
import { PlainPasswordField } from '../../ui/plain-field.tsx'
import { SecondStep, useChallenge } from './use-challenge.ts'

interface LoginFormProps {
  readonly about?: string
  /** Above the form. */
  readonly notice?: ReactNode
  /** Another way in, below the form. */
  readonly children?: ReactNode
}

export function LoginForm({
  about = 'Access your keys, wallet and usage.',
  notice,
  children,
}: LoginFormProps) {
  const session = useSession()
  // Set by the emailed link just followed.
  const verifiedEmail = useHistoryText('verifiedEmail')
  // Set by the guard of a page that asks who is there.
  const turnedAwayFrom = useHistoryText('turnedAwayFrom')
  const [challenge, showChallenge] = useChallenge()
  const { field, submit, busy, failure } = useApiForm<Credentials, SignInOutcome, Error, Credentials>({
    defaultValues: { email: '', password: '' },
    // On a page that the server drew it is known only after that.
    values: verifiedEmail === undefined ? undefined : { email: verifiedEmail, password: '' },
    rules,
    // The session does it, since it keeps what the server answers.
    write: { mutationKey: mutationKey('post', '/login'), mutationFn: session.login },
    // A pasted address often brings a space along.
    variables: ({ email, password }) => ({ email: email.trim(), password }),
    onDone: showChallenge,
  })
  const typed = useAppState(createTypedEmail)
  const email = field('email', 'your email address')

  if (challenge) {
    return <SecondStep challenge={challenge} onStartAgain={() => void showChallenge(undefined)} />
  }
  return (
    <FormCard
      title="Log in"
      about={turnedAwayFrom === undefined ? about : `Log in to continue to ${turnedAwayFrom}.`}
      footer={
        <>
          New here?{' '}
          <a className="link" href={href('register')}>
            Create an account
          </a>
        </>
      }
    >
      <Cord stops={['You', brand.name]} />
      {verifiedEmail !== undefined && !failure && (
        <Banner tone="good" title="Your email is verified.">
          Log in to continue.
        </Banner>
      )}
      {!failure && notice}
      <FormError of={failure} title="Couldn’t log you in." />
      {failure?.code === 'email_not_verified' && (
        <PlainLinkButton full href={href('verify')}>
          Get a new link
        </PlainLinkButton>
      )}
      <CardForm label="Log in" onSubmit={submit} takesFocus>
        <EmailField
          {...email}
          onBlur={(event) => {
            typed.email = event.target.value.trim()
            void email.onBlur(event)
          }}
        />
        <PlainPasswordField
          {...field('password', 'your password')}
          label="Password"
          autoComplete="current-password"
          aside={
            <a className="link small" href={href('forgotPassword')}>
              Forgot password
            </a>
          }
        />
        <FormButton busy={busy}>{busy ? 'Logging in…' : 'Log in'}</FormButton>
      </CardForm>
      {children}
    </FormCard>
  )
}
