import type { FastifyInstance } from 'fastify'

// Chakra writes its styles into the page at run time, so styles may stand inline; scripts never.
const policy = (recaptcha: boolean): string => {
  const scripts = recaptcha ? ' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/' : ''
  const frames = recaptcha ? ' https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/' : ''
  return [
    "default-src 'self'",
    `script-src 'self'${scripts}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    `connect-src 'self'${recaptcha ? ' https://www.google.com/recaptcha/' : ''}`,
    `frame-src 'self'${frames}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

const headers = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
}

export function secureAnswers(app: FastifyInstance, { recaptcha }: { readonly recaptcha: boolean }): void {
  const contentPolicy = policy(recaptcha)
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...headers, 'Content-Security-Policy': contentPolicy, 'X-Request-Id': request.id })
    if (request.url.startsWith('/portal-api/')) reply.header('Cache-Control', 'no-store')
    if (request.url.startsWith('/content-api/')) reply.header('Cache-Control', 'no-cache')
  })
}
