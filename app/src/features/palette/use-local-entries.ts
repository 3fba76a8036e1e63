import { useMemo } from 'react'
import { useSnapshot } from 'valtio'
import { type GuardSession, guardSessionOf } from '../../guards.ts'
import { session, theme } from '../../lib/api.ts'
import type { SessionState } from '../../lib/session.ts'
import { usePage } from '../../router/page-context.ts'
import { routes } from '../../routes.tsx'
import type { Entry } from './entry.ts'
import { actionEntries } from './sources/actions.ts'
import { pageEntries } from './sources/pages.ts'

interface Local {
  readonly visitor: boolean
  readonly pages: readonly Entry[]
  readonly actions: readonly Entry[]
}

/** Pages and actions of the person at hand. Until it is known who that is, those of everybody. */
export function useLocalEntries(): Local {
  const { current } = useSnapshot(session.state) as { current: SessionState }
  const { choice } = useSnapshot(theme.state)
  const layout = usePage().row?.layout
  return useMemo(() => {
    const who: GuardSession = guardSessionOf(current) ?? { kind: 'visitor' }
    const visitor = who.kind === 'visitor'
    return {
      visitor,
      pages: pageEntries(routes, who),
      actions: actionEntries({
        theme: choice,
        chooseTheme: theme.choose,
        copyAddress: () => navigator.clipboard.writeText(window.location.href),
        // As in the account menu: administrators sign out where they stand.
        logOut: visitor ? undefined : () => session.logout(layout === 'admin' ? 'reload' : 'login'),
      }),
    }
  }, [current, choice, layout])
}
