import { createHash, createPrivateKey, createPublicKey, generateKeyPair, type KeyObject } from 'node:crypto'
import { promisify } from 'node:util'
import type { FastifyInstance } from 'fastify'
import { createLocalJWKSet, exportJWK, type JSONWebKeySet, SignJWT } from 'jose'
import type { Db } from '../../../platform/db/client.ts'
import { readSecret } from '../../../platform/db/secrets.ts'
import { refusedField } from '../../../platform/http/problem.ts'
import { escapeHtml } from '../../../platform/mail/email.ts'
import { after, type Clock } from '../../../platform/time/clock.ts'
import { checkToken, type GoogleIssuer } from './issuer.ts'

interface Query {
  readonly email?: string
  readonly other?: string
  readonly return?: string
}

interface Page {
  readonly issuer: LocalIssuer
  readonly clock: Clock
  readonly publicUrl: string
  /** The people on the sign-in page. */
  readonly people: readonly LocalPerson[]
}

export const localGooglePath = '/__dev/google'

/** Choose who to be. A form without scripts, which goes nowhere but to this server. */
export function serveLocalGoogle(app: FastifyInstance, { issuer, clock, publicUrl, people }: Page): void {
  app.get(`${localGooglePath}/jwks`, () => issuer.keys())

  app.get<{ Querystring: Query }>(localGooglePath, async (request, reply) =>
    reply.type('text/html; charset=utf-8').send(page(people, textOf(request.query.return))),
  )

  // The credential goes behind the #, which browsers keep to themselves: it gets into no log.
  app.get<{ Querystring: Query }>(`${localGooglePath}/credential`, async (request, reply) => {
    const { query } = request
    const email = (textOf(query.other) || textOf(query.email)).trim()
    if (!/^[^\s@]+@[^\s@]+$/.test(email)) {
      throw refusedField('?other', 'format', 'Choose a person, or enter an email address.')
    }
    const target = textOf(query.return) && ownPath(textOf(query.return), publicUrl)
    const credential = await issuer.issue(email, clock())
    reply.header('Cache-Control', 'no-store')
    return target ? reply.redirect(`${target}#credential=${credential}`) : { credential }
  })
}

/** A repeated parameter comes as a list. */
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The path of an address of this portal. Any other would hand a credential to a stranger. */
function ownPath(value: string, publicUrl: string): string {
  const url = URL.canParse(value, publicUrl) ? new URL(value, publicUrl) : undefined
  if (!value.startsWith('/') || url?.origin !== new URL(publicUrl).origin || url.pathname.startsWith('//')) {
    throw refusedField('?return', 'format', 'Use a path of this portal, such as /login.')
  }
  return url.pathname + url.search
}

const style =
  'body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:32rem;padding:0 1rem}label{display:block;padding:.3rem 0}input[type=email]{display:block;font:inherit;padding:.4rem;width:100%;box-sizing:border-box}button{font:inherit;margin-top:1rem;padding:.5rem 1rem}'

function page(people: readonly LocalPerson[], target: string): string {
  const choices = people.map(
    ({ email, firstname, lastname }, index) =>
      `<label><input type="radio" name="email" value="${escapeHtml(email)}"${index === 0 ? ' checked' : ''}> ${escapeHtml(`${firstname} ${lastname}, ${email}`)}</label>`,
  )
  const back = target ? `<input type="hidden" name="return" value="${escapeHtml(target)}">` : ''
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Sign in as</title><link rel="icon" href="/favicon.svg"><style>${style}</style></head><body><main><h1>Sign in as</h1><p>A stand-in for Google in development. No password needed.</p><form action="${localGooglePath}/credential"><fieldset><legend>Demo accounts</legend>${choices.join('')}</fieldset><p><label>Or another address<input type="email" name="other" autocomplete="off"></label></p>${back}<button>Sign in</button></form></main></body></html>`
}

interface LocalIssuer extends GoogleIssuer {
  /** A credential for any address: there is nobody to ask for a password. */
  issue(email: string, now: Date): Promise<string>
  keys(): Promise<JSONWebKeySet>
}

/** Somebody who has a name there. */
interface LocalPerson {
  readonly email: string
  readonly firstname: string
  readonly lastname: string
}

interface Options {
  readonly publicUrl: string
  readonly people: readonly LocalPerson[]
}

const audience = 'local'
const kid = 'local'
const secondsToLive = 3600

/** Stands in for Google where the outbox stands in for a mail server. All processes share its key, by the database. */
export function localIssuer(db: Db, { publicUrl, people }: Options): LocalIssuer {
  const issuer = `${publicUrl}/__dev/google`
  const privateKey = async () => createPrivateKey((await readSecret(db, 'local-google', makeKey)).toString())
  const keys = async () => jwksOf(createPublicKey(await privateKey()))
  return {
    keys,
    check: async (credential, now) =>
      checkToken(credential, { keys: createLocalJWKSet(await keys()), issuer, audience, now }),
    issue: async (email, now) =>
      new SignJWT(claimsOf(email, people))
        .setProtectedHeader({ alg: 'RS256', kid })
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt(now)
        .setExpirationTime(after(now, secondsToLive))
        .sign(await privateKey()),
  }
}

async function makeKey(): Promise<Buffer> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 })
  return Buffer.from(privateKey.export({ type: 'pkcs8', format: 'pem' }))
}

const jwksOf = async (key: KeyObject): Promise<JSONWebKeySet> => ({
  keys: [{ ...(await exportJWK(key)), kid, alg: 'RS256', use: 'sig' }],
})

function claimsOf(email: string, people: readonly LocalPerson[]) {
  const person = people.find((one) => one.email === email.toLowerCase())
  return {
    sub: createHash('sha256').update(email.toLowerCase()).digest('hex').slice(0, 21),
    email,
    email_verified: true,
    ...(person && { given_name: person.firstname, family_name: person.lastname }),
  }
}
