import type { components } from '@switchboard/sdk'
import { mutationOptions } from '@switchboard/sdk/react-query'
import type { MutationFunctionContext } from '@tanstack/react-query'
import { today } from '../../base/format/dates.ts'
import { readHeaders } from '../../lib/query/read-headers.ts'
import { usePortal, useSessionState } from '../../lib/services.ts'
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
  const call =
    direction === 'ADD'
      ? mutationOptions(portal, 'post', '/api/admin/add-credits')
      : mutationOptions(portal, 'post', '/api/admin/deduct-credits')
  return {
    mutationKey: call.mutationKey,
    mutationFn: async (body: AdjustmentBody, context: MutationFunctionContext): Promise<Outcome> => {
      await confirm?.(body)
      const day = today()
      const key = await intentKey({ adminId, direction, body, day, round })
      let replayed = false
      const middleware = [
        readHeaders((headers) => {
          replayed = headers.get('Idempotent-Replayed') === 'true'
        }),
      ]
      const { data } = await call.mutationFn(
        { body, headers: { 'Idempotency-Key': key }, middleware },
        context,
      )
      return { data, replayed }
    },
  }
}
