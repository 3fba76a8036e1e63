import { invalidateAfterEvents } from '@switchboard/sdk/react-query'
import { createHeldKeys } from '../../../domain/held-keys.ts'
import { type AppServices, useAppState } from '../../../lib/services.ts'
import { timeLimitMs } from '../sending/failure-words.ts'
import { send } from '../sending/send.ts'
import type { ApiVersion, ReferenceOperation } from '../types.ts'
import { type Console, createConsole } from './console.ts'
import { createKeys } from './keys.ts'

/** The consoles' inputs, calls and responses, and the typed keys: kept as long as the page lives. */
export function createMemory({ portalUrl, origin, fetch, queryClient, stateOf }: AppServices) {
  const keys = createKeys(stateOf(createHeldKeys))
  const consoles = new Map<string, Console>()

  const newConsole = (api: ApiVersion, operation: ReferenceOperation): Console =>
    createConsole({
      api,
      operation,
      keys,
      portal: new URL(portalUrl),
      now: Date.now,
      send: (call, signal) =>
        send(call, signal, {
          fetch,
          now: () => performance.now(),
          online: () => navigator.onLine,
          origin,
          timeoutMs: timeLimitMs,
        }),
      onBooked: () => void invalidateAfterEvents(queryClient, [{ type: 'calls' }]),
    })

  return {
    keys,
    /** The console of an operation, as it was left. */
    consoleOf(api: ApiVersion, operation: ReferenceOperation): Console {
      const name = `${api.api} ${api.version} ${operation.operation_id}`
      const console = consoles.get(name) ?? newConsole(api, operation)
      consoles.set(name, console)
      return console
    },
  }
}

export const useTryItMemory = () => useAppState(createMemory)
