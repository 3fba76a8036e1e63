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
export const googleScope = 'profile email'

const source = 'https://accounts.google.com/gsi/client'

/** Loads Google's script once, and only where its button is shown. */
export async function loadGoogle(page: Document): Promise<Google> {
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
