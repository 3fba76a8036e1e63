import type { Portal } from '@switchboard/sdk'
import { queryOptions } from '@switchboard/sdk/react-query'

/** With the token of a plan that’s only offered by its link. */
const linked = (link: string | undefined) => ({ params: { query: { ...(link && { link }) } } })

/** Plans of whole accounts that everybody can take. */
export const soldPlansQuery = (portal: Portal, link?: string) =>
  queryOptions(portal, '/api/plans', linked(link))

/** The plan of the person’s account, the change ahead, and the plans on offer to it. */
export const accountPlanQuery = (portal: Portal, link?: string) =>
  queryOptions(portal, '/api/account-plan', linked(link))
