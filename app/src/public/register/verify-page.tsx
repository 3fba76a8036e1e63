import { isApiError } from '@switchboard/sdk'
import { resendVerification as rules } from '@switchboard/sdk/forms'
import { mutationKey } from '@switchboard/sdk/react-query'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { useHistoryText } from '../../lib/browser/use-history-text.ts'
import { useSearch } from '../../lib/browser/use-search.ts'
import { CheckEmail } from '../../lib/forms/check-email.tsx'
import { EmailField } from '../../lib/forms/email-field.tsx'
import { createTypedEmail } from '../../lib/forms/typed-email.ts'
import { useApiForm } from '../../lib/forms/use-api-form.ts'
import { useRequestLink } from '../../lib/forms/use-request-link.ts'
import { problemText } from '../../lib/problem.ts'
import { useAppState, useSession } from '../../lib/services.ts'
import { href } from '../../paths.ts'
import { FormButton } from '../../ui/form-button.tsx'
import { CardForm, FormCard } from '../../ui/form-card.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { PlainLinkButton } from '../../ui/plain-button.tsx'

/** Results of a link, and what to do about them. */
const ends = {
  verification_expired: {
    title: 'This link has expired',
    about: 'Links work for 24 hours. Enter your email address to get a new one.',
  },
  verification_unknown: {
    title: 'This link doesn’t work',
    about: 'It’s incomplete, or a newer one replaced it. Open the newest email, or get a new link.',
  },
  verification_used: {
    title: 'This link was already used',
    about: 'Links work once. Your address is verified, so you can log in.',
  },
  none: {
    title: 'Verify your email',
    about: 'Open the link in the email that we sent you. Can’t find it? Get a new one.',
  },
} as const

const isEnd = (code: string): code is keyof typeof ends => Object.hasOwn(ends, code)

/** Where the mailed link leads. The click is a person's: programs that look into mails open the page, and use nothing up. */
export function VerifyPage() {
  const [, navigate] = useLocation()
  const token = new URLSearchParams(useSearch()).get('token')
  const sentTo = useHistoryText('sentTo')
  const typed = useAppState(createTypedEmail)
  const [changed, setChanged] = useState(false)
  const session = useSession()
  const { mutate, isPending, error } = useMutation({
    mutationKey: mutationKey('post', '/api/register/verify'),
    // The session does it, since it keeps the tokens that may come with it.
    mutationFn: session.verifyEmail,
  })

  const code = isApiError(error) && isEnd(error.code) ? error.code : undefined
  const end = token ? code : 'none'

  const verify = (verification_token: string) =>
    mutate(verification_token, {
      // The guard of the log-in knows where somebody who is signed in goes next.
      onSuccess: (left) =>
        navigate(href('login'), left ? { state: { verifiedEmail: left.email } } : { replace: true }),
      onError: () => setChanged(true),
    })
  /** The old link is of no use any more, and leaves the address. */
  const show = (state: Record<string, string> | null) => {
    setChanged(true)
    navigate(href('verify'), { replace: true, state })
  }

  if (sentTo !== undefined) {
    return (
      <CheckEmail
        kind="verify"
        about={
          <>
            If <strong>{sentTo}</strong> is waiting to be verified, a new link is on its way.
          </>
        }
        email={sentTo}
        takesFocus={changed}
        onStartAgain={() => {
          typed.email = sentTo
          show(null)
        }}
      />
    )
  }

  if (end) {
    return (
      <FormCard key={end} {...ends[end]} takesFocus={changed}>
        {end === 'verification_used' ? (
          <PlainLinkButton look="primary" size="large" full href={href('login')}>
            Log in
          </PlainLinkButton>
        ) : (
          <ResendForm email={typed.email} onSent={(email) => show({ sentTo: email })} />
        )}
      </FormCard>
    )
  }
  return (
    <FormCard title="Verify your email" about="One click confirms your address and opens your account.">
      <FormError of={error && problemText(error)} title="Couldn’t verify your address." />
      <FormButton type="button" busy={isPending} onClick={() => verify(token ?? '')}>
        {isPending ? 'Verifying…' : 'Verify email'}
      </FormButton>
    </FormCard>
  )
}

interface ResendFormProps {
  readonly email: string
  readonly onSent: (email: string) => void
}

/** A new link, for an address that this page does not know. */
function ResendForm({ email, onSent }: ResendFormProps) {
  const { field, submit, busy, failure } = useApiForm({
    defaultValues: { email },
    rules,
    write: useRequestLink('verify'),
    variables: (typed: { email: string }) => typed.email.trim(),
    // Also when it was asked for a moment ago: the link is in the inbox then.
    onDone: (_answer, typed) => onSent(typed.email.trim()),
  })

  return (
    <CardForm label="Get a new link" onSubmit={submit}>
      <FormError of={failure} title="Couldn’t send a new link." />
      <EmailField {...field('email', 'your email address')} />
      <FormButton busy={busy}>{busy ? 'Sending…' : 'Send a new link'}</FormButton>
    </CardForm>
  )
}
