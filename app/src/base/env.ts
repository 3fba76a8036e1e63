import { defaultTimeZone } from './default-time-zone.ts'

const {
  VITE_ENVIRONMENT,
  VITE_PORTAL_URL,
  VITE_CONTENT_URL,
  VITE_CONTACT_EMAIL,
  VITE_COOKIE_DOMAIN,
  VITE_TIME_ZONE,
  VITE_TIME_ZONE_CHANGES,
  VITE_ANALYTICS_URL,
  VITE_TAG_MANAGER_URL,
} = import.meta.env

/** Settings of the deployment, read once. */
export const env = {
  /** Whatever is not `prod` says so in the top bar. */
  environment: VITE_ENVIRONMENT || 'prod',
  portalUrl: VITE_PORTAL_URL || '/portal-api',
  contentUrl: VITE_CONTENT_URL || '/content-api',
  contactEmail: VITE_CONTACT_EMAIL || 'support@switchboard.example',
  /** Shared with the provider's other sites; empty for this host alone. */
  cookieDomain: VITE_COOKIE_DOMAIN || '',
  /** The zone whose days usage is counted by; the server's REPORT_TIME_ZONE is the same. */
  timeZone: VITE_TIME_ZONE || defaultTimeZone,
  /** When that zone's clocks change. The build writes it; undefined in unit tests. */
  timeZoneChanges: VITE_TIME_ZONE_CHANGES,
  /** Takes events by POST. Null for none. */
  analyticsUrl: VITE_ANALYTICS_URL || null,
  /** A script that reads `dataLayer`. Null for none. */
  tagManagerUrl: VITE_TAG_MANAGER_URL || null,
} as const
