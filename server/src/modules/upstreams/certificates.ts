import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto'
import type { components } from '@switchboard/sdk'

const block = /-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g

/** Every certificate of a text in PEM; undefined where one of them can't be read, or there is none. */
export function readCertificates(pem: string): readonly X509Certificate[] | undefined {
  try {
    const certificates = (pem.match(block) ?? []).map((text) => new X509Certificate(text))
    return certificates.length > 0 ? certificates : undefined
  } catch {
    return undefined
  }
}

/** Undefined where it can't be read without a passphrase. */
export function readPrivateKey(pem: string): KeyObject | undefined {
  try {
    return createPrivateKey(pem)
  } catch {
    return undefined
  }
}

/** Of the first certificate: that of a client, or of an authority. */
export function describeCertificate(
  pem: string | undefined,
): components['schemas']['AdminUpstreamCertificate'] | null {
  const [certificate] = (pem && readCertificates(pem)) || []
  if (!certificate) return null
  return {
    subject: certificate.subject.replaceAll('\n', ', ').slice(0, 1000),
    ends_at: certificate.validToDate.toISOString(),
    fingerprint: certificate.fingerprint256,
  }
}
