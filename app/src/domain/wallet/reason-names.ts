import type { components } from '@switchboard/sdk'

/** Kinds of reasons for which an administrator changes a wallet. */
export const reasonNames: Readonly<Record<components['schemas']['AdjustmentReason'], string>> = {
  GOODWILL: 'Goodwill',
  REFUND: 'Refund',
  CORRECTION: 'Correction',
  PROMOTION: 'Promotion',
  FRAUD: 'Fraud',
  OTHER: 'Other',
}
