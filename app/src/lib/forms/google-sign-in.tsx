import { mutationOptions } from '@switchboard/sdk/react-query'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { env } from '../../base/env.ts'
import { useHydrating } from '../../base/use-hydrating.ts'
import { href } from '../../paths.ts'
import { classes } from '../../ui/classes.ts'
import { FormButton } from '../../ui/form-button.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { row, stack } from '../../ui/layout.ts'
import { useSearch } from '../browser/use-search.ts'
import styles from '../lib.module.css'
import { portalConfigQuery } from '../portal-config.ts'
import { type ProblemText, problemText } from '../problem.ts'
import { usePortal, useServices } from '../services.ts'

// The part of https://developers.google.com/identity/gsi/web/reference/js-reference that is used.
interface Google {
  readonly accounts: {
    readonly id: {
      initialize(options: {
        client_id: string
        scope: string
        callback: (answer: { credential: string }) => void
      }): void
      renderButton(place: HTMLElement, look: { theme: string; size: string; width: number }): void
    }
  }
}

declare global {
  interface Window {
    google?: Google
  }
}

/**
 * The scope requested from Google. It is what the button grants by default; stating it keeps the request from
 * depending on that.
 */
const googleScope = 'profile email'

const source = 'https://accounts.google.com/gsi/client'

/** Sends Google's credential to the server, which finishes at /sso-verify. */
function useGoogleCredential() {
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

/** The other way in, where the server or the build says that there is one. Without it the password is enough. */
export function GoogleSignIn() {
  const services = useServices()
  const { data } = useQuery(portalConfigQuery(services))
  const clientId = env.googleClientId ?? data?.google?.clientId
  const standIn = data?.google?.standIn
  if (!clientId && !standIn) return null
  return (
    <div className={stack(5)}>
      <p className={classes(row(4, 'unbroken'), 'note', styles.or)}>or</p>
      {clientId ? <GoogleButton clientId={clientId} /> : standIn && <GoogleStandIn page={standIn} />}
    </div>
  )
}

/** Google takes widths from 200 to 400 pixels. */
const widest = 400

/** Google draws its own button into the place it is given. */
function GoogleButton({ clientId }: { readonly clientId: string }) {
  const place = useRef<HTMLDivElement>(null)
  const { signIn, refuse, refusal } = useGoogleCredential()

  useEffect(() => {
    let gone = false
    loadGoogle(document).then(
      (google) => {
        if (gone || !place.current) return
        google.accounts.id.initialize({
          client_id: clientId,
          scope: googleScope,
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
      <FormError of={refusal} title="Google couldn’t sign you in." />
      <div ref={place} className={styles.place} />
    </>
  )
}

const answer = /^#credential=(.+)$/

/** In a demo: a page of the server asks who to be, and comes back with the credential behind the #. */
function GoogleStandIn({ page }: { readonly page: string }) {
  const search = useSearch()
  const hydrating = useHydrating()
  const { signIn, refusal } = useGoogleCredential()

  useEffect(() => {
    const [, credential] = answer.exec(location.hash) ?? []
    if (!credential) return
    // It works for an hour: neither the history nor a copied address shall hold it.
    history.replaceState(history.state, '', location.pathname + location.search)
    void signIn(credential)
  }, [signIn])

  // Drawn pages must not depend on the address's query, which only the browser knows.
  const back = search && !hydrating ? `${href('login')}?${search}` : href('login')

  return (
    <>
      <FormError of={refusal} title="Google couldn’t sign you in." />
      {/* A form, since links stay within the app. */}
      <form action={page}>
        <input type="hidden" name="return" value={back} />
        <input type="hidden" name="scope" value={googleScope} />
        <FormButton look="ghost">Continue with Google</FormButton>
      </form>
    </>
  )
}

/** Loads Google's script once, and only where its button is shown. */
async function loadGoogle(page: Document): Promise<Google> {
  const view = page.defaultView
  if (!view?.google) {
    await new Promise((resolve, reject) => {
      const script = page.createElement('script')
      script.src = source
      script.async = true
      script.onload = resolve
      script.onerror = () => reject(new Error('Google’s sign-in script didn’t load.'))
      page.head.append(script)
    })
  }
  if (!view?.google) throw new Error('Google’s sign-in script didn’t load.')
  return view.google
}
