import { generateKeyPairSync } from 'node:crypto'
import { type Configuration, errors, interactionPolicy, type KoaContextWithOIDC } from 'oidc-provider'
import type { AppContext } from '../../platform/app-context.ts'
import { findKeyInForce } from '../subscriptions/keys-repo.ts'
import { recordsAdapter } from './adapter.ts'
import { requestSeconds, saveAgentRequest } from './agent-requests.ts'
import { agentOf, maxMetadataBytes } from './clients.ts'
import { fetchDescription } from './fetch-description.ts'
import { invalidTarget, oneResource } from './one-resource.ts'
import { accountScope, paths, scope } from './paths.ts'
import { isPortal, publishedAt, resourceAt } from './resources.ts'

export type ProviderContext = Omit<AppContext, 'mailer'>

const tokenSeconds = 900
const codeSeconds = 60
const refreshSeconds = 30 * 86_400
const grantSeconds = 365 * 86_400

export const authMethods: ['none', 'client_secret_basic', 'client_secret_post'] = [
  'none',
  'client_secret_basic',
  'client_secret_post',
]

export function configurationOf(context: ProviderContext): Configuration {
  const { db, clock, settings } = context
  return {
    adapter: recordsAdapter(context),
    // Nothing is signed: tokens are opaque.
    jwks: { keys: [generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' })] },
    clientDefaults: {
      // Loopback redirects with any port (RFC 8252), and claimed HTTPS ones.
      application_type: 'native',
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      token_endpoint_auth_method: 'none',
      id_token_signed_response_alg: 'ES256',
    },
    clientAuthMethods: authMethods,
    responseTypes: ['code'],
    scopes: [scope, accountScope],
    routes: {
      authorization: paths.authorization,
      token: paths.token,
      registration: paths.registration,
      revocation: paths.revocation,
    },
    cookies: {
      names: { interaction: 'agent_request', resume: 'agent_resume', session: sessionCookie },
      long: { httpOnly: true, sameSite: 'lax', signed: false },
      short: { httpOnly: true, sameSite: 'lax', signed: false },
    },
    // The account that a code acts for is the key that a person has made for the agent.
    async findAccount({ oidc }, id, source) {
      // With a code or a refresh token. This is before a refresh token is used up.
      if (oidc.params && source) oidc.params.resource = oneResource(settings, oidc.params.resource, source)
      const key = await findKeyInForce(db, id, clock())
      return key && { accountId: key.id, claims: () => ({ sub: key.id }) }
    },
    loadExistingGrant: async ({ oidc }) => {
      const grantId = oidc.result?.consent?.grantId
      return grantId === undefined ? undefined : oidc.provider.Grant.find(grantId)
    },
    interactions: { policy: alwaysConsent(), url: (ctx, { uid }) => askPerson(context, ctx, uid) },
    features: {
      clientCredentials: { enabled: true },
      devInteractions: { enabled: false },
      userinfo: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      // Somebody else’s token isn’t theirs to end, and they aren’t told whether it is one.
      revocation: {
        enabled: true,
        allowedPolicy: (_ctx, client, token) => token.clientId === client.clientId,
      },
      registration: { enabled: true, issueRegistrationAccessToken: false },
      clientIdMetadataDocument: {
        enabled: true,
        ack: 'draft-02',
        allowClient: (_ctx, client) => !client.grantTypeAllowed('client_credentials'),
      },
      resourceIndicators: {
        enabled: true,
        defaultResource() {
          throw invalidTarget()
        },
        useGrantedResource: () => true,
        async getResourceServerInfo(_ctx, resource) {
          if (isPortal(settings, resource))
            return { scope: accountScope, audience: resource, accessTokenTTL: tokenSeconds }
          const address = resourceAt(settings, resource)?.address
          if (!address || !(await publishedAt(db, address)))
            throw new errors.InvalidTarget('no version of an API has this address')
          return { scope, audience: resource, accessTokenTTL: tokenSeconds }
        },
      },
    },
    issueRefreshToken: async (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    expiresWithSession: () => false,
    fetch: fetchDescription(context),
    fetchResponseBodyLimits: { 'client_id metadata document': maxMetadataBytes },
    ttl: {
      ClientCredentials: tokenSeconds,
      AccessToken: tokenSeconds,
      AuthorizationCode: codeSeconds,
      RefreshToken: refreshSeconds,
      Grant: grantSeconds,
      Interaction: requestSeconds,
      Session: codeSeconds,
    },
    // No cookie counts at these addresses.
    clientBasedCORS: () => true,
    renderError(ctx, { error, error_description }) {
      ctx.type = 'text/plain'
      ctx.body = `This agent can’t be connected: ${error_description ?? error}.\nStart again from the agent.\n`
    },
  }
}

/** No session of the library lasts: every request is decided anew, by the person who is signed in to the portal. */
export const sessionCookie = 'agent_session'

function alwaysConsent() {
  const { Prompt, Check, base } = interactionPolicy
  const policy = base()
  policy.clear()
  const undecided = new Check('undecided', 'every request is decided by a person', ({ oidc }) =>
    oidc.result?.consent === undefined ? Check.REQUEST_PROMPT : Check.NO_NEED_TO_PROMPT,
  )
  policy.add(new Prompt({ name: 'consent', requestable: true }, undecided), 0)
  return policy
}

/** Writes down which agent asks for what, and returns the page where a person decides. */
async function askPerson({ db, clock, settings }: ProviderContext, ctx: KoaContextWithOIDC, uid: string) {
  const { params, client } = ctx.oidc
  // The portal’s own server can be asked for alone, or beside that of a version.
  const resources = [params?.resource].flat().filter((one) => typeof one === 'string')
  const asksAccount = resources.some((one) => isPortal(settings, one))
  const [resource, ...others] = resources.filter((one) => !isPortal(settings, one))
  const address = resource && others.length === 0 ? resourceAt(settings, resource)?.address : undefined
  const version = address && (await publishedAt(db, address))
  if (!client || !(version || (asksAccount && !resource))) throw invalidTarget()
  await saveAgentRequest(
    db,
    uid,
    {
      ...agentOf(client, `${params?.redirect_uri}`),
      ...(version && { api: version.api, version: version.version, api_name: version.name }),
      ...(asksAccount && { asks_account: true }),
    },
    clock(),
  )
  return `${paths.consent}/${uid}`
}
