import type { Log } from '../../platform/app-context.ts'
import type { Queries } from '../../platform/db/client.ts'
import { refusedField } from '../../platform/http/problem.ts'
import type { CaptchaForm } from '../../platform/settings/captcha.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import type { Clock } from '../../platform/time/clock.ts'
import { altcha } from './altcha.ts'
import type { Captcha, Confirmed } from './captcha.ts'
import { recaptcha } from './recaptcha.ts'

interface Asking {
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
  call: Asking,
  form: CaptchaForm,
  answer: string | undefined,
): Promise<void> {
  const { settings } = call
  if (answer === undefined && !settings.captcha.forms.includes(form)) return
  const confirmed = answer === undefined ? undefined : await captchaOf(call).confirm(answer, form)
  if (confirmed && (await takeOnce(call.db, confirmed))) return
  throw refusedField('#/captcha', 'captcha_refused', 'We could not confirm that you are human. Try again.')
}

const captchaOf = (call: Asking): Captcha =>
  call.settings.captcha.kind === 'recaptcha' ? recaptcha(call, call.settings.captcha) : altcha(call)

/** One statement, so that of parallel copies one is taken. */
async function takeOnce(db: Queries, { answer, until }: Confirmed): Promise<boolean> {
  const { numInsertedOrUpdatedRows: taken } = await db
    .insertInto('taken_captchas')
    .values({ answer, until })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return taken === 1n
}

export async function forgetCaptchas({ db, clock }: Pick<Asking, 'db' | 'clock'>): Promise<void> {
  await db.deleteFrom('taken_captchas').where('until', '<', clock()).execute()
}
