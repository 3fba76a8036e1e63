import { createHash, createPrivateKey, createPublicKey, generateKeyPair } from 'node:crypto'
import { promisify } from 'node:util'
import type { FastifyInstance } from 'fastify'
import { exportJWK, SignJWT } from 'jose'
import type { AppContext } from '../../../platform/app-context.ts'
import { readSecret } from '../../../platform/db/secrets.ts'
import { refusedField } from '../../../platform/http/problem.ts'
import { escapeHtml } from '../../../platform/mail/email.ts'
import { after } from '../../../platform/time/clock.ts'
import { callbackPath, type IdentityProvider, identityProvider } from './provider.ts'

/** Somebody who has a name there. */
interface LocalPerson {
  readonly email: string
  readonly firstname: string
  readonly lastname: string
}

const localGooglePath = '/__dev/google'

const clientId = 'local'
const kid = 'local'
const secondsToLive = 3600

/** Google, for an app that reaches itself without a network: whatever its public address is, and wherever it listens. */
export function localGoogle(
  app: FastifyInstance,
  context: Pick<AppContext, 'clock' | 'settings'>,
): IdentityProvider {
  const issuer = context.settings.publicUrl + localGooglePath
  const provider = { id: 'google', name: 'Google', vouches: true, issuer, client_id: clientId }
  return identityProvider(
    { ...provider, client_secret: '' },
    {
      ...context,
      fetch: async (url, { method = 'GET', body }) => {
        const { pathname } = new URL(url)
        const headers = { 'content-type': 'application/json' }
        const payload = body ? Object.fromEntries(new URLSearchParams(`${body}`)) : undefined
        const answer = await app.inject({
          ...{ method: method === 'POST' ? 'POST' : 'GET', url: pathname },
          ...(payload && { payload, headers }),
        })
        return Response.json(answer.json(), { status: answer.statusCode })
      },
    },
  )
}

interface Page extends Pick<AppContext, 'db' | 'clock' | 'settings'> {
  /** The people on the sign-in page. */
  readonly people: readonly LocalPerson[]
}

type Query = Readonly<Record<string, unknown>>

/**
 * Stands in for Google where the outbox stands in for a mail server: an OpenID provider that asks nobody for a password. Choose who to be, in a
 * form without scripts, which goes nowhere but to this server. All processes share its key, by the database.
 */
export function serveLocalGoogle(app: FastifyInstance, { db, clock, settings, people }: Page): void {
  const issuer = settings.publicUrl + localGooglePath
  const at = (path: string) => issuer + path
  const privateKey = async () => createPrivateKey((await readSecret(db, 'local-google', makeKey)).toString())
  const claimsOf = (email: string) => {
    const person = people.find((one) => one.email === email.toLowerCase())
    return {
      sub: createHash('sha256').update(email.toLowerCase()).digest('hex').slice(0, 21),
      ...{ email, email_verified: true },
      ...(person && { given_name: person.firstname, family_name: person.lastname }),
    }
  }

  app.get(`${localGooglePath}/.well-known/openid-configuration`, () => ({
    ...{ issuer, authorization_endpoint: issuer, token_endpoint: at('/token'), jwks_uri: at('/jwks') },
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
  }))

  app.get(`${localGooglePath}/jwks`, async () => {
    const key = await exportJWK(createPublicKey(await privateKey()))
    return { keys: [{ ...key, kid, alg: 'RS256', use: 'sig' }] }
  })

  app.get<{ Querystring: Query }>(localGooglePath, async ({ query }, reply) =>
    reply.type('text/html; charset=utf-8').send(page(people, query)),
  )

  app.get<{ Querystring: Query }>(`${localGooglePath}/credential`, async ({ query }, reply) => {
    const email = (textOf(query.other) || textOf(query.email)).trim()
    if (!/^[^\s@]+@[^\s@]+$/.test(email)) {
      throw refusedField('?other', 'format', 'Choose a person, or enter an email address.')
    }
    const [state, nonce] = [textOf(query.state), textOf(query.nonce)]
    const credential = await new SignJWT({ ...claimsOf(email), ...(nonce && { nonce }) })
      .setProtectedHeader({ alg: 'RS256', kid })
      .setIssuer(issuer)
      .setAudience(clientId)
      .setIssuedAt(clock())
      .setExpirationTime(after(clock(), secondsToLive))
      .sign(await privateKey())
    reply.header('Cache-Control', 'no-store')
    if (!state) return { credential }
    // The code is the ID token: there is nothing to protect, and nothing to keep.
    return reply.redirect(`${callbackPath('google')}?${new URLSearchParams({ code: credential, state })}`)
  })

  app.post<{ Body: { readonly code?: string } }>(`${localGooglePath}/token`, ({ body }) => ({
    ...{ access_token: 'local', token_type: 'Bearer', id_token: body.code },
  }))
}

/** A repeated parameter comes as a list. */
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

const style =
  'body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:32rem;padding:0 1rem}label{display:block;padding:.3rem 0}input[type=email]{display:block;font:inherit;padding:.4rem;width:100%;box-sizing:border-box}button{font:inherit;margin-top:1rem;padding:.5rem 1rem}'

function page(people: readonly LocalPerson[], query: Query): string {
  const choices = people.map(
    ({ email, firstname, lastname }, index) =>
      `<label><input type="radio" name="email" value="${escapeHtml(email)}"${index === 0 ? ' checked' : ''}> ${escapeHtml(`${firstname} ${lastname}, ${email}`)}</label>`,
  )
  const hiddenInputs = ['state', 'nonce'].map(
    (name) => `<input type="hidden" name="${name}" value="${escapeHtml(textOf(query[name]))}">`,
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Sign in as</title><link rel="icon" href="/favicon.svg"><style>${style}</style></head><body><main><h1>Sign in as</h1><p>A stand-in for Google in development. No password needed.</p><form action="${localGooglePath}/credential"><fieldset><legend>Demo accounts</legend>${choices.join('')}</fieldset><p><label>Or another address<input type="email" name="other" autocomplete="off"></label></p>${hiddenInputs.join('')}<button>Sign in</button></form></main></body></html>`
}

async function makeKey(): Promise<Buffer> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 })
  return Buffer.from(privateKey.export({ type: 'pkcs8', format: 'pem' }))
}
