import { atServer, type CaptchaForm, readPortalConfig } from '../portal-config.ts'
import type { AppServices } from '../services.ts'
import { solveAltcha } from './altcha.ts'
import { askRecaptcha } from './recaptcha.ts'

/** What a form sends that must carry an answer where nobody asks for one. */
export const notAsked = 'not-asked'

/**
 * The answer of the invisible captcha, for a form that is being sent; undefined where the deployment asks for none. It
 * works once: ask again for each try.
 */
export async function answerCaptcha(services: AppServices, form: CaptchaForm): Promise<string | undefined> {
  const captcha = (await readPortalConfig(services))?.captcha
  if (!captcha?.forms.includes(form)) return undefined
  return captcha.kind === 'recaptcha'
    ? askRecaptcha(document, captcha.siteKey, form)
    : solveAltcha(services.fetch, atServer(services, '/captcha/challenge'))
}
