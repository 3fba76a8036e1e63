const { VITE_PORTAL_URL, VITE_CONTACT_EMAIL, VITE_GOOGLE_CLIENT_ID } = import.meta.env

/** What the deployment decides, read once. */
export const env = {
  portalUrl: VITE_PORTAL_URL || '/portal-api',
  contactEmail: VITE_CONTACT_EMAIL || 'hello@switchboard.example',
  /** Null where sign-in with Google is not set up. */
  googleClientId: VITE_GOOGLE_CLIENT_ID || null,
} as const
