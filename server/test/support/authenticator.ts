// A passkey in software, as small as WebAuthn lets it be: one ES256 key without attestation.
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

interface CreationOptions {
  readonly challenge: string
  readonly rp: { readonly id: string }
}
interface RequestOptions {
  readonly challenge: string
  readonly rpId: string
}

/** Faults that a test can give it. */
interface Faults {
  readonly origin?: string
  readonly rpId?: string
  /** Whether it asked for a finger, a face or a PIN. */
  readonly verified?: boolean
  readonly challenge?: string
  readonly type?: string
  readonly userHandle?: string
}

const present = 0x01
const verifiedFlag = 0x04
const attested = 0x40

const sha256 = (bytes: Buffer | string): Buffer => createHash('sha256').update(bytes).digest()

export class Authenticator {
  readonly credentialId = randomBytes(16)
  counter = 0
  readonly #key: KeyObject
  readonly #publicKey: { readonly x: Buffer; readonly y: Buffer }
  readonly #origin: string

  constructor(origin = 'http://localhost:8080') {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    this.#key = privateKey
    this.#publicKey = { x: Buffer.from(x, 'base64url'), y: Buffer.from(y, 'base64url') }
    this.#origin = origin
  }

  get id(): string {
    return this.credentialId.toString('base64url')
  }

  create(options: CreationOptions, faults: Faults = {}) {
    const clientDataJSON = this.#clientData('webauthn.create', options.challenge, faults)
    const { x, y } = this.#publicKey
    const cose = Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      x,
      Buffer.from('225820', 'hex'),
      y,
    ])
    const authData = Buffer.concat([
      this.#head(faults.rpId ?? options.rp.id, attested, faults),
      Buffer.alloc(16),
      Buffer.from([0, this.credentialId.length]),
      this.credentialId,
      cose,
    ])
    const attestationObject = Buffer.concat([
      Buffer.from([0xa3]),
      text('fmt'),
      text('none'),
      text('attStmt'),
      Buffer.from([0xa0]),
      text('authData'),
      Buffer.from([0x58, authData.length]),
      authData,
    ])
    return this.#credential({
      clientDataJSON: clientDataJSON.toString('base64url'),
      attestationObject: attestationObject.toString('base64url'),
      transports: ['internal'],
    })
  }

  get(options: RequestOptions, faults: Faults = {}) {
    this.counter += 1
    const clientDataJSON = this.#clientData('webauthn.get', options.challenge, faults)
    const authData = this.#head(faults.rpId ?? options.rpId, 0, faults)
    const signature = sign('sha256', Buffer.concat([authData, sha256(clientDataJSON)]), this.#key)
    return this.#credential({
      clientDataJSON: clientDataJSON.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: signature.toString('base64url'),
      ...(faults.userHandle && { userHandle: Buffer.from(faults.userHandle).toString('base64url') }),
    })
  }

  #clientData(type: string, challenge: string, faults: Faults): Buffer {
    const { origin = this.#origin } = faults
    const clientData = { type: faults.type ?? type, challenge: faults.challenge ?? challenge, origin }
    return Buffer.from(JSON.stringify({ ...clientData, crossOrigin: false }))
  }

  #head(rpId: string, flags: number, { verified = true }: Faults): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(this.counter)
    return Buffer.concat([
      sha256(rpId),
      Buffer.from([present | flags | (verified ? verifiedFlag : 0)]),
      counter,
    ])
  }

  #credential<Response>(response: Response) {
    const { id } = this
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response } as const
  }
}

/** A short text in CBOR. */
const text = (value: string): Buffer =>
  Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)])
