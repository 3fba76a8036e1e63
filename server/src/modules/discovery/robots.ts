/** Pages for one person, and addresses that are no pages. */
const closed = [
  '/dashboard',
  '/admin/',
  '/subscriptions',
  '/plans',
  '/kyb',
  '/payment/',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/verify',
  '/sso-verify',
  '/error',
  '/500',
  '/502',
  '/maintenance',
  '/portal-api/',
  '/gateway/',
  '/mock/',
  '/captcha/',
  '/sandbox-pay/',
  '/webhooks/',
  '/metrics',
  '/__dev/',
]

/** RFC 9309. The content service stays open: pages that crawlers draw read it. */
export const robots = (publicUrl: string): string =>
  [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n')
