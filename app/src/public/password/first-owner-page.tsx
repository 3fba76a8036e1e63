import { isApiError } from '@switchboard/sdk'
import { createFirstOwner as rules } from '@switchboard/sdk/forms'
import { mutationOptions } from '@switchboard/sdk/react-query'
import { useState } from 'react'
import { useSearch } from '../../lib/browser/use-search.ts'
import { EmailField } from '../../lib/forms/email-field.tsx'
import { useApiForm } from '../../lib/forms/use-api-form.ts'
import { usePortal } from '../../lib/services.ts'
import { href } from '../../paths.ts'
import { FormButton } from '../../ui/form-button.tsx'
import { CardForm, FormCard } from '../../ui/form-card.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { NewPasswordField } from '../../ui/new-password-field.tsx'
import { PlainLinkButton } from '../../ui/plain-button.tsx'
import { PlainTextField } from '../../ui/plain-field.tsx'

const deadLinks: Readonly<Record<string, string>> = {
  verification_unknown: 'This link doesn’t work',
  verification_expired: 'This link has expired',
  verification_used: 'This portal has an owner',
}
const incomplete = {
  title: 'This link doesn’t work',
  about: 'It’s incomplete. Use the link that the server printed, or run npm run staff.',
}

/** Where the link leads that a start prints while a portal has no administrator. */
export function FirstOwnerPage() {
  const token = new URLSearchParams(useSearch()).get('token')
  const [ending, setEnding] = useState(token ? null : incomplete)
  if (token && !ending) return <OwnerForm token={token} onEnd={setEnding} />
  return (
    <FormCard takesFocus={token !== null} {...(ending ?? incomplete)}>
      <PlainLinkButton look="primary" size="large" full href={href('login')}>
        Log in
      </PlainLinkButton>
    </FormCard>
  )
}

interface OwnerFormProps {
  readonly token: string
  /** With the card that comes in place of the form. */
  readonly onEnd: (ending: typeof incomplete) => void
}

function OwnerForm({ token, onEnd }: OwnerFormProps) {
  const { field, submit, busy, failure } = useApiForm({
    defaultValues: { firstname: '', lastname: '', email: '', password: '' },
    rules,
    write: {
      ...mutationOptions(usePortal(), 'post', '/api/first-owner'),
      onError: (error) => {
        const title = isApiError(error) && deadLinks[error.code]
        if (title) onEnd({ title, about: error.detail ?? '' })
      },
    },
    variables: ({ email, ...typed }) => ({
      body: { ...typed, email: email.trim(), verification_token: token },
    }),
    onDone: () =>
      onEnd({ title: 'You own this portal', about: 'Log in, and “Set up” shows what’s left to do.' }),
  })
  return (
    <FormCard
      title="Become the first owner"
      about="Owners set up the portal and invite other administrators."
    >
      <FormError of={failure} title="The account wasn’t created." />
      <CardForm label="Become the first owner" onSubmit={submit} takesFocus>
        <PlainTextField
          {...field('firstname', 'your first name')}
          label="First name"
          autoComplete="given-name"
        />
        <PlainTextField
          {...field('lastname', 'your last name')}
          label="Last name"
          autoComplete="family-name"
        />
        <EmailField {...field('email', 'your email address')} />
        <NewPasswordField
          {...field('password', 'a password')}
          label="Password"
          minLength={rules.password.minLength}
        />
        <FormButton busy={busy}>{busy ? 'Creating your account…' : 'Create account'}</FormButton>
      </CardForm>
    </FormCard>
  )
}
