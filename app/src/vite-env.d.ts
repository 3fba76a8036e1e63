interface ViteTypeOptions {
  strictImportMetaEnv: unknown
}

interface ImportMetaEnv {
  readonly VITE_ENVIRONMENT?: string
  readonly VITE_PORTAL_URL?: string
  readonly VITE_CONTENT_URL?: string
  readonly VITE_COOKIE_DOMAIN?: string
  readonly VITE_SERVICE_WORKER?: string
}
