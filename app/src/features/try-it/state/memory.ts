import { queryKey } from '@switchboard/sdk/react-query'
import { env } from '../../../lib/env.ts'
import { queryClient } from '../../../lib/query-client.ts'
import { createSampleLanguage } from '../../../lib/sample-language.ts'
import { localOrNone } from '../../../lib/storage.ts'
import { timeLimitMs } from '../sending/failure-words.ts'
import { send } from '../sending/send.ts'
import type { ApiVersion, ReferenceOperation } from '../types.ts'
import { type Console, createConsole } from './console.ts'
import { createKeys } from './keys.ts'

/** What a charged call makes stale. It is no call of the portal's contract, which therefore cannot say so. */
const staleAfterCharge = ['/api/get-credits', '/api/wallet/credits', '/api/transactions', '/api/api-usage']

export const keys = createKeys()
export const sampleLanguage = createSampleLanguage(localOrNone())

const consoles = new Map<string, Console>()

/** The console of an operation, as it was left. */
export function consoleOf(api: ApiVersion, operation: ReferenceOperation): Console {
  const name = `${api.api} ${api.version} ${operation.operation_id}`
  const kept = consoles.get(name)
  if (kept) return kept
  const made = newConsole(api, operation)
  consoles.set(name, made)
  return made
}

const newConsole = (api: ApiVersion, operation: ReferenceOperation): Console =>
  createConsole({
    api,
    operation,
    keys,
    portal: new URL(env.portalUrl, window.location.href),
    now: Date.now,
    send: (call, signal) =>
      send(call, signal, {
        fetch: (request) => fetch(request),
        now: () => performance.now(),
        online: () => navigator.onLine,
        origin: window.location.origin,
        timeoutMs: timeLimitMs,
      }),
    onCharged: () => {
      for (const path of staleAfterCharge) void queryClient.invalidateQueries({ queryKey: queryKey(path) })
    },
  })

/** Every page begins anew; tests, too. */
export function forgetConsoles(): void {
  consoles.clear()
  keys.state.held = {}
  keys.switchTo('MOCK')
}
