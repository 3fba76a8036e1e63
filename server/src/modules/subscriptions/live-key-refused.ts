import type { components } from '@switchboard/sdk'
import { Problem } from '../../platform/http/problem.ts'

type LiveBlocker = components['schemas']['LiveBlocker']

/** Why the owner of a subscription can have no live key yet, and what to do about it. */
export function liveKeyRefused({ code, reason, route }: LiveBlocker): Problem {
  switch (code) {
    case 'kyb_required':
      return new Problem(code, `${reason} Start the verification under ${route}; test keys work meanwhile.`)
    case 'kyb_in_review':
      return new Problem(code, `${reason} Test keys work meanwhile.`)
    case 'kyb_rejected':
      return new Problem(code, `${reason} Send the form again under ${route}; test keys work meanwhile.`)
    default:
      return new Problem('subscription_not_active', reason)
  }
}
