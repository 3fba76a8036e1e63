import type { components } from '@switchboard/sdk'
import { contactUs as rules } from '@switchboard/sdk/forms'
import type { Profile } from '../../lib/session/session.ts'

type ContactRequest = components['schemas']['ContactRequest']

/** Values of the form; an optional field is empty, not missing. */
export interface Message {
  readonly first_name: string
  readonly last_name: string
  readonly email: string
  readonly company: string
  readonly message: string
  readonly request_id: string
}

const requestIdRule = new RegExp(rules.request_id.pattern, 'u')

/** The request ID in the address: `?request_id=req_1`. An invalid one is left out. */
export function requestIdIn(search: string): string {
  const id = new URLSearchParams(search).get('request_id') ?? ''
  return id.length <= rules.request_id.maxLength && requestIdRule.test(id) ? id : ''
}

/** Initial values, from the profile if there is one. */
export function beginning(profile: Profile | undefined, requestId: string): Message {
  return {
    first_name: profile?.firstname ?? '',
    last_name: profile?.lastname ?? '',
    email: profile?.email ?? '',
    company: profile?.company_name ?? '',
    message: '',
    request_id: requestId,
  }
}

/** The body of the call. A pasted value often brings a space along. */
export function bodyOf(message: Message, captcha: string): ContactRequest {
  const company = message.company.trim()
  const request_id = message.request_id.trim()
  return {
    first_name: message.first_name.trim(),
    last_name: message.last_name.trim(),
    email: message.email.trim(),
    message: message.message,
    captcha,
    ...(company && { company }),
    ...(request_id && { request_id }),
  }
}
