import { plainWords } from '@switchboard/oas/tools'
import type { AdapterPayload, Client } from 'oidc-provider'
import type { Queries } from '../../platform/db/client.ts'
import { findKeyInForce } from '../subscriptions/keys-repo.ts'

/** How long a registered client is kept that nobody has allowed anything, and one that somebody has. */
export const unusedClientSeconds = 86_400
export const usedClientSeconds = 365 * 86_400

/** Of a description that a client sends with its registration, or that is fetched from its publisher. */
export const maxMetadataBytes = 8 * 1024

/** Any other text isn’t worth a query. */
export const isKeyId = (id: string): boolean => /^key_[0-9A-Za-z]{1,40}$/.test(id)

/**
 * An API key as a client, whose secret is the key. The stored hash stands for it, as `compareClientSecret` in provider.ts expects.
 * Undefined for a key that isn’t in force.
 */
export async function keyClient(db: Queries, id: string, now: Date): Promise<AdapterPayload | undefined> {
  const key = await findKeyInForce(db, id, now)
  if (!key) return undefined
  return {
    client_id: key.id,
    client_secret: key.hash.toString('hex'),
    grant_types: ['client_credentials'],
    response_types: [],
    redirect_uris: [],
    // Which includes `client_secret_post`.
    token_endpoint_auth_method: 'client_secret_basic',
  }
}

/** The words about an agent for the person who decides. Its name is a text of a stranger. */
export function agentOf(
  { clientId, clientName, clientIdMetadataDocument }: DescribedClient,
  redirectUri: string,
) {
  const host = clientIdMetadataDocument ? new URL(clientId).host : null
  const target = new URL(redirectUri)
  const redirectHost = target.hostname || target.protocol
  return {
    name: plainWords(clientName ?? '', 60) || host || redirectHost.slice(0, 60),
    host,
    verified: host !== null,
    redirect_host: redirectHost,
  }
}

/** The library marks a client whose description it has fetched. */
type DescribedClient = Pick<Client, 'clientId' | 'clientName'> & {
  readonly clientIdMetadataDocument?: boolean
}
