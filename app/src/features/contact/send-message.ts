import { unwrap } from '@switchboard/sdk'
import { portal } from '../../lib/api.ts'
import { answerCaptcha, notAsked } from '../../lib/captcha.ts'
import { bodyOf, type Message } from './message.ts'

/** Answers what the desk says to it. The captcha is worked on now, not while a person only reads. */
export async function sendMessage(message: Message): Promise<string> {
  const captcha = (await answerCaptcha('contact_us')) ?? notAsked
  const answer = await unwrap(portal.POST('/api/contact-us', { body: bodyOf(message, captcha) }))
  return answer.data.message
}
