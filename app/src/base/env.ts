const { VITE_ENVIRONMENT, VITE_PORTAL_URL, VITE_CONTENT_URL, VITE_COOKIE_DOMAIN } = import.meta.env

/** Settings of the build. Those of a running portal are in brand.ts. */
export const env = {
  /** Whatever is not `prod` says so in the top bar. */
  environment: VITE_ENVIRONMENT || 'prod',
  portalUrl: VITE_PORTAL_URL || '/portal-api',
  contentUrl: VITE_CONTENT_URL || '/content-api',
  /** Shared with the provider's other sites; empty for this host alone. */
  cookieDomain: VITE_COOKIE_DOMAIN || '',
} as const
