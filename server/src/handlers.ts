import { accountDataHandlers } from './modules/account-data/handlers.ts'
import { accountPlanHandlers } from './modules/account-plans/handlers.ts'
import { adminHandlers } from './modules/admin/handlers.ts'
import { announcementHandlers } from './modules/announcements/handlers.ts'
import { approvalHandlers } from './modules/approvals/handlers.ts'
import { authHandlers } from './modules/auth/handlers.ts'
import { capabilityHandlers } from './modules/capabilities/handlers.ts'
import { catalogueHandlers } from './modules/catalogue/handlers.ts'
import { conformanceHandlers } from './modules/conformance/handlers.ts'
import { emailTokenHandlers } from './modules/email-tokens/handlers.ts'
import { exportJobHandlers } from './modules/exports/handlers.ts'
import { kybHandlers } from './modules/kyb/handlers.ts'
import { notificationHandlers } from './modules/notifications/handlers.ts'
import { oauthHandlers } from './modules/oauth/handlers.ts'
import { paymentHandlers } from './modules/payments/handlers.ts'
import { pricingHandlers } from './modules/pricing/handlers.ts'
import { profileHandlers } from './modules/profile/handlers.ts'
import { referenceHandlers } from './modules/reference/handlers.ts'
import { secondFactorHandlers } from './modules/second-factor/handlers.ts'
import { setupHandlers } from './modules/setup/handlers.ts'
import { siteHandlers } from './modules/site/handlers.ts'
import { staffHandlers } from './modules/staff/handlers.ts'
import { statusHandlers } from './modules/status/handlers.ts'
import { subscriptionHandlers } from './modules/subscriptions/handlers.ts'
import { taxDocumentHandlers } from './modules/tax-documents/handlers.ts'
import { teamHandlers } from './modules/team/handlers.ts'
import { usageHandlers } from './modules/usage/handlers.ts'
import { walletHandlers } from './modules/wallet/handlers.ts'
import { webhookHandlers } from './modules/webhooks/handlers.ts'
import type { Handler } from './platform/http/handler.ts'
import { previewHandlers } from './publishing/drafts/preview-handlers.ts'
import { publishingHandlers } from './publishing/handlers.ts'
import { upstreamHandlers } from './publishing/upstreams/handlers.ts'

/** Every handler by its operationId. */
export const handlers: Readonly<Record<string, Handler>> = {
  ...authHandlers,
  ...secondFactorHandlers,
  ...emailTokenHandlers,
  ...profileHandlers,
  ...capabilityHandlers,
  ...accountDataHandlers,
  ...catalogueHandlers,
  ...conformanceHandlers,
  ...referenceHandlers,
  ...pricingHandlers,
  ...accountPlanHandlers,
  ...announcementHandlers,
  ...statusHandlers,
  ...siteHandlers,
  ...kybHandlers,
  ...walletHandlers,
  ...paymentHandlers,
  ...taxDocumentHandlers,
  ...upstreamHandlers,
  ...usageHandlers,
  ...notificationHandlers,
  ...subscriptionHandlers,
  ...oauthHandlers,
  ...approvalHandlers,
  ...teamHandlers,
  ...webhookHandlers,
  ...exportJobHandlers,
  ...adminHandlers,
  ...staffHandlers,
  ...setupHandlers,
  ...publishingHandlers,
  ...previewHandlers,
}
