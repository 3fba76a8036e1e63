import { useMemo } from 'react'
import { useSnapshot } from 'valtio'
import type { decide, GuardSession, guardSessionOf } from '../../guards.ts'
import { useServices, useSessionState } from '../../lib/services.ts'
import type { RouteDefinition } from '../../router/route-definition.ts'
import type { Entry } from './entry.ts'
import { type ActionInput, actionEntries } from './sources/actions.ts'
import { pageEntries } from './sources/pages.ts'

/**
 * App-wide values, passed in: importing them would make the bundler split the first download, and delay everybody’s
 * first visit.
 */
export interface Surroundings {
  readonly rows: readonly RouteDefinition[]
  readonly guards: { readonly decide: typeof decide; readonly sessionOf: typeof guardSessionOf }
  /** Administrators sign out where they stand. */
  readonly stays: boolean
  readonly switchMode: ActionInput['switchMode']
}

export interface Local {
  readonly visitor: boolean
  /** Whether the person can have keys, and read them now. */
  readonly hasKeys: boolean
  readonly pages: readonly Entry[]
  readonly actions: readonly Entry[]
}

/** Pages and actions of the person at hand. Until it is known who that is, those of everybody. */
export function useLocalEntries({ rows, guards, stays, switchMode }: Surroundings): Local {
  const { session, theme } = useServices()
  const current = useSessionState()
  const { choice } = useSnapshot(theme.state)
  return useMemo(() => {
    const who: GuardSession = guards.sessionOf(current) ?? { kind: 'visitor' }
    const visitor = who.kind === 'visitor'
    return {
      visitor,
      hasKeys: who.kind === 'member' && who.role === 'USER' && who.termsAccepted,
      pages: pageEntries({ rows, decide: guards.decide }, who),
      actions: actionEntries({
        theme: choice,
        chooseTheme: theme.choose,
        copyAddress: () => navigator.clipboard.writeText(window.location.href),
        switchMode,
        logOut: visitor ? undefined : () => session.logout(stays ? 'reload' : 'login'),
      }),
    }
  }, [current, choice, rows, guards, stays, switchMode, session, theme])
}
