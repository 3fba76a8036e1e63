import { type components, unwrap } from '@switchboard/sdk'
import { mutationOptions } from '@switchboard/sdk/react-query'
import type { UseMutationOptions } from '@tanstack/react-query'
import { env } from '../../../lib/env.ts'
import { dayIn } from '../../../lib/format/market-days.ts'
import { usePortal, useSessionState } from '../../../lib/services.ts'
import { type AdjustmentBody, type Direction, intentKey } from './adjustment.ts'

export interface Outcome {
  /** The row that was written, or the change that waits for another administrator. */
  readonly data: components['schemas']['AdminCreditsChanged'] | components['schemas']['AdminAdjustment']
  /** It was made before, and not again. */
  readonly replayed: boolean
}

interface AdjustmentOptions {
  readonly direction: Direction
  readonly round: number
  /** Asks the person; throws an AbortError when they go back. */
  readonly confirm?: (body: AdjustmentBody) => Promise<void>
}

/** The write of a change of credits: by its key one intent is one change, whatever is pressed, reloaded or opened twice. */
export function useAdjustment({ direction, round, confirm }: AdjustmentOptions) {
  const portal = usePortal()
  const current = useSessionState()
  const adminId = current.kind === 'member' ? current.profile.id : ''
  const path = direction === 'ADD' ? '/api/admin/add-credits' : '/api/admin/deduct-credits'
  const write: UseMutationOptions<Outcome, Error, AdjustmentBody> = {
    mutationKey: mutationOptions(portal, 'post', path).mutationKey,
    mutationFn: async (body) => {
      await confirm?.(body)
      const day = dayIn(env.timeZone, new Date())
      const key = await intentKey({ adminId, direction, body, day, round })
      const sent = portal.POST(path, { body, headers: { 'Idempotency-Key': key } })
      const { data } = await unwrap(sent)
      const { response } = await sent
      return { data, replayed: response.headers.get('Idempotent-Replayed') === 'true' }
    },
  }
  return write
}
