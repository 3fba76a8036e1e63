import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { useSearch } from 'wouter'
import { asksForTerms } from '../../guards.ts'
import { redirects, session } from '../../lib/api.ts'
import { AcceptTermsForm } from './accept-terms-form.tsx'
import { GoogleSignIn } from './google-sign-in.tsx'
import { LoginForm } from './login-form.tsx'

/** Asks who is there; a person who is known but has not agreed to the terms yet is asked for that instead. */
export function LoginPage() {
  const search = useSearch()
  const { current } = useSnapshot(session.state)
  const wanted = new URLSearchParams(search).get('redirect-url')

  // Kept beyond this page: the way in may lead over registration or another site.
  useEffect(() => redirects.save(wanted), [wanted])

  if (current.kind === 'member' && asksForTerms(search)) return <AcceptTermsForm />
  return (
    <LoginForm>
      <GoogleSignIn />
    </LoginForm>
  )
}
