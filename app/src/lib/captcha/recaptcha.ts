// The part of https://developers.google.com/recaptcha/docs/v3 that is used.
interface Recaptcha {
  ready(then: () => void): void
  execute(siteKey: string, options: { action: string }): Promise<string>
}

declare global {
  interface Window {
    grecaptcha?: Recaptcha
  }
}

const source = 'https://www.google.com/recaptcha/api.js'
const notLoaded = 'Google’s captcha didn’t load.'

/** Google's script is loaded when the first form is sent, not before: who only reads is not watched. */
export async function askRecaptcha(page: Document, siteKey: string, action: string): Promise<string> {
  if (!page.defaultView?.grecaptcha) await load(page, `${source}?render=${encodeURIComponent(siteKey)}`)
  const recaptcha = page.defaultView?.grecaptcha
  if (!recaptcha) throw new Error(notLoaded)
  await new Promise<void>((ready) => recaptcha.ready(ready))
  return recaptcha.execute(siteKey, { action })
}

const load = (page: Document, address: string): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const script = page.createElement('script')
    script.src = address
    script.async = true
    script.onload = resolve
    script.onerror = () => {
      script.remove()
      reject(new Error(notLoaded))
    }
    page.head.append(script)
  })
