import { type components, unwrap } from '@switchboard/sdk'
import { portal } from '../../../lib/api.ts'
import type { Profile } from '../../../lib/session.ts'

type Asked = components['schemas']['DownloadNewspaperRequest']

export const leadFields = ['first_name', 'last_name', 'email', 'company', 'role'] as const

export type Lead = Record<(typeof leadFields)[number], string>

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
function askedFor(insight_id: string, lead: Lead): Asked {
  const { first_name, last_name, email, company, role } = lead
  return {
    insight_id,
    first_name: first_name.trim(),
    last_name: last_name.trim(),
    email: email.trim(),
    ...(company.trim() && { company: company.trim() }),
    ...(role.trim() && { role: role.trim() }),
  }
}

/** Answers the name of the file that the request opens. */
export const recordLead = async (insightId: string, lead: Lead): Promise<string> => {
  const body = askedFor(insightId, lead)
  return (await unwrap(portal.POST('/api/insights/download-newspaper', { body }))).data.filename
}
