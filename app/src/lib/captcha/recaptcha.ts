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

export async function askRecaptcha(page: Document, siteKey: string, action: string): Promise<string> {
  await loadRecaptcha(page, siteKey)
  const recaptcha = page.defaultView?.grecaptcha
  if (!recaptcha) throw new Error(notLoaded)
  await new Promise<void>((ready) => recaptcha.ready(ready))
  return recaptcha.execute(siteKey, { action })
}

const loading = new WeakMap<Document, Promise<unknown>>()

/** Google's script, once for a page. It judges by what a person does on a page with a form, so it is loaded with that page. */
export async function loadRecaptcha(page: Document, siteKey: string): Promise<void> {
  if (page.defaultView?.grecaptcha) return
  const begun = loading.get(page) ?? load(page, `${source}?render=${encodeURIComponent(siteKey)}`)
  loading.set(page, begun)
  await begun.catch((error: unknown) => {
    loading.delete(page)
    throw error
  })
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
