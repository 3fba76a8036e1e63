import type { Fault } from './fault.ts'
import { isolationFaults, roleFaults, sessionFaults, teamFaults } from './list/accounts.ts'
import { exportFaults, fileFaults, historyFaults } from './list/lists.ts'
import { idempotencyFaults, limitFaults, moneyFaults } from './list/money.ts'
import { planFaults } from './list/plans.ts'
import {
  boundFaults,
  browserFaults,
  headerFaults,
  problemFaults,
  statusFaults,
  timeFaults,
  validationFaults,
} from './list/responses.ts'
import { returnFaults } from './list/returns.ts'
import { keyFaults, notificationFaults, subscriptionFaults, webhookFaults } from './list/things.ts'
import { upstreamFaults, writeFaults } from './list/writes.ts'

/** Every faulty backend that the checker has to catch. */
export const faults: readonly Fault[] = [
  ...statusFaults,
  ...headerFaults,
  ...problemFaults,
  ...validationFaults,
  ...roleFaults,
  ...moneyFaults,
  ...returnFaults,
  ...planFaults,
  ...idempotencyFaults,
  ...sessionFaults,
  ...keyFaults,
  ...exportFaults,
  ...notificationFaults,
  ...isolationFaults,
  ...teamFaults,
  ...subscriptionFaults,
  ...webhookFaults,
  ...upstreamFaults,
  ...limitFaults,
  ...writeFaults,
  ...historyFaults,
  ...fileFaults,
  ...browserFaults,
  ...boundFaults,
  ...timeFaults,
]
