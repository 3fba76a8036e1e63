import { isApiError, type Portal, randomId } from '@switchboard/sdk'
import { invalidateAfterEvents, mutationOptions } from '@switchboard/sdk/react-query'
import { type UseMutationOptions, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { wasCancelled } from '../../lib/problem.ts'
import { useAppState, usePortal, useSessionState } from '../../lib/services.ts'
import { createKeyReveal, preloadDialog } from './key-reveal.ts'
import type { CreatedKey, RevealedKeys } from './revealed-keys.ts'

/** By the operation, which outlives a reload. */
const writesOf = (portal: Portal) => ({
  'POST /api/user-subscription': mutationOptions(portal, 'post', '/api/user-subscription'),
  'POST /api/user-subscription/keys': mutationOptions(portal, 'post', '/api/user-subscription/keys'),
  'PUT /api/user-subscription/regenerate': mutationOptions(
    portal,
    'put',
    '/api/user-subscription/regenerate',
  ),
})

export type KeyOperation = keyof ReturnType<typeof writesOf>

interface KeyInit {
  readonly body: object
  readonly params?: object
}

export interface KeyCall {
  readonly init: KeyInit
  readonly api: string
  readonly apiName: string
  readonly agent?: RevealedKeys['agent']
}

type KeyAnswer = { readonly data: CreatedKey | { readonly keys: readonly CreatedKey[] } }

const keysOf = ({ data }: KeyAnswer): readonly CreatedKey[] => ('keys' in data ? data.keys : [data])

/**
 * The write that returns new keys, for `useApiForm`. Their secrets go straight from the response to the dialog: TanStack caches a
 * mutation's result for minutes, so it gets none. One intent has one Idempotency-Key, through a double click, a lost
 * response and a reload, until the person confirms that the keys are stored.
 */
export function useKeyCall(operation: KeyOperation): UseMutationOptions<void, Error, KeyCall> {
  const portal = usePortal()
  const queryClient = useQueryClient()
  const reveal = useAppState(createKeyReveal)
  const session = useSessionState()
  const userId = session.kind === 'member' ? session.profile.id : ''
  // Loaded ahead, so that the dialog can't fail to load once the keys exist.
  useEffect(() => void preloadDialog().catch(() => undefined), [])
  const write = writesOf(portal)[operation]
  return {
    mutationKey: write.mutationKey,
    mutationFn: async ({ init, api, apiName, agent }, context) => {
      const before = reveal.pending(userId, Date.now())
      const same = before?.operation === operation && JSON.stringify(before.init) === JSON.stringify(init)
      const idempotencyKey = same ? before.idempotencyKey : randomId()
      if (!same) {
        reveal.remember({ operation, init, idempotencyKey, at: Date.now(), userId, api, apiName })
      }
      const variables = { ...init, headers: { 'Idempotency-Key': idempotencyKey } }
      const answer: KeyAnswer = await write.mutationFn(variables as never, context)
      const keys = keysOf(answer)
      if (keys.length > 0) await reveal.show({ api, apiName, keys, ...(agent && { agent }) })
      else reveal.forget()
    },
    onError: async (error) => {
      const decided = isApiError(error) && error.status >= 400 && error.status < 500
      // A response that was lost may have been a key: the next try is the same intent.
      if (decided || wasCancelled(error)) reveal.forget()
      // Changed elsewhere, such as in another tab, so this page is out of date.
      if (isApiError(error) && error.status === 409)
        await invalidateAfterEvents(queryClient, [{ type: 'account', operation }])
    },
  }
}
