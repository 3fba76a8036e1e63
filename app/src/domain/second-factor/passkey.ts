import type { components } from '@switchboard/sdk'

type Schemas = components['schemas']

/** Whether this browser can use passkeys at this address at all. */
export const hasPasskeys = (): boolean => typeof globalThis.PublicKeyCredential === 'function'

// The library turns base64url into bytes and back; it is fetched when somebody uses a passkey.
const library = () => import('@simplewebauthn/browser')

/** Rejects when the person goes back, or has none of these passkeys at hand. */
export async function answerByPasskey(
  options: Schemas['PasskeyRequestOptions'],
): Promise<Schemas['PasskeyAssertion']> {
  const { startAuthentication } = await library()
  return (await startAuthentication({ optionsJSON: options as never })) as never
}

/** Rejects when the person goes back, or the device has one of this account already. */
export async function makePasskey(
  options: Schemas['PasskeyCreationOptions'],
): Promise<Schemas['PasskeyAttestation']> {
  const { startRegistration } = await library()
  return (await startRegistration({ optionsJSON: options as never })) as never
}
