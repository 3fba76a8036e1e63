import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../platform/app-context.ts'
import { newChallenge } from './captcha.ts'

/** The deployment's settings that the app needs before its first call, and the self-hosted captcha's challenge. */
export function servePortalConfig(app: FastifyInstance, context: AppContext): void {
  const { captcha, webhooksToPrivateAddresses } = context.settings
  const { kind, forms } = captcha
  const providers = [...(context.identityProviders?.values() ?? [])].map(({ id, name }) => ({ id, name }))
  app.get('/portal-config.json', async (_request, reply) =>
    reply.header('Cache-Control', 'no-cache').send({
      captcha: { kind, forms, ...(kind === 'recaptcha' && { siteKey: captcha.siteKey }) },
      providers,
      webhooks: { privateAddresses: webhooksToPrivateAddresses },
    }),
  )
  if (kind !== 'altcha') return
  app.get('/captcha/challenge', async (_request, reply) =>
    reply.header('Cache-Control', 'no-store').send(await newChallenge(context, captcha.tries)),
  )
}
