// People's steps with second factors, as calls of a test server.
import { Secret, TOTP } from 'otpauth'
import { demoPassword } from '../../src/seed/personas.ts'
import { Authenticator } from './authenticator.ts'
import type { TestServer } from './server.ts'

export const api = '/portal-api/api/second-factor'

export const emails = {
  jun: 'jun@example.com',
  mara: 'mara@lakbay.example',
  rico: 'rico@sakay.example',
  tess: 'tess@bantaypay.example',
  iris: 'iris@switchboard.example',
} as const

interface Challenge {
  readonly challenge_token: string
  readonly methods: readonly string[]
  readonly passkey: { readonly challenge: string; readonly rpId: string } | null
}

export function factorCalls(server: TestServer) {
  /** The code that an app with the secret shows now, or some steps from now. */
  const codeOf = (secret: string, steps = 0): string =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({
      timestamp: server.parts.clock().getTime() + steps * 30_000,
    })

  const login = (email: string, options: { from?: string; on?: TestServer } = {}) =>
    (options.on ?? server).ask('POST', '/portal-api/login', {
      body: { email, password: demoPassword },
      ...(options.from && { headers: { 'X-Forwarded-For': options.from } }),
    })

  /** A session, of an account without a second factor. */
  const sessionOf = async (email: string): Promise<string> => {
    const { status, body } = await login(email)
    if (status !== 200) throw new Error(`${email} could not sign in: ${JSON.stringify(body)}`)
    return (body.data as { access_token: string }).access_token
  }
  const challengeOf = async (email: string): Promise<Challenge> => {
    const { status, body } = await login(email)
    if (status !== 202) throw new Error(`${email} got no challenge: ${JSON.stringify(body)}`)
    return body.data as never
  }
  const finish = (body: object, options: { from?: string; on?: TestServer } = {}) =>
    (options.on ?? server).ask('POST', '/portal-api/login/verify', {
      body,
      ...(options.from && { headers: { 'X-Forwarded-For': options.from } }),
    })
  const beginStepUp = async (token: string): Promise<Challenge> =>
    (await server.ask('POST', `${api}/challenge`, { token })).body.data as never
  const prove = (token: string, body: object) => server.ask('POST', `${api}/verify`, { token, body })

  /** Sets up an app. Answers its secret and the recovery codes that came with it. */
  const addTotp = async (token: string): Promise<{ secret: string; codes: string[] }> => {
    const begun = await server.ask('POST', `${api}/totp`, { token })
    if (begun.status !== 200) throw new Error(`No app could be begun: ${JSON.stringify(begun.body)}`)
    const { challenge_token, secret } = begun.body.data as { challenge_token: string; secret: string }
    const { status, body } = await server.ask('PUT', `${api}/totp`, {
      token,
      body: { challenge_token, code: codeOf(secret) },
    })
    if (status !== 200) throw new Error(`No app could be set up: ${JSON.stringify(body)}`)
    // The code that confirmed it is used up.
    server.advance(30)
    return { secret, codes: (body.data as { recovery_codes: string[] }).recovery_codes }
  }

  const beginPasskey = async (token: string) => {
    const { status, body } = await server.ask('POST', `${api}/passkeys/options`, { token })
    if (status !== 200) throw new Error(`No passkey could be begun: ${JSON.stringify(body)}`)
    return body.data as { challenge_token: string; options: { challenge: string; rp: { id: string } } }
  }
  const addPasskey = async (token: string, name = 'Phone') => {
    const key = new Authenticator()
    const { challenge_token, options } = await beginPasskey(token)
    const { status, body } = await server.ask('POST', `${api}/passkeys`, {
      token,
      body: { challenge_token, name, passkey: key.create(options) },
    })
    if (status !== 200) throw new Error(`No passkey could be added: ${JSON.stringify(body)}`)
    const data = body.data as {
      recovery_codes: string[]
      second_factor: { passkeys: { passkey_id: string }[] }
    }
    return {
      key,
      codes: data.recovery_codes,
      passkeyId: data.second_factor.passkeys.at(-1)?.passkey_id ?? '',
    }
  }

  /** Every account as it began. */
  const reset = async (): Promise<void> => {
    for (const table of [
      'totp_factors',
      'passkeys',
      'recovery_codes',
      'second_factor_challenges',
      'session_proofs',
      'sign_in_failures',
      'sign_in_networks',
    ] as const) {
      await server.db.deleteFrom(table).execute()
    }
  }

  return {
    codeOf,
    login,
    sessionOf,
    challengeOf,
    finish,
    beginStepUp,
    prove,
    addTotp,
    beginPasskey,
    addPasskey,
    reset,
  }
}
