import { register as rules } from '@switchboard/sdk/forms'
import { mutationOptions } from '@switchboard/sdk/react-query'
import { type ReactNode, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useLocation } from 'wouter'
import { localOrNone } from '../../lib/browser/storage.ts'
import { useHistoryText } from '../../lib/browser/use-history-text.ts'
import { useSearch } from '../../lib/browser/use-search.ts'
import { AgreementBoxes, type Agreements } from '../../lib/forms/agreement-boxes.tsx'
import { CheckEmail } from '../../lib/forms/check-email.tsx'
import { EmailField } from '../../lib/forms/email-field.tsx'
import { ProviderSignIn } from '../../lib/forms/provider-sign-in.tsx'
import { useApiForm } from '../../lib/forms/use-api-form.ts'
import { beginFirstResendWait } from '../../lib/forms/use-resend.ts'
import { usePortal } from '../../lib/services.ts'
import { deviceId } from '../../lib/session/device-id.ts'
import { href } from '../../paths.ts'
import { FormButton } from '../../ui/form-button.tsx'
import { CardForm, FormCard } from '../../ui/form-card.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { NewPasswordField } from '../../ui/new-password-field.tsx'
import { PlainTextField } from '../../ui/plain-field.tsx'

interface Registration extends Agreements {
  email: string
  password: string
  reference: string
}

interface RegisterFormProps {
  /** Kept for a return to correct the address, so that only that has to be typed again. */
  readonly email: string
  readonly reference: string
  readonly onRegistered: (email: string) => void
  /** Another way in, below the form. */
  readonly children?: ReactNode
}

/** Makes an account; then says where its link went, after a reload, too. */
export function RegisterPage() {
  const [path, navigate] = useLocation()
  const search = useSearch()
  const sentTo = useHistoryText('sentTo')
  const wrongEmail = useHistoryText('wrongEmail')
  const [changed, setChanged] = useState(false)

  const show = (state: Record<string, string>) => {
    setChanged(true)
    navigate(search ? `${path}?${search}` : path, { replace: true, state })
  }

  if (sentTo !== undefined) {
    return (
      <CheckEmail
        kind="verify"
        about={
          <>
            We sent a link to <strong>{sentTo}</strong>. Open it to verify your address.
          </>
        }
        email={sentTo}
        takesFocus={changed}
        onStartAgain={() => show({ wrongEmail: sentTo })}
      />
    )
  }
  return (
    <RegisterForm
      email={wrongEmail ?? ''}
      reference={new URLSearchParams(search).get('reference') ?? ''}
      onRegistered={(email) => {
        beginFirstResendWait({ kind: 'verify', email })
        show({ sentTo: email })
      }}
    >
      <ProviderSignIn />
    </RegisterForm>
  )
}

function RegisterForm({ email, reference, onRegistered, children }: RegisterFormProps) {
  const initial = { email, password: '', reference, tc_agree: false, one_shared_globe: false }
  const { control, field, submit, busy, failure } = useApiForm({
    defaultValues: initial,
    // On a page that the server drew, the address to mend is known only after that.
    values: initial,
    rules,
    write: mutationOptions(usePortal(), 'post', '/api/register'),
    captcha: 'register',
    variables: (typed: Registration, captcha) => ({ body: bodyOf(typed, captcha) }),
    onDone: (_answer, typed) => onRegistered(typed.email.trim()),
  })

  const typedEmail = useWatch({ control, name: 'email' })

  return (
    <FormCard
      title="Sign up"
      about="50 free credits when you join. No card needed."
      footer={
        <>
          Have an account?{' '}
          <a className="link" href={href('login')}>
            Log in
          </a>
        </>
      }
    >
      <FormError of={failure} title="Couldn’t create your account." />
      <CardForm label="Sign up" onSubmit={submit} takesFocus>
        <EmailField {...field('email', 'your email address')} />
        <NewPasswordField
          {...field('password', 'a password')}
          label="Password"
          known={[typedEmail]}
          minLength={rules.password.minLength}
        />
        <PlainTextField
          {...field('reference', 'the reference')}
          label="Reference (optional)"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          hint="If someone gave you a code, enter it here."
        />
        <AgreementBoxes control={control} />
        <FormButton busy={busy}>{busy ? 'Creating your account…' : 'Create account'}</FormButton>
      </CardForm>
      {children}
    </FormCard>
  )
}

function bodyOf({ email, password, reference }: Registration, captcha: string | undefined) {
  const from = reference.trim()
  return {
    email: email.trim(),
    password,
    // The link that is opened in this browser signs in, too.
    device_id: deviceId(localOrNone()),
    // Both boxes are ticked, or the form is not sent.
    tc_agree: true,
    one_shared_globe: true,
    ...(from && { reference: from }),
    ...(captcha !== undefined && { captcha }),
  } as const
}
