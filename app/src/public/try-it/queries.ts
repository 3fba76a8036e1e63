import type { Portal } from '@switchboard/sdk'
import { postQueryOptions } from '@switchboard/sdk/react-query'

export const keysQuery = (portal: Portal, api: string) =>
  postQueryOptions(portal, '/api/get-keys', { body: { api } })
