import { useEffect, useState } from 'react'
import { useHash } from '../../../lib/browser/use-hash.ts'
import { requestOfHash, type SharedRequest } from '../model/shared-request.ts'
import type { ReferenceOperation } from '../types.ts'
import type { Console } from './console.ts'

/** Fills in the request of a shared link, which is never sent by itself; null without one. */
export function useSharedRequest(console: Console, operation: ReferenceOperation): SharedRequest | null {
  const hash = useHash()
  const [shared, setShared] = useState<SharedRequest | null>(null)
  useEffect(() => {
    const request = requestOfHash(hash, operation)
    if (!request) return
    console.fillShared(request)
    setShared(request)
  }, [hash, console, operation])
  return shared
}
