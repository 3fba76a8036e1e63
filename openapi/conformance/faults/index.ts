import type { Fault } from './fault.ts'
import { exportFaults } from './list/exports.ts'
import { historyFaults } from './list/filters.ts'
import { headerFaults } from './list/headers.ts'
import { headFaults } from './list/heads.ts'
import { idempotencyFaults } from './list/idempotency.ts'
import { isolationFaults } from './list/isolation.ts'
import { keyFaults } from './list/keys.ts'
import { boundFaults, browserFaults, timeFaults } from './list/leaks.ts'
import { limitFaults } from './list/limits.ts'
import { moneyFaults } from './list/money.ts'
import { notificationFaults } from './list/notifications.ts'
import { pagingFaults } from './list/paging.ts'
import { problemFaults } from './list/problems.ts'
import { roleFaults } from './list/roles.ts'
import { schemaFaults } from './list/schema.ts'
import { sessionFaults } from './list/session.ts'
import { statusFaults } from './list/status.ts'
import { subscriptionFaults } from './list/subscriptions.ts'
import { teamFaults } from './list/team.ts'
import { upstreamFaults } from './list/upstreams.ts'
import { validationFaults } from './list/validation.ts'
import { fileFaults, viewFaults } from './list/views.ts'
import { webhookFaults } from './list/webhooks.ts'
import { writeFaults } from './list/writes.ts'

/** Every faulty backend that the checker has to catch. */
export const faults: readonly Fault[] = [
  ...schemaFaults,
  ...statusFaults,
  ...headerFaults,
  ...problemFaults,
  ...validationFaults,
  ...roleFaults,
  ...moneyFaults,
  ...idempotencyFaults,
  ...sessionFaults,
  ...keyFaults,
  ...pagingFaults,
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
  ...viewFaults,
  ...fileFaults,
  ...browserFaults,
  ...boundFaults,
  ...timeFaults,
  ...headFaults,
]
