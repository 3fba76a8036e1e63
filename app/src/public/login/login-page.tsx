import { useEffect } from 'react'
import { asksForTerms } from '../../guards.ts'
import { useSearch } from '../../lib/browser/use-search.ts'
import { GoogleSignIn } from '../../lib/forms/google-sign-in.tsx'
import { useServices, useSessionState } from '../../lib/services.ts'
import { AcceptTermsForm } from './accept-terms-form.tsx'
import { LoginForm } from './login-form.tsx'

/** Asks who is there; a person who is known but has not agreed to the terms yet is asked for that instead. */
export function LoginPage() {
  const { savedRedirect } = useServices()
  const search = useSearch()
  const current = useSessionState()
  const target = new URLSearchParams(search).get('redirect-url')

  // Kept beyond this page: the way in may lead over registration or another site.
  useEffect(() => savedRedirect.save(target), [savedRedirect, target])

  if (current.kind === 'member' && asksForTerms(search)) return <AcceptTermsForm />
  return (
    <LoginForm>
      <GoogleSignIn />
    </LoginForm>
  )
}
