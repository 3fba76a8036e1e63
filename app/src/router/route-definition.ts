import type { GuardName } from '../guards.ts'
import type { PathName } from '../paths.ts'
import type { LoadRoute, Page, RouteParams } from './preloadable.ts'

export type LayoutName = 'default' | 'auth' | 'entry' | 'dashboard' | 'admin' | 'docs'
/** Sections that the header highlights; notifications only have the bell. */
export type Section =
  | 'overview'
  | 'subscriptions'
  | 'profile'
  | 'wallet'
  | 'team'
  | 'notifications'
  | 'keys'
  | 'api-keys'
  | 'agents'
  | 'credits'
  | 'approvals'
  | 'verifications'
  | 'users'
  | 'apis'
  | 'audit'
  | 'webhooks'
  | 'usage'
  | 'errors'
  | 'statements'
  | 'plans'
  | 'plan'
  | 'verification'
  | 'exports'
  | 'deliveries'
  | 'incidents'
  | 'payments'
  | 'staff'
  | 'setup'

export interface RouteDefinition {
  readonly name: PathName
  readonly path: string
  readonly layout: LayoutName
  readonly guards: readonly GuardName[]
  readonly title: string
  /**
   * Description for shared links. A page with code of its own sets it there (`usePageHead`): all of these are in the
   * first download.
   */
  readonly summary?: string
  readonly section?: Section
  /** Whether what stands in the address is meant for this row, where the pattern alone cannot tell. Default: it is. */
  readonly fits?: (params: RouteParams) => boolean
  readonly page: Page
  /** Without one, the page shows nothing that must be fetched. */
  readonly load?: LoadRoute
}
