import { useCallback, useState } from 'react'
import { useLocation } from 'wouter'
import { signInWithGoogle } from '../../lib/api.ts'
import { type ProblemText, problemText } from '../../lib/problem.ts'
import { href } from '../../paths.ts'

/** What Google says about a person goes to the server, which finishes at /sso-verify. */
export function useGoogleCredential() {
  const [, navigate] = useLocation()
  const [refusal, setRefusal] = useState<ProblemText | null>(null)
  const refuse = useCallback((error: unknown) => setRefusal(problemText(error)), [])

  const signIn = useCallback(
    async (credential: string) => {
      setRefusal(null)
      try {
        const token = await signInWithGoogle(credential)
        navigate(href('ssoVerify', {}, { query: { token } }), { replace: true })
      } catch (error) {
        refuse(error)
      }
    },
    [navigate, refuse],
  )
  return { signIn, refuse, refusal }
}
