import { invalidateAfter, queryKey } from '@switchboard/sdk/react-query'
import type { AppServices } from '../../../lib/services.ts'
import { followInOneTab } from './one-tab.ts'

const pollMs = 20_000
const startMs = 2_000
const hiddenMs = 20_000
/** From one layout to another the bell goes and comes back. */
const lingerMs = 1_000

/** What a notification may be about: whoever changed it, the page that shows it is told by the notification alone. */
const toldOf = [
  '/api/notifications',
  '/api/notifications/history',
  '/api/user-subscription',
  '/api/user-subscription/kyb',
  '/api/user-subscription/kyb/submission',
  '/api/admin/adjustments',
  // A version that ends is told to its subscribers, wherever it is shown.
  '/api/deprecations',
  '/api/api-list-public',
  '/api/sync',
] as const

/** Keeps what is shown of notifications true while a bell is on the page: the app has one of it. */
export function createLiveNotifications({ portal, portalUrl, queryClient }: AppServices) {
  let bells = 0
  let stop: (() => void) | undefined

  const readAgain = () => {
    for (const path of toldOf) void queryClient.invalidateQueries({ queryKey: queryKey(path) })
    // Money that has arrived, from a checkout in whichever browser, is told by a notification and by nothing else.
    void invalidateAfter(queryClient, 'post', '/api/payment')
  }
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
      onChange: readAgain,
      async follow(signal, hear) {
        const { followNotifications } = await import('@switchboard/sdk/stream')
        await followNotifications(portal, {
          signal,
          onEvent: ({ type }) => {
            if (type === 'end') return
            hear(type === 'heartbeat' ? 'sign' : 'change')
          },
        })
      },
    })

  return {
    /** Answers a function that says that the bell is gone. */
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
