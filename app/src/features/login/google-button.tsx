import { useEffect, useRef } from 'react'
import { FormError } from '../../ui/form-error.tsx'
import { loadGoogle } from './load-google.ts'
import styles from './login.module.css'
import { useGoogleCredential } from './use-google-credential.ts'

/** Google takes widths from 200 to 400 pixels. */
const widest = 400

/** Google draws its own button into the place it is given. */
export function GoogleButton({ clientId }: { readonly clientId: string }) {
  const place = useRef<HTMLDivElement>(null)
  const { signIn, refuse, refusal } = useGoogleCredential()

  useEffect(() => {
    let gone = false
    loadGoogle(document).then(
      (google) => {
        if (gone || !place.current) return
        google.accounts.id.initialize({
          client_id: clientId,
          callback: ({ credential }) => void signIn(credential),
        })
        google.accounts.id.renderButton(place.current, {
          theme: document.documentElement.dataset.theme === 'dark' ? 'filled_black' : 'outline',
          size: 'large',
          width: Math.min(place.current.clientWidth, widest),
        })
      },
      (error: unknown) => {
        if (!gone) refuse(error)
      },
    )
    return () => {
      gone = true
    }
  }, [clientId, signIn, refuse])

  return (
    <>
      <FormError of={refusal} title="Google could not sign you in." />
      <div ref={place} className={styles.place} />
    </>
  )
}
