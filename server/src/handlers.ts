import type { Handler } from './handler.ts'
import { authHandlers } from './modules/auth/handlers.ts'
import { catalogueHandlers } from './modules/catalogue/handlers.ts'
import { notificationHandlers } from './modules/notifications/handlers.ts'
import { profileHandlers } from './modules/profile/handlers.ts'
import { subscriptionHandlers } from './modules/subscriptions/handlers.ts'
import { usageHandlers } from './modules/usage/handlers.ts'
import { walletHandlers } from './modules/wallet/handlers.ts'

/** Every handler by its operationId. */
export const handlers: Readonly<Record<string, Handler>> = {
  ...authHandlers,
  ...profileHandlers,
  ...catalogueHandlers,
  ...walletHandlers,
  ...usageHandlers,
  ...notificationHandlers,
  ...subscriptionHandlers,
}
