import type { components } from '@switchboard/sdk'
import { brand } from '../../platform/brand/brand.ts'
import type { Tx } from '../../platform/db/client.ts'
import { Problem } from '../../platform/http/problem.ts'
import { newId } from '../../platform/ids.ts'
import { sha256 } from '../../platform/sha256.ts'
import type { UserRow } from '../accounts/repo.ts'
import { findPasskey, notePasskeyUse, type PasskeyRow } from './repo.ts'
import { type RelyingParty, relyingParty } from './rules.ts'

type Schemas = components['schemas']

/** Loaded with the first passkey: a quarter of a second and 26 MB that many processes never need. */
const webauthn = () => import('@simplewebauthn/server')

const timeout = 300_000

/** The data that a passkey signs. Derived from the token, so that it is valid as often as the token is: once. */
const signedChallenge = (token: string) => new Uint8Array(sha256(`passkey:${token}`))
const expectedChallenge = (token: string) => sha256(`passkey:${token}`).toString('base64url')

export function requireRelyingParty(publicUrl: string): RelyingParty {
  const party = relyingParty(publicUrl)
  if (party) return party
  throw new Problem('not_offered', 'Passkeys can’t be used at this address. They need https and a host name.')
}

const descriptors = (passkeys: readonly PasskeyRow[]) =>
  passkeys.map(({ credential_id, transports }) => ({ id: credential_id, transports }))

export async function requestOptions(
  { id }: RelyingParty,
  token: string,
  passkeys: readonly PasskeyRow[],
): Promise<Schemas['PasskeyRequestOptions']> {
  const { generateAuthenticationOptions } = await webauthn()
  const options = await generateAuthenticationOptions({
    rpID: id,
    challenge: signedChallenge(token),
    allowCredentials: descriptors(passkeys),
    userVerification: 'required',
    timeout,
  })
  // The library's undefined fields disappear in JSON; the contract doesn't have them.
  return JSON.parse(JSON.stringify(options))
}

interface Creation {
  readonly party: RelyingParty
  readonly token: string
  readonly user: Pick<UserRow, 'id' | 'email' | 'firstname' | 'lastname'>
  readonly passkeys: readonly PasskeyRow[]
}

export async function creationOptions({
  party,
  token,
  user,
  passkeys,
}: Creation): Promise<Schemas['PasskeyCreationOptions']> {
  const { generateRegistrationOptions } = await webauthn()
  const options = await generateRegistrationOptions({
    rpID: party.id,
    rpName: brand().name,
    userID: new TextEncoder().encode(user.id),
    userName: user.email,
    userDisplayName: `${user.firstname} ${user.lastname}`.trim() || user.email,
    challenge: signedChallenge(token),
    excludeCredentials: descriptors(passkeys),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
    attestationType: 'none',
    timeout,
  })
  return options as Schemas['PasskeyCreationOptions']
}

type NewPasskey = Omit<PasskeyRow, 'user_id' | 'name' | 'created_at' | 'last_used_at'>

/** Undefined for what does not fit the challenge, the portal's address, or the rules of WebAuthn. */
export async function readNewPasskey(
  party: RelyingParty,
  token: string,
  response: Schemas['PasskeyAttestation'],
): Promise<NewPasskey | undefined> {
  const { verifyRegistrationResponse } = await webauthn()
  const { registrationInfo } = await verifyRegistrationResponse({
    response: { clientExtensionResults: {}, ...response } as never,
    expectedChallenge: expectedChallenge(token),
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
  }).catch(() => ({ registrationInfo: undefined }))
  if (!registrationInfo) return undefined
  const { credential, credentialBackedUp } = registrationInfo
  return {
    id: newId('psk'),
    credential_id: credential.id,
    public_key: Buffer.from(credential.publicKey),
    sign_count: credential.counter,
    transports: [...(response.response.transports ?? [])],
    synced: credentialBackedUp,
  }
}

interface Assertion {
  readonly party: RelyingParty
  readonly token: string
  readonly userId: string
  readonly now: Date
  readonly response: Schemas['PasskeyAssertion']
}

/** Whether a passkey of this account signed the challenge. */
export async function takePasskey(
  tx: Tx,
  { party, token, userId, now, response }: Assertion,
): Promise<boolean> {
  const passkey = await findPasskey(tx, userId, response.id)
  if (!passkey) return false
  const handle = response.response.userHandle
  if (handle && Buffer.from(handle, 'base64url').toString() !== userId) return false
  const { verifyAuthenticationResponse } = await webauthn()
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { clientExtensionResults: {}, ...response } as never,
    expectedChallenge: expectedChallenge(token),
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    credential: {
      id: passkey.credential_id,
      publicKey: new Uint8Array(passkey.public_key),
      counter: passkey.sign_count,
      transports: passkey.transports,
    },
    requireUserVerification: true,
  }).catch(() => ({ verified: false, authenticationInfo: undefined }))
  if (!verified || !authenticationInfo) return false
  const { newCounter: sign_count, credentialBackedUp: synced } = authenticationInfo
  await notePasskeyUse(tx, passkey.id, { sign_count, synced, now })
  return true
}
