import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useAppState, useSessionState } from '../../lib/services.ts'
import { createKeyReveal } from './key-reveal.ts'
import { type KeyCall, type KeyOperation, useKeyCall } from './use-key-call.ts'

/** Shows unconfirmed keys again that were created before a reload. */
export function useUnstoredKeys(): void {
  const reveal = useAppState(createKeyReveal)
  const session = useSessionState()
  const calls: Readonly<Record<KeyOperation, { readonly mutate: (call: KeyCall) => void }>> = {
    'POST /api/user-subscription': useMutation(useKeyCall('POST /api/user-subscription')),
    'POST /api/user-subscription/keys': useMutation(useKeyCall('POST /api/user-subscription/keys')),
    'PUT /api/user-subscription/regenerate': useMutation(useKeyCall('PUT /api/user-subscription/regenerate')),
  }
  const userId = session.kind === 'member' ? session.profile.id : null

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each person who comes to the page
  useEffect(() => {
    if (userId === null || reveal.isShown()) return
    const pending = reveal.pending(userId, Date.now())
    if (!pending) return
    const call: KeyCall = { ...pending, init: pending.init as KeyCall['init'] }
    calls[pending.operation as KeyOperation]?.mutate(call)
  }, [userId])
}
