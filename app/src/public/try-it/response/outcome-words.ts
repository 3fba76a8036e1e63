import { failureWords } from '../sending/failure-words.ts'
import { responseFacts } from '../sending/response-facts.ts'
import type { Outcome } from '../sending/send.ts'
import { statusText } from './status-text.ts'

/** An outcome in a sentence, for those who hear it. */
export function outcomeWords(outcome: Outcome): string {
  if (outcome.kind === 'failure') {
    const { title, text } = failureWords[outcome.reason]
    return `${title}. ${text}`
  }
  const { charged, left } = responseFacts(outcome)
  const cost = charged === null ? '' : ` Charged ${charged} credits${left === null ? '' : `, ${left} left`}.`
  return `Response: ${statusText(outcome.status)}, after ${outcome.ms} milliseconds.${cost}`
}
