import type { Changes } from '@switchboard/oas/compare'
import type { components } from '@switchboard/sdk'
import type { Change } from './modules/announcements/repo.ts'
import type { ConformanceMark } from './modules/catalogue/api.ts'
import type { VersionLimits } from './modules/catalogue/version-terms-repo.ts'
import type { NotificationKind } from './modules/notifications/rules.ts'
import type { CallLimits } from './modules/pricing/limits.ts'
import type { OwnPrice } from './modules/pricing/plan-price.ts'
import type { Charge } from './modules/pricing/plan-use.ts'
import type { KeyLimits } from './modules/subscriptions/limits/key-limits.ts'
import type { DocumentContent } from './modules/tax-documents/document.ts'
import type { Certificates } from './modules/upstreams/repo.ts'
import type { PublicationOptions } from './publishing/check/options.ts'

type Schemas = components['schemas']
type Environment = Schemas['AdminUpstreamEnvironment']

interface SubscribedProduct {
  readonly product_id: string
  readonly product_version_id: string
  readonly name: string
  readonly version: string
  readonly since: string
}

declare module './platform/db/column-types.ts' {
  interface ColumnTypes {
    'admin_views.list': Schemas['AdminViewList']
    'announcements.changes': readonly Change[]
    'api_drafts.operations': Record<string, Schemas['ReferenceOperation']>
    'api_drafts.options': PublicationOptions
    'api_drafts.page': Schemas['ApiVersion']
    'api_drafts.reference': Schemas['ApiReference']
    'api_keys.limits': KeyLimits
    'api_previous_publications.limits': VersionLimits
    'api_previous_publications.operations': Schemas['OperationSummary'][]
    'api_reference_errors.body': Schemas['SearchError'][]
    'api_reference_operations.body': Schemas['ReferenceOperation']
    'api_references.body': Schemas['ApiReference']
    'api_references.servers': string[]
    'api_references.upstream': Schemas['AdminDocumentedUpstream']
    'api_releases.changes': Changes
    'api_releases.operations': readonly Schemas['ReferenceOperation'][]
    'api_releases.security': Schemas['ReferenceSecurity'][]
    'api_texts.pieces': readonly string[]
    'apis.conformance': ConformanceMark
    'apis.limits': VersionLimits
    'apis.operations': object[]
    'apis.tags': string[]
    'apis.test_data': object[]
    'call_errors.key_type': 'TEST' | 'LIVE'
    'call_exchanges.exchange': object
    'card_setups.security_version': number
    'conformance_results.signed': Schemas['SignedConformanceResult']
    'exports.filter': Schemas['ExportFilter']
    'kyb_submissions.form': Record<string, unknown>
    'kyb_submissions.requirements': Schemas['KybRequirement'][]
    'limit_counts.told': Record<string, string>
    'mailed_tokens.security_version': number
    'notification_preferences.kind': NotificationKind
    'notifications.kind': NotificationKind
    'oauth_records.payload': Readonly<Record<string, unknown>>
    'payment_events.payload': object
    'plans.own_prices': readonly OwnPrice[]
    'plans.limits': CallLimits
    'product_versions.prices': Record<string, number>
    'products.limits': CallLimits
    'second_factor_challenges.security_version': number
    'session_families.security_version': number
    'session_proofs.security_version': number
    'sso_tokens.security_version': number
    'service_accounts.roles': Schemas['ServiceAccountRoles']
    'staff.roles': Schemas['StaffRole'][]
    'statements.charges': Charge[]
    'subscriptions.limits': CallLimits
    'subscriptions.products': SubscribedProduct[]
    'tax_documents.content': DocumentContent
    'team_invitations.security_version': number
    'upstream_circuits.environment': Environment
    'upstream_minutes.environment': Environment
    'upstream_openings.environment': Environment
    'upstreams.add_headers': readonly Schemas['AdminUpstreamHeader'][]
    'upstreams.credential': Schemas['AdminUpstreamCredential']
    'upstreams.pass_headers': readonly string[]
    'upstreams.targets': readonly Schemas['AdminUpstreamTarget'][]
    'upstreams.timeouts': Schemas['AdminUpstreamTimeouts']
    'upstreams.tls': Certificates
    'webhook_attempts.outcome': Schemas['WebhookOutcome']
    'webhook_deliveries.event': Schemas['WebhookEventType']
    'webhook_deliveries.last_outcome': Schemas['WebhookOutcome']
    'webhooks.events': Schemas['WebhookEventType'][]
  }
}
