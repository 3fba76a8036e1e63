import { useEffect } from 'react'
import { href } from '../../paths.ts'
import { FormError } from '../../ui/form-error.tsx'
import { Button } from '../../ui/kit/button.tsx'
import { useGoogleCredential } from './use-google-credential.ts'

const answer = /^#credential=(.+)$/

/** In a demo: a page of the server asks who to be, and comes back with the credential behind the #. */
export function GoogleStandIn({ page }: { readonly page: string }) {
  const { signIn, refusal } = useGoogleCredential()

  useEffect(() => {
    const [, credential] = answer.exec(location.hash) ?? []
    if (!credential) return
    // It works for an hour: neither the history nor a copied address shall hold it.
    history.replaceState(history.state, '', location.pathname + location.search)
    void signIn(credential)
  }, [signIn])

  return (
    <>
      <FormError of={refusal} title="Google could not sign you in." />
      {/* A form, since links stay within the app. */}
      <form action={page}>
        <input type="hidden" name="return" value={href('login') + location.search} />
        <Button type="submit" size="large" full>
          Continue with Google
        </Button>
      </form>
    </>
  )
}
