import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { signInWithGoogle } from '../../lib/api.ts'
import { type ProblemText, problemText } from '../../lib/problem.ts'
import { href } from '../../paths.ts'
import styles from './google-button.module.css'
import { loadGoogle } from './load-google.ts'
import { Refusal } from './refusal.tsx'

/** Google draws its own button into the place it is given; its answer goes to the server, which finishes at /sso-verify. */
export function GoogleButton({ clientId }: { readonly clientId: string }) {
  const place = useRef<HTMLDivElement>(null)
  const [, navigate] = useLocation()
  const [refusal, setRefusal] = useState<ProblemText | null>(null)

  useEffect(() => {
    let gone = false
    const signIn = async ({ credential }: { credential: string }) => {
      try {
        const token = await signInWithGoogle(credential)
        navigate(href('ssoVerify', {}, { query: { token } }), { replace: true })
      } catch (error) {
        if (!gone) setRefusal(problemText(error))
      }
    }
    loadGoogle(document).then(
      (google) => {
        if (gone || !place.current) return
        google.accounts.id.initialize({ client_id: clientId, callback: signIn })
        google.accounts.id.renderButton(place.current, { theme: 'outline', size: 'large', width: 320 })
      },
      (error: unknown) => {
        if (!gone) setRefusal(problemText(error))
      },
    )
    return () => {
      gone = true
    }
  }, [clientId, navigate])

  return (
    <div className={styles.alternative}>
      <p className={styles.or}>or</p>
      <Refusal of={refusal} title="Google could not sign you in." />
      <div ref={place} className={styles.place} />
    </div>
  )
}
