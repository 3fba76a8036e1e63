import { asArray } from '@switchboard/oas/document'
import type { Context } from '../../engine/context/context.ts'
import type { Operation } from '../../engine/contract/contract.ts'

/** Whether it only shows something: a GET, what is called so, or what another operation makes stale and which makes nothing stale itself. */
export const isReading = ({ contract }: Context, { id, isRead, raw }: Operation): boolean =>
  isRead ||
  (asArray(raw['x-invalidates']).length === 0 &&
    (/^(get|list)[A-Z]/.test(id) ||
      contract.operations.some((one) => asArray(one.raw['x-invalidates']).includes(id))))
