import { invalidateAfter, queryKey } from '@switchboard/sdk/react-query'
import type { AppServices } from '../../../lib/services.ts'
import { followAccount, refreshProfile } from '../../../lib/team/follow-account.ts'
import { staleAfterCalls } from '../../../lib/usage/stale-after-calls.ts'
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
  // Written by the server itself: what was told before the stream began is found out with its beginning.
  '/api/exports',
  '/api/webhooks',
  '/api/webhooks/deliveries',
  '/api/webhooks/delivery',
  '/api/catalogue',
  '/api/catalogue/address',
  '/api/sync',
] as const

/** Calls through the gateway were booked. */
const calls = 'calls'
/** The person acts for another account, or in another role. */
const actsFor = 'team'
/** The team changed by what no operation of the account did: somebody has joined or left. */
const membership = 'POST /api/team/members/remove'

/** Keeps what is shown of notifications true while a bell is on the page: the app has one of it. */
export function createLiveNotifications(services: AppServices) {
  const { portal, portalUrl, queryClient } = services
  followAccount(services)
  let bells = 0
  let stop: (() => void) | undefined

  const invalidate = (paths: readonly string[]) => {
    for (const path of paths) void queryClient.invalidateQueries({ queryKey: queryKey(path) })
  }
  const readAgain = () => {
    invalidate(toldOf)
    // Money that has arrived, from a checkout in whichever browser, is told by a notification and by nothing else.
    void invalidateAfter(queryClient, 'post', '/api/payment')
  }
  /** What others of a team have done, or this person in another browser: the contract says what of it is stale here. */
  const readAfter = (write: string) => {
    const [method = '', path = ''] = write.split(' ')
    void invalidateAfter(queryClient, method, path)
    invalidate(['/api/team', '/api/team/activity'])
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
      readAt: performance.timeOrigin,
      onChange({ some, changed }) {
        if (some) readAgain()
        for (const news of changed) {
          if (news === calls) invalidate(staleAfterCalls)
          else if (news !== actsFor) readAfter(news)
        }
        // Missed while nobody was looking, it is found out with the rest.
        if (some || changed.includes(actsFor)) void refreshProfile(services)
      },
      async follow(signal, hear, readAt) {
        const { followNotifications } = await import('@switchboard/sdk/stream')
        await followNotifications(portal, {
          signal,
          readAt,
          onEvent: (event) => {
            if (event.type === 'end') return
            if (event.type === 'heartbeat' || (event.type === 'ready' && event.unchanged)) hear('sign')
            else if (event.type === 'calls') hear({ changed: calls })
            else if (event.type === 'team') hear({ changed: actsFor })
            else if (event.type === 'account') hear({ changed: event.operation ?? membership })
            else hear('change')
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
