// Written by `npm run generate` from the contract. Edit openapi/, not this file.

/** Paths of the reads that a successful write makes stale, by `METHOD /path` of the write. */
export const invalidations: Readonly<Record<string, readonly string[]>> = {
  'POST /api/notifications': ['/api/notifications'],
  'POST /api/register/verify': ['/api/profile'],
  'POST /api/reset-password': ['/api/profile'],
  'POST /login': ['/api/profile'],
  'POST /sso-verify': ['/api/profile'],
  'PUT /api/profile': ['/api/profile'],
}
