/** Forms that may carry a captcha, as a provider knows them: reCAPTCHA calls this the action. */
const captchaForms = ['contact_us', 'download_newspaper', 'register'] as const
export type CaptchaForm = (typeof captchaForms)[number]

export interface RecaptchaSettings {
  readonly kind: 'recaptcha'
  readonly siteKey: string
  readonly secret: string
  readonly verifyUrl: string
  /** How long an answer is waited for. */
  readonly timeoutMs: number
}

/** ALTCHA needs nobody else: the browser works for a moment, and the server checks that it did. */
interface AltchaSettings {
  readonly kind: 'altcha'
  /** Keys that a browser derives before it finds the right one, on average. 400 take about a second. */
  readonly tries: number
}

export type CaptchaSettings = (RecaptchaSettings | AltchaSettings) & {
  /** Forms that are refused without an answer. On the others it is checked when it is given. */
  readonly forms: readonly CaptchaForm[]
}

export const usualCaptcha: CaptchaSettings = { kind: 'altcha', tries: 400, forms: ['contact_us'] }

type Environment = Readonly<Record<string, string | undefined>>

/** reCAPTCHA where its keys are set, else ALTCHA. Throws when one of the two keys is forgotten. */
export function captchaFrom(env: Environment): CaptchaSettings {
  const { RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_SECRET: secret, CAPTCHA_FORMS } = env
  const given = (CAPTCHA_FORMS ?? '').split(',').filter(Boolean)
  const unknown = given.filter((name) => !captchaForms.some((form) => form === name))
  if (unknown.length > 0) {
    throw new Error(`CAPTCHA_FORMS names ${unknown.join(', ')}. Use ${captchaForms.join(', ')}.`)
  }
  // The contract asks for it there.
  const forms = captchaForms.filter((form) => form === 'contact_us' || given.includes(form))
  if (!siteKey && !secret) return { ...usualCaptcha, forms }
  if (!siteKey || !secret)
    throw new Error('Set RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET together, or neither.')
  const verifyUrl = env.RECAPTCHA_VERIFY_URL ?? 'https://www.google.com/recaptcha/api/siteverify'
  return { kind: 'recaptcha', siteKey, secret, verifyUrl, timeoutMs: 5_000, forms }
}
