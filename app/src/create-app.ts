import { cookieStore, createPortal } from '@switchboard/sdk'
import { createContent } from '@switchboard/sdk/content'
import { brand } from './base/brand.ts'
import { env } from './base/env.ts'
import { createAnalytics } from './lib/browser/analytics.ts'
import type { Browser } from './lib/browser/browser.ts'
import { createReloadOnce } from './lib/browser/reload-once.ts'
import { localOrNone } from './lib/browser/storage.ts'
import { createUploads } from './lib/browser/uploads.ts'
import { type DrawnQueries, takeDrawnQueries } from './lib/query/drawn-queries.ts'
import { createQueryClient } from './lib/query/query-client.ts'
import type { AppServices, CreateState } from './lib/services.ts'
import { abandonableReads } from './lib/session/abandon-reads.ts'
import { createCookies } from './lib/session/cookies.ts'
import { createCrossSiteCookies } from './lib/session/cross-site-cookies.ts'
import { deviceId } from './lib/session/device-id.ts'
import { readProfile } from './lib/session/read-profile.ts'
import { createSavedRedirect } from './lib/session/saved-redirect.ts'
import { createSession } from './lib/session/session.ts'
import { createStepUp, provingCalls } from './lib/session/step-up.ts'
import { href } from './paths.ts'

export interface AppOptions {
  /** The address that the app is opened at; its origin is the app's own. */
  readonly location: Pick<URL, 'href' | 'origin' | 'protocol'>
  /** A page's document, or what stands for one. */
  readonly cookies: { cookie: string }
  readonly fetch: (request: Request) => Promise<Response>
  readonly browser: Browser
  /** Lets scenarios through to a mock (`Prefer: code=…, example=…`): in development alone. */
  readonly mock?: boolean
  /** Data from which the server drew the page. It draws for visitors, so a signed-in person's app ignores it. */
  readonly drawnFrom?: DrawnQueries
  /** The document's placeholder for its page, for people with a session. */
  readonly skeleton?: string | true | undefined
}

/** Where a second factor is set up. */
const securityPage = href('profile', {}, { query: { section: 'security' } })

const thisBrowser = () => ({ device_id: deviceId(localOrNone()) })

/** Where the parts are put together: one portal, one session, one query client, and what they need of the browser. */
export function createApp({
  location,
  cookies,
  fetch,
  browser,
  drawnFrom,
  skeleton,
  mock = false,
}: AppOptions): AppServices {
  const domain = env.cookieDomain
  const atPage = (address: string): string => new URL(address, location.href).href

  const stepUp = createStepUp()
  const uploads = createUploads()
  const reads = abandonableReads()
  // Below the session of the SDK a call passes these from top to bottom, its response from bottom to top.
  const layers = [
    provingCalls({
      prove: () => stepUp.ask(),
      setUp: () => {
        // Prefetching also ends here: a person in the middle of a set-up stays where they are.
        if (!location.href.startsWith(atPage(href('profile')))) browser.goTo(securityPage)
      },
    }),
    reads.layer,
    uploads.layer,
  ]
  const portal = createPortal({
    baseUrl: atPage(env.portalUrl),
    store: cookieStore({ ...(domain && { domain }), document: cookies }),
    onSessionEnd: (reason) => session.ended(reason),
    fetch: layers.reduceRight((send, layer) => layer(send), fetch),
    refreshNotes: browser.sharedStorage,
    mock,
  })
  const crossSiteCookies = createCrossSiteCookies(
    createCookies({ domain, document: cookies, secure: location.protocol === 'https:' }),
  )
  const savedRedirect = createSavedRedirect(browser.storage)
  const session = createSession({
    tokens: {
      held: () => portal.session.isLoggedIn,
      login: (credentials) => portal.session.login({ ...credentials, ...thisBrowser() }),
      ssoVerify: (sso_token) => portal.session.ssoVerify({ sso_token, ...thisBrowser() }),
      loginVerify: (proof) => portal.session.loginVerify({ ...proof, ...thisBrowser() }),
      verifyEmail: (verification_token, named) =>
        portal.session.verifyEmail({ verification_token, ...(named && thisBrowser()) }),
      logout: () => portal.session.logout(),
    },
    fetchProfile: () => readProfile(portal),
    crossSiteCookies,
    analytics: createAnalytics(browser.analytics, brand.analytics_url),
    savedRedirect,
    forgetDrafts: browser.forgetDrafts,
    tabs: browser.tabs,
    page: {
      reload: browser.reload,
      goToLogin: () => browser.leaveFor(href('login')),
      abandonReads: reads.abandon,
    },
  })

  portal.session.subscribe(({ kind, reason }) => {
    // Gone: another tab has said it.
    if (kind === 'ended' && reason !== 'gone') browser.tabs.tell({ is: 'signed-out' })
  })
  browser.tabs.listen((news) => void session.heard(news))
  browser.onReturn(() => void session.follow())

  const queryClient = createQueryClient()
  const drawn = drawnFrom !== undefined && !portal.session.isLoggedIn
  if (drawn) takeDrawnQueries(queryClient, drawnFrom)

  const states = new Map<CreateState<unknown>, unknown>()
  const services: AppServices = {
    origin: location.origin,
    portalUrl: atPage(env.portalUrl),
    fetch,
    uploads,
    portal,
    content: createContent({ baseUrl: atPage(env.contentUrl), fetch }),
    queryClient,
    drawn,
    skeleton: skeleton === true || portal.session.isLoggedIn ? skeleton : undefined,
    session,
    stepUp,
    theme: browser.theme,
    head: browser.head,
    crossSiteCookies,
    savedRedirect,
    goTo: browser.goTo,
    reloadOnce: createReloadOnce({ storage: browser.storage, now: Date.now, reload: browser.reload }),
    stateOf<State>(create: CreateState<State>): State {
      if (!states.has(create)) states.set(create, create(services))
      return states.get(create) as State
    },
  }
  return services
}
