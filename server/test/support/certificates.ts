import 'reflect-metadata'
import { webcrypto } from 'node:crypto'
import {
  AuthorityKeyIdentifierExtension,
  BasicConstraintsExtension,
  PemConverter,
  SubjectAlternativeNameExtension,
  type X509Certificate,
  X509CertificateGenerator,
} from '@peculiar/x509'

const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' }
const dayMs = 86_400_000

interface Issuer {
  readonly certificate: X509Certificate
  readonly keys: CryptoKeyPair
}

/** In PEM. */
interface IssuedCertificate {
  readonly certificate: string
  readonly key: string
}

export interface Authority {
  /** In PEM. */
  readonly certificate: string
  issue(name: string, options?: { readonly endsAt?: Date }): Promise<IssuedCertificate>
}

const newKeys = () =>
  webcrypto.subtle.generateKey(algorithm, true, ['sign', 'verify']) as Promise<CryptoKeyPair>

async function pemOfKey({ privateKey }: CryptoKeyPair): Promise<string> {
  const exported = await webcrypto.subtle.exportKey('pkcs8', privateKey)
  return PemConverter.encode(exported, 'PRIVATE KEY')
}

/** A private certificate authority, for servers at 127.0.0.1 and for clients. */
export async function newAuthority(name = 'Test authority'): Promise<Authority> {
  const keys = await newKeys()
  const certificate = await X509CertificateGenerator.createSelfSigned({
    name: `CN=${name}`,
    notBefore: new Date(Date.now() - dayMs),
    notAfter: new Date(Date.now() + 3650 * dayMs),
    keys,
    signingAlgorithm: algorithm,
    extensions: [new BasicConstraintsExtension(true, 1, true)],
  })
  const issuer = { certificate, keys }
  return {
    certificate: certificate.toString('pem'),
    issue: (subject, options) => issue(issuer, subject, options),
  }
}

async function issue(
  issuer: Issuer,
  name: string,
  { endsAt = new Date(Date.now() + 365 * dayMs) }: { readonly endsAt?: Date } = {},
): Promise<IssuedCertificate> {
  const keys = await newKeys()
  const certificate = await X509CertificateGenerator.create({
    subject: `CN=${name}`,
    issuer: issuer.certificate.subject,
    notBefore: new Date(endsAt.getTime() - 730 * dayMs),
    notAfter: endsAt,
    publicKey: keys.publicKey,
    signingKey: issuer.keys.privateKey,
    signingAlgorithm: algorithm,
    extensions: [
      new SubjectAlternativeNameExtension([
        { type: 'ip', value: '127.0.0.1' },
        { type: 'dns', value: 'localhost' },
      ]),
      await AuthorityKeyIdentifierExtension.create(issuer.keys.publicKey),
    ],
  })
  return { certificate: certificate.toString('pem'), key: await pemOfKey(keys) }
}
