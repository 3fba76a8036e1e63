import type { components } from '@switchboard/sdk'
import { toDecimal } from '../../platform/money/decimals.ts'

/** The second and third mark follow the first: a half and a fifth of it, rounded half up. In hundredths. */
export function thresholds(threshold1: number): components['schemas']['WalletThreshold'] {
  return {
    threshold1: toDecimal(threshold1),
    threshold2: toDecimal(Math.floor((threshold1 + 1) / 2)),
    threshold3: toDecimal(Math.floor((2 * threshold1 + 5) / 10)),
  }
}
