import { mutationOptions } from '@switchboard/sdk/react-query'
import { useMutation } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { useLocation } from 'wouter'
import { type ProblemText, problemText } from '../../lib/problem.ts'
import { usePortal } from '../../lib/services.ts'
import { href } from '../../paths.ts'

/** What Google says about a person goes to the server, which finishes at /sso-verify. */
export function useGoogleCredential() {
  const [, navigate] = useLocation()
  const { mutateAsync } = useMutation(mutationOptions(usePortal(), 'post', '/api/sso_google_callback'))
  const [refusal, setRefusal] = useState<ProblemText | null>(null)
  const refuse = useCallback((error: unknown) => setRefusal(problemText(error)), [])

  const signIn = useCallback(
    async (credential: string) => {
      setRefusal(null)
      try {
        const { data } = await mutateAsync({ body: { credential } })
        navigate(href('ssoVerify', {}, { query: { token: data.sso_token } }), { replace: true })
      } catch (error) {
        refuse(error)
      }
    },
    [navigate, mutateAsync, refuse],
  )
  return { signIn, refuse, refusal }
}
