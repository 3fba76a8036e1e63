import type { Portal } from '@switchboard/sdk'
import type { Content } from '@switchboard/sdk/content'
import type { QueryClient } from '@tanstack/react-query'
import { createContext, useCallback, useContext, useSyncExternalStore } from 'react'
import { subscribe } from 'valtio'
import type { Theme } from '../theme/choice.ts'
import type { HeadTarget } from './browser/page-head.ts'
import type { Uploads } from './browser/uploads.ts'
import type { CrossSiteCookies } from './session/cross-site-cookies.ts'
import type { SavedRedirect } from './session/saved-redirect.ts'
import { type Session, type SessionState, starting, visitor } from './session/session.ts'
import type { StepUp } from './session/step-up.ts'

/** Everything createApp makes once for each app; modules hold none of it, so two apps in one process are independent. */
export interface AppServices {
  /** Origin of the pages, such as `https://portal.example`. */
  readonly origin: string
  /** Where the portal API is, in full: addresses in its answers are relative to it. */
  readonly portalUrl: string
  readonly fetch: (request: Request) => Promise<Response>
  /** Tells how far the body of a request to the portal is. */
  readonly uploads: Pick<Uploads, 'follow'>
  readonly portal: Portal
  readonly content: Content
  readonly queryClient: QueryClient
  /** Whether the server drew the page that the app opens with, and what it shows is in the query client. */
  readonly drawn: boolean
  /**
   * Placeholder of a signed-in page until the session is known: its markup, as it came with the document; true while
   * it is being drawn.
   */
  readonly skeleton?: string | true | undefined
  readonly session: Session
  /** Asks who is there, for whichever call needs to know. */
  readonly stepUp: StepUp
  readonly theme: Theme
  readonly head: HeadTarget
  readonly crossSiteCookies: CrossSiteCookies
  readonly savedRedirect: SavedRedirect
  /** Leaves the app for another page, such as a checkout. */
  readonly goTo: (url: string) => void
  /** Loads the page anew, at most once a minute. Returns whether it does. */
  readonly reloadOnce: () => boolean
  /** State of one feature, made when it is first asked for: the app has one of each, and need not know the feature. */
  readonly stateOf: <State>(create: CreateState<State>) => State
}

export type CreateState<State> = (services: AppServices) => State

export const ServicesContext = createContext<AppServices | null>(null)

export function useServices(): AppServices {
  const services = useContext(ServicesContext)
  if (!services)
    throw new Error('A part of the app is drawn outside of <App>. Tests: see test/render-app.tsx.')
  return services
}

export const usePortal = (): Portal => useServices().portal
export const useContent = (): Content => useServices().content
export const useSession = (): Session => useServices().session
export const useTheme = (): Theme => useServices().theme

/** The current session, updated as it changes. */
export function useSessionState(): SessionState {
  const { session, drawn, skeleton } = useServices()
  const follow = useCallback((onChange: () => void) => subscribe(session.state, onChange), [session])
  const current = () => session.state.current
  // A page is drawn for a visitor, a skeleton for everybody. The session may change before this tab has hydrated either.
  const asDrawn = skeleton ? starting : drawn ? visitor : undefined
  return useSyncExternalStore(follow, current, asDrawn ? () => asDrawn : current)
}

/** The app's one state of a feature, such as the consoles of the try-it panel. */
export const useAppState = <State>(create: CreateState<State>): State => useServices().stateOf(create)
