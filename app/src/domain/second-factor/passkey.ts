import type { components } from '@switchboard/sdk'
import { localOrNone } from '../../lib/browser/storage.ts'

type Schemas = components['schemas']

/** Whether this browser can use passkeys at this address at all. */
export const hasPasskeys = (): boolean => typeof globalThis.PublicKeyCredential === 'function'

const key = 'switchboard.passkey'

/** Whether this browser has used or made a passkey before: then it is what a person most likely wants. */
export const prefersPasskey = (): boolean => hasPasskeys() && localOrNone()?.getItem(key) === 'used'

function notePasskey<Response>(response: Response): Response {
  localOrNone()?.setItem(key, 'used')
  return response
}

// The library turns base64url into bytes and back; it is fetched when somebody uses a passkey.
const library = () => import('@simplewebauthn/browser')

/** Rejects when the person goes back, or has none of these passkeys at hand. */
export async function answerByPasskey(
  options: Schemas['PasskeyRequestOptions'],
): Promise<Schemas['PasskeyAssertion']> {
  const { startAuthentication } = await library()
  return notePasskey((await startAuthentication({ optionsJSON: options as never })) as never)
}

/** Offers passkeys among what the browser fills into the field; resolves when the person picks one. */
export async function pickPasskey(
  options: Schemas['PasskeyRequestOptions'],
): Promise<Schemas['PasskeyAssertion'] | undefined> {
  const { browserSupportsWebAuthnAutofill, startAuthentication } = await library()
  if (!(await browserSupportsWebAuthnAutofill())) return undefined
  const picked = startAuthentication({ optionsJSON: options as never, useBrowserAutofill: true })
  return notePasskey((await picked) as never)
}

/** For a field that goes away. */
export const stopPicking = async (): Promise<void> => (await library()).WebAuthnAbortService.cancelCeremony()

/** Rejects when the person goes back, or the device has one of this account already. */
export async function makePasskey(
  options: Schemas['PasskeyCreationOptions'],
): Promise<Schemas['PasskeyAttestation']> {
  const { startRegistration } = await library()
  return notePasskey((await startRegistration({ optionsJSON: options as never })) as never)
}
