import { useState } from 'react'
import { useLocation } from 'wouter'
import { useHistoryText } from '../../lib/browser/use-history-text.ts'
import { useSearch } from '../../lib/browser/use-search.ts'
import { CheckEmail } from '../../lib/forms/check-email.tsx'
import { GoogleSignIn } from '../../lib/forms/google-sign-in.tsx'
import { beginFirstResendWait } from '../../lib/forms/use-resend.ts'
import { RegisterForm } from './register-form.tsx'

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
      <GoogleSignIn />
    </RegisterForm>
  )
}
