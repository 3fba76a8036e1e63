import type { Portal } from '@switchboard/sdk'
import { postQueryOptions } from '@switchboard/sdk/react-query'

export interface VersionKey {
  readonly api: string
  readonly version: string
}

export const versionQuery = (portal: Portal, { api, version }: VersionKey) =>
  postQueryOptions(portal, '/api/sync', { body: { api, version } })
