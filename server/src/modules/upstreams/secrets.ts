import { openEnvelope, sealEnvelope } from '../../platform/db/envelope.ts'
import type { SealContext } from '../../platform/db/seal.ts'
import type { UpstreamKey, UpstreamRow } from './repo.ts'

/** The secrets of an upstream, each as it was entered. */
export interface UpstreamSecrets {
  /** API key, password, token, client secret or private key, as the type of the credential has it. */
  readonly credential?: string
  /** In PEM. */
  readonly client_key?: string
}

const unsealed = { sealed: null, sealed_key: null, secrets_key_id: null }

/** Names the row that its secrets are sealed for. */
export const ownerOf = ({ api, version, environment }: UpstreamKey): string =>
  `${api} ${version} ${environment}`

/** Columns of a row; all null where there is nothing to hide. */
export async function sealSecrets(on: SealContext, key: UpstreamKey, secrets: UpstreamSecrets) {
  if (Object.keys(secrets).length === 0) return unsealed
  return sealEnvelope(on, ownerOf(key), Buffer.from(JSON.stringify(secrets)))
}

type SealedRow = UpstreamKey & Pick<UpstreamRow, 'sealed' | 'sealed_key' | 'secrets_key_id'>

/** Throws where they were sealed with a SECRETS_KEY that the deployment no longer has. */
export async function openSecrets(on: SealContext, row: SealedRow): Promise<UpstreamSecrets> {
  const { sealed, sealed_key, secrets_key_id } = row
  if (!sealed || !sealed_key || !secrets_key_id) return {}
  const opened = await openEnvelope(on, ownerOf(row), { sealed, sealed_key, secrets_key_id })
  if (!opened)
    throw new Error(`The secrets of the upstream of ${ownerOf(row)} were encrypted with another SECRETS_KEY.`)
  return JSON.parse(opened.toString())
}
