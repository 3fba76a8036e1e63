import type { components } from '@switchboard/sdk'
import type { Profile } from '../../../lib/session/session.ts'

type LeadRequest = components['schemas']['DownloadNewspaperRequest']

export type Lead = Record<'first_name' | 'last_name' | 'email' | 'company' | 'role', string>

export const emptyLead: Lead = { first_name: '', last_name: '', email: '', company: '', role: '' }

/** What is known of a signed-in person need not be typed again. */
export const leadOf = (profile: Profile): Lead => ({
  ...emptyLead,
  first_name: profile.firstname,
  last_name: profile.lastname,
  email: profile.email,
  company: profile.company_name ?? '',
})

/** What is sent: spaces that came along with pasted words go, and what was left empty is left out. */
export function leadRequest(insight_id: string, lead: Lead, captcha: string | undefined): LeadRequest {
  const { first_name, last_name, email, company, role } = lead
  return {
    insight_id,
    first_name: first_name.trim(),
    last_name: last_name.trim(),
    email: email.trim(),
    ...(company.trim() && { company: company.trim() }),
    ...(role.trim() && { role: role.trim() }),
    ...(captcha !== undefined && { captcha }),
  }
}
