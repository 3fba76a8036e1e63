import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AppContext } from '../../../platform/app-context.ts'
import { callerNetwork } from '../../../platform/http/caller-network.ts'
import { Problem } from '../../../platform/http/problem.ts'
import { enforceRateLimit } from '../../../platform/http/rate-limit.ts'
import { after } from '../../../platform/time/clock.ts'
import { hashToken } from '../sessions.ts'
import { addAttempt, takeAttempt } from '../sso-repo.ts'
import { callbackPath, SignInRejected } from './provider.ts'
import { signInByIdentity } from './sign-in.ts'

interface SignInRequest {
  Params: { readonly provider: string }
  Querystring: { readonly key?: unknown }
}

type Request = FastifyRequest<SignInRequest>

const attemptSeconds = 600

/**
 * Logging in at a provider: two addresses that a browser opens, and no program calls, so that they are beside the contract. Both end in
 * a redirect. See decision 0146.
 */
export function serveSignIn(app: FastifyInstance, context: AppContext): void {
  const { db, clock, settings, log } = context
  const isSecure = settings.publicUrl.startsWith('https:')
  const cookie = isSecure ? '__Host-sign-in' : 'sign-in'
  const cookieOf = (value: string, seconds: number) =>
    `${cookie}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`

  const page = (path: string, query: Readonly<Record<string, string>>) =>
    `${settings.publicUrl}${path}?${new URLSearchParams(query)}`

  const providerOf = ({ params }: Request) => {
    const provider = context.identityProviders?.get(params.provider)
    if (!provider) throw new Problem('not_found', 'There’s no such provider to log in with.')
    return provider
  }

  /** Of what goes wrong on the way, the log-in page has the words. */
  async function redirect(request: Request, reply: FastifyReply, go: () => Promise<string>) {
    reply.header('Cache-Control', 'no-store')
    try {
      return reply.redirect(await go())
    } catch (error) {
      if (!(error instanceof SignInRejected)) throw error
      const { provider } = request.params
      const { reason, cause } = error
      if (cause instanceof Error) {
        const why = cause.cause instanceof Error ? `${cause.message}: ${cause.cause.message}` : cause.message
        log.warn({ provider, reason, why }, 'a log-in at a provider failed')
      }
      return reply.redirect(page('/login', { failed: reason, provider }))
    }
  }

  app.get<SignInRequest>('/sign-in/:provider', async (request, reply) => {
    const provider = providerOf(request)
    await enforceRateLimit(context, 'beginIdentity', callerNetwork(request))
    return redirect(request, reply, async () => {
      const { key } = request.query
      const secret = randomBytes(32).toString('base64url')
      const url = await provider.authorizationUrl(secret)
      await addAttempt(db, {
        hash: hashToken(secret),
        provider: provider.id,
        appKey: hashToken(typeof key === 'string' && key ? key : secret),
        expiresAt: after(clock(), attemptSeconds),
      })
      reply.header('Set-Cookie', cookieOf(secret, attemptSeconds))
      return url.href
    })
  })

  app.get<SignInRequest>(callbackPath(':provider'), async (request, reply) => {
    const provider = providerOf(request)
    await enforceRateLimit(context, 'endIdentity', callerNetwork(request))
    reply.header('Set-Cookie', cookieOf('', 0))
    return redirect(request, reply, async () => {
      const pairs = request.headers.cookie?.split('; ') ?? []
      const secret = pairs.find((pair) => pair.startsWith(`${cookie}=`))?.slice(cookie.length + 1)
      const attempt = hashToken(secret ?? '')
      const isOpen = secret && (await takeAttempt(db, { hash: attempt, provider: provider.id }, clock()))
      if (!isOpen) throw new SignInRejected('expired')
      const identity = await provider.identityAt(new URL(request.url, settings.publicUrl), secret)
      const call = { db, clock, settings, requestId: request.id }
      const { sso_token } = await signInByIdentity(call, { provider, identity, attempt })
      return page('/sso-verify', { token: sso_token })
    })
  })
}
