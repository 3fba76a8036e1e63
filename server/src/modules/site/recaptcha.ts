import { createHash } from 'node:crypto'
import type { Log } from '../../platform/app-context.ts'
import type { RecaptchaSettings } from '../../platform/settings/captcha.ts'
import { after, type Clock } from '../../platform/time/clock.ts'
import type { Captcha } from './captcha.ts'

const lowestScore = 0.5
// Google takes an answer for two minutes.
const lifetimeSeconds = 600

interface Verdict {
  readonly success?: boolean
  readonly score?: number
  readonly action?: string
  readonly 'error-codes'?: readonly string[]
}

interface Here {
  readonly clock: Clock
  readonly log: Log
}

/** reCAPTCHA v3. When Google cannot be asked, nobody is confirmed. */
export const recaptcha = ({ clock, log }: Here, settings: RecaptchaSettings): Captcha => ({
  async confirm(answer, form) {
    const { success, score = 0, action } = await judge(answer, settings, log)
    if (success !== true || score < lowestScore || action !== form) return undefined
    const hash = createHash('sha256').update(answer).digest('base64url')
    return { answer: `recaptcha:${hash}`, until: after(clock(), lifetimeSeconds) }
  },
})

async function judge(
  response: string,
  { secret, verifyUrl, timeoutMs }: RecaptchaSettings,
  log: Log,
): Promise<Verdict> {
  try {
    const answer = await fetch(verifyUrl, {
      method: 'POST',
      body: new URLSearchParams({ secret, response }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    const verdict = (await answer.json()) as Verdict
    const ours = verdict['error-codes']?.filter((code) => code.endsWith('-input-secret')) ?? []
    if (ours.length > 0) log.error({ codes: ours }, 'RECAPTCHA_SECRET was refused')
    return verdict
  } catch (error) {
    log.warn({ err: error }, 'the captcha could not be checked')
    return {}
  }
}
