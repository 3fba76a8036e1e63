import type { FastifyInstance } from 'fastify'

/** Origins that the app reaches, by what it does there. */
export interface OutsideOrigins {
  readonly calls?: string
  readonly content?: string
  readonly analytics?: string
  readonly tagManager?: string
}

/** Third-party resources of the deployment. */
interface ThirdParties {
  readonly recaptcha: boolean
  /** Hashes of the scripts in our own pages, as `'sha256-…'`. */
  readonly inlineScripts: readonly string[]
  /** Origins that the app was built to reach. */
  readonly outside: OutsideOrigins
}

interface Deployment extends ThirdParties {
  /** Where people open the portal. */
  readonly publicUrl: string
}

interface Sources {
  readonly script: readonly string[]
  readonly image: readonly string[]
  readonly connect: readonly string[]
  readonly frame: readonly string[]
}
const none: Sources = { script: [], image: [], connect: [], frame: [] }

const recaptchaSources: Sources = {
  ...none,
  script: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  frame: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  connect: ['https://www.google.com/recaptcha/'],
}

/** Each for what the app does with it, and nothing else. */
function outsideSources({ calls, content, analytics, tagManager }: OutsideOrigins): Sources {
  const of = (...origins: readonly (string | undefined)[]) => origins.filter((origin) => origin !== undefined)
  return {
    ...none,
    script: of(tagManager),
    image: of(content, tagManager),
    connect: of(calls, content, analytics, tagManager),
  }
}

// Chakra writes its styles into the page at run time, so styles may stand inline; scripts only those that we name.
function policyOf({ recaptcha, inlineScripts, outside }: ThirdParties): string {
  const used = [...(recaptcha ? [recaptchaSources] : []), outsideSources(outside)]
  // One origin may serve several uses.
  const from = (kind: keyof Sources) => [...new Set(used.flatMap((sources) => sources[kind]))]
  return [
    "default-src 'self'",
    ["script-src 'self'", ...inlineScripts, ...from('script')].join(' '),
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data:", ...from('image')].join(' '),
    ["connect-src 'self'", ...from('connect')].join(' '),
    ["frame-src 'self'", ...from('frame')].join(' '),
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** Headers of every response, including those to requests that no route saw. */
export function securityHeaders({ publicUrl, ...foreign }: Deployment): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': policyOf(foreign),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    // The proxy ends TLS, so the connection does not tell. A browser that heard this by http must ignore it anyway.
    ...(/^https:/i.test(publicUrl) && {
      'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    }),
  }
}

export function secureResponses(app: FastifyInstance, headers: ReturnType<typeof securityHeaders>): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...headers, 'X-Request-Id': request.id })
    if (request.url.startsWith('/portal-api/')) reply.header('Cache-Control', 'no-store')
    if (request.url.startsWith('/content-api/')) reply.header('Cache-Control', 'no-cache')
  })
}
