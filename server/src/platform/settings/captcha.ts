/** Forms that may carry a captcha, as a provider knows them: reCAPTCHA calls this the action. */
export const captchaForms = ['contact_us', 'download_newspaper', 'register'] as const
export type CaptchaForm = (typeof captchaForms)[number]

export interface RecaptchaSettings {
  readonly kind: 'recaptcha'
  readonly siteKey: string
  readonly secret: string
  readonly verifyUrl: string
  /** How long an answer is waited for. */
  readonly timeoutMs: number
}

/** ALTCHA needs no third party: the browser works for a moment, and the server checks that it did. */
interface AltchaSettings {
  readonly kind: 'altcha'
  /** Keys that a browser derives before it finds the right one, on average. 400 take about a second. */
  readonly tries: number
}

export type CaptchaSettings = (RecaptchaSettings | AltchaSettings) & {
  /** Forms that are refused without an answer. On the others it is checked when it is given. */
  readonly forms: readonly CaptchaForm[]
}

export const defaultCaptcha: CaptchaSettings = { kind: 'altcha', tries: 400, forms: ['contact_us'] }
