import { resendVerification as rules } from '@switchboard/sdk/forms'
import { EmailField } from '../../lib/forms/email-field.tsx'
import { useApiForm } from '../../lib/forms/use-api-form.ts'
import { useRequestLink } from '../../lib/forms/use-request-link.ts'
import { FormButton } from '../../ui/form-button.tsx'
import { CardForm } from '../../ui/form-card.tsx'
import { FormError } from '../../ui/form-error.tsx'

interface ResendFormProps {
  readonly email: string
  readonly onSent: (email: string) => void
}

/** A new link, for an address that this page does not know. */
export function ResendForm({ email, onSent }: ResendFormProps) {
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
