import { solveAltcha } from './captcha-altcha.ts'
import { askRecaptcha } from './captcha-recaptcha.ts'
import { env } from './env.ts'

export type CaptchaForm = 'contact_us' | 'download_newspaper' | 'register'

type Captcha = { readonly forms: readonly CaptchaForm[] } & (
  | { readonly kind: 'altcha' }
  | { readonly kind: 'recaptcha'; readonly siteKey: string }
)

/** What a form sends that must carry an answer where nobody asks for one. */
export const notAsked = 'not-asked'

/**
 * The answer of the invisible captcha, for a form that is being sent; undefined where the deployment asks for none. It
 * works once: ask again for each try.
 */
export async function answerCaptcha(form: CaptchaForm): Promise<string | undefined> {
  const captcha = await readCaptcha()
  if (!captcha?.forms.includes(form)) return undefined
  return captcha.kind === 'recaptcha'
    ? askRecaptcha(document, captcha.siteKey, form)
    : solveAltcha(atServer('/captcha/challenge'))
}

/** Undefined without a server of our own behind the portal's address, as on mocks. */
async function readCaptcha(): Promise<Captcha | undefined> {
  const answer = await fetch(atServer('/portal-config.json'))
  if (answer.status >= 500) throw new Error(`The portal's settings were answered with ${answer.status}.`)
  const isJson = answer.headers.get('Content-Type')?.includes('json')
  // A server of files answers an unknown address with the start page.
  return answer.ok && isJson ? (await answer.json()).captcha : undefined
}

const atServer = (path: string): string => new URL(path, new URL(env.portalUrl, location.href)).href
