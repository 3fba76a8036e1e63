import { type ReactNode, useEffect, useLayoutEffect, useMemo } from 'react'
import { Redirect, useLocation } from 'wouter'
import { decide, type GuardName, guardSessionOf } from '../guards.ts'
import { useSearch } from '../lib/browser/use-search.ts'
import { problemText } from '../lib/problem.ts'
import { useServices, useSessionState } from '../lib/services.ts'
import type { SessionState } from '../lib/session/session.ts'
import { FailedPage, StatusPage } from '../public/errors/error-pages.tsx'
import { usePage } from './page-context.ts'
import { PageSkeleton } from './page-skeleton.tsx'
import { preloadable } from './preloadable.ts'

/** Administrators alone see it. */
const ForbiddenPage = preloadable(() => import('../layouts/admin-layout.tsx'), 'ForbiddenPage')

interface RouteGuardProps {
  readonly guards: readonly GuardName[]
  readonly params: Readonly<Record<string, string | undefined>>
  readonly children: ReactNode
}

/** Lets a page be seen by whom its guards allow, once it is known who asks. A page without guards never waits. */
export function RouteGuard({ guards, params, children }: RouteGuardProps) {
  const current = useSessionState()
  if (guards.length === 0) return children
  if (current.kind === 'starting') return <PageSkeleton>{children}</PageSkeleton>
  if (current.kind === 'failed') return <SessionFailure error={current.error} />
  return (
    <GuardDecision guards={guards} params={params} current={current}>
      {children}
    </GuardDecision>
  )
}

/** There is a session, and nobody to say whose: no page behind a guard can be shown. */
function SessionFailure({ error }: { readonly error: unknown }) {
  const { session, head } = useServices()
  const { route } = usePage()
  const { text, requestId, status } = problemText(error)
  // A page that comes after all has its own title again.
  useLayoutEffect(() => {
    return () => {
      if (route) head.show(route)
    }
  }, [head, route])

  return (
    <div role="alert">
      <StatusPage status={status} message={text} requestId={requestId} retry={() => session.start()} />
    </div>
  )
}

interface GuardDecisionProps extends RouteGuardProps {
  readonly current: Extract<SessionState, { kind: 'visitor' | 'member' }>
}

function GuardDecision({ guards, params, current, children }: GuardDecisionProps) {
  const { crossSiteCookies, savedRedirect } = useServices()
  const { route } = usePage()
  const [path] = useLocation()
  const search = useSearch()
  // Kept until the address or the person changes: a cookie that lets in once is gone when it is read again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: guards and params follow from the path
  const decision = useMemo(
    () =>
      decide(guards, {
        session: guardSessionOf(current),
        // There is none where the server draws.
        location: { path, search: search && `?${search}`, hash: globalThis.location?.hash ?? '', params },
        cookies: crossSiteCookies.read(),
        savedRedirect: savedRedirect.state.redirectUrl,
      }),
    [path, search, current],
  )

  useEffect(() => {
    if (decision.kind === 'error') return
    crossSiteCookies.clear(decision.clear ?? [])
    if (decision.kind !== 'redirect') return
    if (decision.waiting) savedRedirect.save(decision.waiting)
    if (decision.turnedAwayFrom) crossSiteCookies.turnAway(decision.turnedAwayFrom)
    if (decision.to === savedRedirect.state.redirectUrl) savedRedirect.clear()
  }, [decision, crossSiteCookies, savedRedirect])

  if (decision.kind === 'redirect') {
    const note = decision.forbidden ? 'forbidden' : 'turnedAwayFrom'
    return <Redirect to={decision.to} replace state={{ [note]: route?.title }} />
  }
  if (decision.kind === 'allow') return children
  return decision.status === 403 ? <ForbiddenPage>{null}</ForbiddenPage> : <FailedPage />
}
