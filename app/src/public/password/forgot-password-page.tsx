import { forgotPassword as rules } from '@switchboard/sdk/forms'
import { useLocation } from 'wouter'
import { useHistoryText } from '../../lib/browser/use-history-text.ts'
import { CheckEmail } from '../../lib/forms/check-email.tsx'
import { EmailField } from '../../lib/forms/email-field.tsx'
import { createTypedEmail } from '../../lib/forms/typed-email.ts'
import { useApiForm } from '../../lib/forms/use-api-form.ts'
import { useRequestLink } from '../../lib/forms/use-request-link.ts'
import { useAppState } from '../../lib/services.ts'
import { href } from '../../paths.ts'
import { FormButton } from '../../ui/form-button.tsx'
import { CardForm, FormCard } from '../../ui/form-card.tsx'
import { FormError } from '../../ui/form-error.tsx'

/**
 * The address that was emailed is in the history entry: a reload shows it again, Back leads to the form, and no URL
 * contains it.
 */
export function ForgotPasswordPage() {
  const sentTo = useHistoryText('sentTo')
  const [, navigate] = useLocation()
  const show = (email: string) => navigate(href('forgotPassword'), { state: { sentTo: email } })
  if (sentTo === undefined) return <ForgotPasswordForm onSent={show} />
  // The same for every address, so that it doesn't reveal whether there is an account.
  return (
    <CheckEmail
      kind="reset"
      email={sentTo}
      about={
        <>
          If <strong>{sentTo}</strong> has an account, a link to set a new password is on its way.
        </>
      }
      takesFocus
      onStartAgain={() => navigate(href('forgotPassword'), { replace: true, state: null })}
    />
  )
}

interface ForgotPasswordFormProps {
  readonly onSent: (email: string) => void
}

function ForgotPasswordForm({ onSent }: ForgotPasswordFormProps) {
  const typed = useAppState(createTypedEmail)
  const { field, submit, busy, failure } = useApiForm({
    defaultValues: { email: typed.email },
    rules,
    write: useRequestLink('reset'),
    variables: ({ email }: { email: string }) => email.trim(),
    // Also when it was asked for a moment ago: the link is in the inbox then.
    onDone: (_answer, { email }) => onSent(email.trim()),
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
      <CardForm label="Forgot password" onSubmit={submit} takesFocus>
        <EmailField {...field('email', 'your email address')} />
        <FormButton busy={busy}>{busy ? 'Sending…' : 'Send link'}</FormButton>
      </CardForm>
    </FormCard>
  )
}
