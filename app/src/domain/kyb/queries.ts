import type { Portal } from '@switchboard/sdk'
import { queryOptions } from '@switchboard/sdk/react-query'

export const submissionsQuery = (portal: Portal) => queryOptions(portal, '/api/user-subscription/kyb')
