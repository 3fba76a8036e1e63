import type { CaptchaForm } from '../../platform/settings/captcha.ts'

export interface Confirmed {
  /** The same for every way to write the same answer. */
  readonly answer: string
  /** When it would be refused as too old. */
  readonly until: Date
}

export interface Captcha {
  /** Undefined for a wrong answer, one for another form, and one that is too old. */
  confirm(answer: string, form: CaptchaForm): Promise<Confirmed | undefined>
}
