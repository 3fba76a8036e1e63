import { timingSafeEqual } from 'node:crypto'
import Provider, { type KoaContextWithOIDC } from 'oidc-provider'
import { sha256 } from '../../platform/sha256.ts'
import { findKeyInForce } from '../subscriptions/keys-repo.ts'
import { accessTokenOf } from './access-token.ts'
import { maxMetadataBytes } from './clients.ts'
import { authMethods, configurationOf, type ProviderContext, sessionCookie } from './configuration.ts'
import { accountScope, paths, scope } from './paths.ts'

/** The authorization server. Loaded with its first request, so that no server starts with its package. See decision 0101. */
export function createProvider(context: ProviderContext): Provider {
  const { settings, log } = context
  const provider = new Provider(settings.publicUrl, configurationOf(context))
  // Links in responses are those of the address that people know; serve-oauth.ts sets it on each request.
  provider.proxy = true
  provider.silent = true
  provider.on('server_error', (_ctx, error) => log.error({ err: error }, 'the authorization server failed'))
  // Secrets are stored as hashes alone.
  provider.Client.prototype.compareClientSecret = function compareHashes(secret: string) {
    return timingSafeEqual(sha256(secret), Buffer.from(this.clientSecret ?? '', 'hex'))
  }
  provider.use(async (ctx, next) => {
    if (ctx.path === paths.registration && (ctx.request.length ?? 0) > maxMetadataBytes) {
      const error_description = `metadata can have ${maxMetadataBytes} bytes`
      ctx.status = 400
      ctx.body = { error: 'invalid_client_metadata', error_description }
      return
    }
    await next()
    if (ctx.oidc?.route === 'token' && ctx.status === 200) await nameToken(context, ctx as KoaContextWithOIDC)
    if (ctx.oidc?.route === 'discovery') ctx.body = oauthOnly(ctx.body as object)
    const cookies = [ctx.response.get('Set-Cookie') ?? []].flat()
    if (cookies.length > 0)
      ctx.set(
        'Set-Cookie',
        cookies.filter((one) => !one.startsWith(`${sessionCookie}=`)),
      )
  })
  return provider
}

/** Gives a token its beginning, which tells whatever takes keys that it is one, and of which environment. */
async function nameToken({ db, clock }: ProviderContext, ctx: KoaContextWithOIDC): Promise<void> {
  const { ClientCredentials: ofKey, AccessToken: ofAgent } = ctx.oidc.entities
  const key = await findKeyInForce(db, ofKey?.clientId ?? ofAgent?.accountId ?? '', clock())
  if (!key) {
    // It was revoked in between, such as by a concurrent replay of the code.
    ctx.status = 400
    ctx.body = { error: 'invalid_grant', error_description: 'the key was revoked' }
    return
  }
  const body = ctx.body as { access_token: string }
  ctx.body = { ...body, access_token: accessTokenOf(key.type, body.access_token) }
}

/** Of OpenID Connect, which isn’t offered. */
const ofOpenId =
  /^(?:jwks_uri|claims?_|subject_types|acr_values|id_token_|token_endpoint_auth_signing|request_uri)/

const oauthOnly = (metadata: object) => ({
  ...Object.fromEntries(Object.entries(metadata).filter(([name]) => !ofOpenId.test(name))),
  scopes_supported: [scope, accountScope],
  // A page that posts itself by a script has no place beside our policy of scripts.
  response_modes_supported: ['query', 'fragment'],
  revocation_endpoint_auth_methods_supported: authMethods,
})
