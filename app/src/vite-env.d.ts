interface ViteTypeOptions {
  strictImportMetaEnv: unknown
}

interface ImportMetaEnv {
  readonly VITE_ENVIRONMENT?: string
  readonly VITE_PORTAL_URL?: string
  readonly VITE_CONTENT_URL?: string
  readonly VITE_CONTACT_EMAIL?: string
  readonly VITE_COOKIE_DOMAIN?: string
  readonly VITE_TIME_ZONE?: string
  readonly VITE_TIME_ZONE_CHANGES?: import('./base/format/zone-by-intl.ts').ZoneChanges
  readonly VITE_SERVICE_WORKER?: string
  readonly VITE_ANALYTICS_URL?: string
  readonly VITE_TAG_MANAGER_URL?: string
}
