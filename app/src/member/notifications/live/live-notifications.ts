import { invalidateAfterEvents, queryOptions, staleAfterEvents } from '@switchboard/sdk/react-query'
import { followAccount, refreshProfile } from '../../../domain/team/follow-account.ts'
import type { AppServices } from '../../../lib/services.ts'
import { followInOneTab } from './one-tab.ts'

const pollMs = 20_000
const startMs = 2_000
const hiddenMs = 20_000
/** From one layout to another the bell goes and comes back. */
const lingerMs = 1_000

/** Keeps what is shown of notifications true while a bell is on the page: the app has one of it. */
export function createLiveNotifications(services: AppServices) {
  const { portal, portalUrl, queryClient } = services
  followAccount(services)
  const profile = String(queryOptions(portal, '/api/profile').queryKey[0])
  let bells = 0
  let stop: (() => void) | undefined

  const start = () =>
    followInOneTab({
      name: `switchboard notifications ${portalUrl}`,
      document,
      window,
      locks: globalThis.navigator.locks,
      Channel: globalThis.BroadcastChannel,
      pollMs,
      startMs,
      hiddenMs,
      readAt: performance.timeOrigin,
      onEvents(events) {
        void invalidateAfterEvents(queryClient, events)
        const isStale = staleAfterEvents(events).then((stale) => stale.includes(profile))
        void isStale.catch(() => true).then((stale) => (stale ? refreshProfile(services) : undefined))
      },
      async follow(signal, hear, readAt) {
        const { followNotifications } = await import('@switchboard/sdk/stream')
        await followNotifications(portal, {
          signal,
          readAt,
          onEvent: (event) => {
            if (event.type === 'end') return
            const isNews = event.type !== 'heartbeat' && !(event.type === 'ready' && event.unchanged)
            hear(isNews ? event : 'sign')
          },
        })
      },
    })

  return {
    /** Returns a function that says that the bell is gone. */
    attach(): () => void {
      bells += 1
      stop ??= start()
      return () => {
        bells -= 1
        setTimeout(() => {
          if (bells > 0) return
          stop?.()
          stop = undefined
        }, lingerMs)
      }
    },
  }
}
