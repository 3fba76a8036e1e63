import { forgotPassword as rules } from '@switchboard/sdk/forms'
import { mutationKey } from '@switchboard/sdk/react-query'
import { useLocation } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import { ResendButton } from '../../lib/forms/resend-button.tsx'
import { createTypedEmail } from '../../lib/forms/typed-email.ts'
import { useApiForm } from '../../lib/forms/use-api-form.ts'
import { requestEmail } from '../../lib/forms/use-resend.ts'
import { useAppState, usePortal } from '../../lib/services.ts'
import { href } from '../../paths.ts'
import { CardForm, FormCard } from '../../ui/form-card.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { Button } from '../../ui/kit/button.tsx'
import { TextField } from '../../ui/kit/text-field.tsx'

/** With the entry of the history: a reload shows what was shown, Back leads to the form, and no address holds the email. */
interface PageState {
  readonly sentTo?: string
}

export function ForgotPasswordPage() {
  const { sentTo } = useHistoryState<PageState | null>() ?? {}
  return sentTo ? <CheckYourEmail email={sentTo} /> : <ForgotPasswordForm />
}

function useRequestLink() {
  const portal = usePortal()
  return (email: string) =>
    requestEmail({ kind: 'reset', email }, portal.POST('/api/forgot-password', { body: { email } }))
}

function ForgotPasswordForm() {
  const [, navigate] = useLocation()
  const typed = useAppState(createTypedEmail)
  const { field, submit, busy, failure } = useApiForm({
    defaultValues: { email: typed.email },
    rules,
    write: { mutationKey: mutationKey('post', '/api/forgot-password'), mutationFn: useRequestLink() },
    variables: ({ email }: { email: string }) => email.trim(),
    // Also when it was asked for a moment ago: the link is in the inbox then.
    onDone: (_answer, { email }) => {
      const state: PageState = { sentTo: email.trim() }
      navigate(href('forgotPassword'), { state })
    },
  })

  return (
    <FormCard
      title="Forgot password"
      about="Enter your email address and we’ll send you a link to set a new password."
      footer={
        <>
          Remembered it?{' '}
          <a className="link" href={href('login')}>
            Log in
          </a>
        </>
      }
    >
      <FormError of={failure} title="We couldn’t send the link." />
      <CardForm label="Forgot password" onSubmit={submit}>
        <TextField
          {...field('email', 'your email address')}
          label="Email"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Button type="submit" look="primary" size="large" full busy={busy}>
          {busy ? 'Sending…' : 'Send link'}
        </Button>
      </CardForm>
    </FormCard>
  )
}

/** The same for every address: nobody learns here who has an account. */
function CheckYourEmail({ email }: { readonly email: string }) {
  const [, navigate] = useLocation()
  const requestLink = useRequestLink()
  return (
    <FormCard
      takesFocus
      title="Check your email"
      about={
        <>
          If <strong>{email}</strong> has an account, a link to set a new password is on its way. It works
          once, for one hour.
        </>
      }
      footer={
        <>
          Wrong address?{' '}
          <Button
            look="link"
            onClick={() => navigate(href('forgotPassword'), { replace: true, state: null })}
          >
            Use another
          </Button>
        </>
      }
    >
      <p>Not there after a few minutes? Check spam.</p>
      <ResendButton kind="reset" email={email} send={() => requestLink(email)} />
    </FormCard>
  )
}
