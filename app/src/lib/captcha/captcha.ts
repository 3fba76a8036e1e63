import { atServer, type CaptchaForm, readPortalConfig } from '../portal-config.ts'
import { ExplainedError } from '../problem.ts'
import type { AppServices } from '../services.ts'
import { solveAltcha } from './altcha.ts'
import { askRecaptcha } from './recaptcha.ts'

/** The captcha's value where a form must carry one but the deployment asks for none. */
export const notAsked = 'not-asked'

/**
 * The answer of the invisible captcha, for a form that is being sent; undefined where the deployment asks for none. It
 * works once: ask again for each try.
 */
export async function answerCaptcha(services: AppServices, form: CaptchaForm): Promise<string | undefined> {
  const captcha = (await readPortalConfig(services))?.captcha
  if (!captcha?.forms.includes(form)) return undefined
  try {
    return captcha.kind === 'recaptcha'
      ? await askRecaptcha(document, captcha.siteKey, form)
      : await solveAltcha(services.fetch, atServer(services, '/captcha/challenge'))
  } catch (cause) {
    throw new ExplainedError(blocked, { cause })
  }
}

const blocked =
  'The spam check couldn’t load. Check your connection, turn off content blockers for this page, then try again.'
