import { type Operation, type Reference, readReference } from '@switchboard/oas/document'
import { gatewayUrl } from '../../modules/catalogue/addresses.ts'
import type { VersionKey } from '../../modules/catalogue/api.ts'
import { setDocumentation } from '../../modules/catalogue/releases-repo.ts'
import { documentationKept, lockPublishing } from '../../modules/catalogue/repo.ts'
import { withGatewayNotes } from '../../modules/reference/gateway-notes.ts'
import { keepReference, outdatedReference, reading, skipReading } from '../../modules/reference/repo.ts'
import type { Db, Tx } from '../../platform/db/client.ts'
import { documentIn } from '../read/parse-document.ts'
import { callersDocument } from './callers-document.ts'
import { keepFiles } from './keep-files.ts'

/** Which version failed. */
export interface ReadAgainResult {
  readonly body: { readonly data: { readonly failed: string | null } }
}

/**
 * Makes the documentation of one version anew that an earlier release made, which read less of its document. Nothing is
 * published by it: prices, releases and their changes stay as they are.
 */
export async function readAgain(db: Db): Promise<ReadAgainResult> {
  const outdated = await outdatedReference(db)
  if (!outdated) return { body: { data: { failed: null } } }
  const { api, version } = outdated
  try {
    await db.transaction().execute((tx) => readVersionAgain(tx, outdated))
    return { body: { data: { failed: null } } }
  } catch (error) {
    // The published text stays, and isn't tried again until the parser reads more.
    await skipReading(db, outdated)
    return { body: { data: { failed: `${api} ${version}: ${String(error)}` } } }
  }
}

async function readVersionAgain(tx: Tx, key: VersionKey): Promise<void> {
  await lockPublishing(tx)
  const documentation = await documentationKept(tx, key)
  // Published, or read by another process, in the meantime.
  if (!documentation || documentation.reading >= reading) return
  const { asPublished, parsed } = documentIn(documentation.document)
  const { document, servers } = callersDocument(
    parsed,
    gatewayUrl({ ...documentation, version: key.version }),
  )
  const reference = withPrices(withGatewayNotes(readReference(document)), documentation.body.operations)
  await keepReference(tx, { ...key, reference, servers })
  await keepFiles(
    tx,
    { ...key, document: documentation.document, asPublished },
    { reference, isTrial: false },
  )
  await setDocumentation(tx, { api: key.api, full_version: documentation.full_version }, reference)
}

type Priced = Pick<Operation, 'method' | 'path' | 'price' | 'price_unit'>

/** Prices set at publication are in no document. */
function withPrices({ index, operations, webhooks }: Reference, current: readonly Priced[]): Reference {
  const prices = new Map(
    current.map(({ method, path, price, price_unit }) => [`${method} ${path}`, { price, price_unit }]),
  )
  const priced = <One extends Priced>(one: One): One => ({
    ...one,
    ...prices.get(`${one.method} ${one.path}`),
  })
  return {
    index: { ...index, operations: index.operations.map(priced) },
    operations: operations.map(priced),
    webhooks,
  }
}
