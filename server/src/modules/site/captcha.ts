import { createHash } from 'node:crypto'
import { type Challenge, createChallenge, type Payload, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Log } from '../../platform/app-context.ts'
import type { Queries } from '../../platform/db/client.ts'
import { readSecret } from '../../platform/db/secrets.ts'
import { refusedField } from '../../platform/http/problem.ts'
import type { CaptchaForm, RecaptchaSettings } from '../../platform/settings/captcha.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import { after, type Clock } from '../../platform/time/clock.ts'
import { type ConfirmedAnswer, forgetCaptchas, takeCaptcha } from './repo.ts'

interface CaptchaContext {
  readonly db: Queries
  readonly clock: Clock
  readonly settings: Settings
  readonly log: Log
}

/**
 * Refuses what is not known to come from a person. A form that asks for no captcha passes without an answer, never with
 * a wrong one. Call it outside of a transaction: a provider may take seconds, and connections are few.
 */
export async function requireCaptcha(
  call: CaptchaContext,
  form: CaptchaForm,
  answer: string | undefined,
): Promise<void> {
  const { settings } = call
  if (answer === undefined && !settings.captcha.forms.includes(form)) return
  const confirmed = answer === undefined ? undefined : await captchaOf(call).confirm(answer, form)
  if (confirmed && (await takeCaptcha(call.db, confirmed))) return
  throw refusedField('#/captcha', 'captcha_refused', 'We couldn’t confirm that you’re human. Try again.')
}

const captchaOf = (call: CaptchaContext): Captcha =>
  call.settings.captcha.kind === 'recaptcha' ? recaptcha(call, call.settings.captcha) : altcha(call)

export async function purgeCaptchas({ db, clock }: Pick<CaptchaContext, 'db' | 'clock'>): Promise<void> {
  await forgetCaptchas(db, clock())
}

interface Captcha {
  /** Undefined for a wrong answer, one for another form, and one that is too old. */
  confirm(answer: string, form: CaptchaForm): Promise<ConfirmedAnswer | undefined>
}

interface AltchaContext {
  readonly db: Queries
  readonly clock: Clock
}

const altchaLifetimeSeconds = 1200
const cost = 5_000

const signingSecret = async (db: Queries): Promise<string> =>
  (await readSecret(db, 'captcha')).toString('hex')

/** Work for a browser. Nothing is kept of it: the signature says that it is ours, and until when it holds. */
export async function newChallenge({ db, clock }: AltchaContext, tries: number): Promise<Challenge> {
  return createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost,
    counter: randomInt(Math.ceil(tries * 1.5), Math.ceil(tries / 2)),
    deriveKey,
    // Signed with the rest. The library's own `expiresAt` would be held against another clock than ours.
    data: { until: Math.floor(after(clock(), altchaLifetimeSeconds).getTime() / 1000) },
    hmacSignatureSecret: await signingSecret(db),
  })
}

const altcha = ({ db, clock }: AltchaContext): Captcha => ({
  async confirm(answer) {
    const secret = await signingSecret(db)
    const challenge = await solved(answer, secret)
    const until = new Date(Number(challenge?.parameters.data?.until) * 1000)
    // By its nonce, which is signed: the rest of an answer may be written in many ways.
    return challenge && until > clock()
      ? { answer: `altcha:${challenge.parameters.nonce}`, until }
      : undefined
  },
})

/** The challenge that was solved; undefined for anything but a right answer. */
async function solved(answer: string, hmacSignatureSecret: string): Promise<Challenge | undefined> {
  try {
    const { challenge, solution }: Payload = JSON.parse(Buffer.from(answer, 'base64').toString('utf8'))
    const { verified } = await verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret })
    return verified ? challenge : undefined
  } catch {
    return undefined
  }
}

const minScore = 0.5
// Google takes an answer for two minutes.
const recaptchaLifetimeSeconds = 600

interface Verdict {
  readonly success?: boolean
  readonly score?: number
  readonly action?: string
  readonly 'error-codes'?: readonly string[]
}

interface RecaptchaContext {
  readonly clock: Clock
  readonly log: Log
}

/** reCAPTCHA v3. When Google cannot be asked, nobody is confirmed. */
const recaptcha = ({ clock, log }: RecaptchaContext, settings: RecaptchaSettings): Captcha => ({
  async confirm(answer, form) {
    const { success, score = 0, action } = await judge(answer, settings, log)
    if (success !== true || score < minScore || action !== form) return undefined
    const hash = createHash('sha256').update(answer).digest('base64url')
    return { answer: `recaptcha:${hash}`, until: after(clock(), recaptchaLifetimeSeconds) }
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
    if (ours.length > 0) log.error({ codes: ours }, 'RECAPTCHA_SECRET was rejected')
    return verdict
  } catch (error) {
    log.warn({ err: error }, 'the captcha couldn’t be checked')
    return {}
  }
}
