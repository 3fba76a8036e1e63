import { isApiError } from '@switchboard/sdk'
import { resetPassword as rules } from '@switchboard/sdk/forms'
import { mutationOptions } from '@switchboard/sdk/react-query'
import { type ReactNode, useState } from 'react'
import { useSearch } from '../../lib/browser/use-search.ts'
import { useApiForm } from '../../lib/forms/use-api-form.ts'
import { usePortal, useSession, useSessionState } from '../../lib/services.ts'
import { href } from '../../paths.ts'
import { FormButton } from '../../ui/form-button.tsx'
import { CardForm, FormCard } from '../../ui/form-card.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { NewPasswordField } from '../../ui/new-password-field.tsx'
import { PlainButton, PlainLinkButton } from '../../ui/plain-button.tsx'

// In the same file: each file that could be fetched costs every first page its name.
export { FirstOwnerPage } from './first-owner-page.tsx'

type Outcome = 'open' | 'done' | 'unknown' | 'expired' | 'used'

const endings = new Map<string, Outcome>([
  ['verification_unknown', 'unknown'],
  ['verification_expired', 'expired'],
  ['verification_used', 'used'],
])

/** Where the link of the email leads. It is used up by the form alone, so that a scanner of mails burns nothing. */
export function ResetPasswordPage() {
  const token = new URLSearchParams(useSearch()).get('token')
  const [outcome, setOutcome] = useState<Outcome>(token ? 'open' : 'unknown')
  if (outcome === 'done') return <PasswordIsSet />
  if (outcome !== 'open' || !token) return <DeadLink why={outcome} takesFocus={token !== null} />
  return <ResetPasswordForm token={token} onEnd={setOutcome} />
}

interface ResetPasswordFormProps {
  readonly token: string
  readonly onEnd: (outcome: Outcome) => void
}

function ResetPasswordForm({ token, onEnd }: ResetPasswordFormProps) {
  const write = mutationOptions(usePortal(), 'post', '/api/reset-password')
  const { field, submit, busy, failure } = useApiForm({
    defaultValues: { password: '' },
    rules: { password: rules.password },
    write: {
      ...write,
      onError: (error) => {
        const ending = isApiError(error) && endings.get(error.code)
        if (ending) onEnd(ending)
      },
    },
    variables: ({ password }: { password: string }) => ({ body: { password, verification_token: token } }),
    onDone: () => onEnd('done'),
  })

  return (
    <FormCard title="Set a new password" about="Setting a password signs you out everywhere, including here.">
      <FormError of={failure} title="Your new password wasn’t saved." />
      <CardForm label="Set a new password" onSubmit={submit} takesFocus>
        <NewPasswordField
          {...field('password', 'a new password')}
          label="New password"
          minLength={rules.password.minLength}
        />
        <FormButton busy={busy}>{busy ? 'Saving…' : 'Set password'}</FormButton>
      </CardForm>
    </FormCard>
  )
}

function PasswordIsSet() {
  const session = useSession()
  const member = useSessionState().kind === 'member'
  return (
    <FormCard
      takesFocus
      title="Password changed"
      about="You’re signed out everywhere. Log in with your new password."
    >
      {member ? (
        // This browser still holds a session that has ended.
        <PlainButton look="primary" size="large" full onClick={() => session.logout('login')}>
          Log in
        </PlainButton>
      ) : (
        <PlainLinkButton look="primary" size="large" full href={href('login')}>
          Log in
        </PlainLinkButton>
      )}
    </FormCard>
  )
}

const deadLinks: Readonly<Record<'unknown' | 'expired' | 'used', { title: string; about: ReactNode }>> = {
  unknown: {
    title: 'This link doesn’t work',
    about: 'It’s incomplete, or a newer link replaced it. Use the latest email, or request a new link.',
  },
  expired: {
    title: 'This link has expired',
    about: 'A link works for one hour. Request a new one and use it within the hour.',
  },
  used: {
    title: 'This link was already used',
    about:
      'A link works once. If you set a new password with it, log in. If it wasn’t you, request a new link now.',
  },
}

interface DeadLinkProps {
  readonly why: Outcome
  readonly takesFocus: boolean
}

function DeadLink({ why, takesFocus }: DeadLinkProps) {
  const { title, about } = deadLinks[why === 'expired' || why === 'used' ? why : 'unknown']
  return (
    <FormCard
      takesFocus={takesFocus}
      title={title}
      about={about}
      footer={
        <a className="link" href={href('login')}>
          Back to log in
        </a>
      }
    >
      <PlainLinkButton look="primary" size="large" full href={href('forgotPassword')}>
        Request a new link
      </PlainLinkButton>
    </FormCard>
  )
}
