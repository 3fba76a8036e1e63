import { href } from '../../paths.ts'
import type { PartProps } from './filters.tsx'
import { usageAddress } from './usage-address.ts'

/** The call whose details are open: the specification's `usageItem` (decision 0034). The address says which, so that it can be shared. */
export const usageItemOf = ({ address, show }: PartProps) => ({
  requestId: address.call,
  hrefOf: (call: string) => `${href('usage')}?${usageAddress.write('', { ...address, call })}`,
  close: () => show({ ...address, call: null }),
})
