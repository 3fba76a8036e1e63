import { createHash } from 'node:crypto'
import { type SignedResult, verify } from '@switchboard/conformance/signed-result'
import type { components } from '@switchboard/sdk'
import type { Tx } from '../../platform/db/client.ts'
import { inTransaction } from '../../platform/http/handler.ts'
import { Problem, refusedField } from '../../platform/http/problem.ts'
import { newId } from '../../platform/ids.ts'
import { lockedRow, setConformance, versionUnknown } from '../catalogue/repo.ts'
import { readPublicKey } from './public-key.ts'
import { documentDigests, findTrustedKey, lastResultOf, putResult } from './repo.ts'
import {
  countsOf,
  isConformant,
  notCheckedOf,
  type Operation,
  type Run,
  requireFormat,
  requirePast,
  requireWholeRun,
} from './rules.ts'

type Signed = components['schemas']['SignedConformanceResult']

/** Two results of one version at once take turns: the row of the version is locked. */
export const submitConformanceResult = inTransaction<'submitConformanceResult'>(async (call) => {
  const { db, body: signed, query, clock } = call
  const trusted = await requireTrusted(db, signed)
  const row = await requireVersion(db, query, trusted)
  const { result } = signed
  const operations = row.operations as Operation[]
  requireWholeRun(result, operations)
  requirePast(result, clock())
  await requireSameDocument(db, row, result)

  const digest = createHash('sha256').update(signed.signature).digest()
  const last = await lastResultOf(db, query)
  if (last?.digest.equals(digest))
    return { status: 200, body: receiptOf(row, result, row.conformance?.result_id === last.id) }
  requireNewer(row, result, last)
  const id = newId('cfr')
  const counts = countsOf(result)
  await putResult(db, {
    id,
    api: row.api,
    version: row.version,
    full_version: row.full_version,
    key_id: trusted.id,
    digest,
    started_at: new Date(result.started),
    ended_at: new Date(result.ended),
    submitted_at: clock(),
    checker_version: result.tool.version,
    seed: result.seed,
    ...counts,
    signed: JSON.stringify(signed),
  })
  const conformant = isConformant(counts)
  await setConformance(db, query, conformant ? markOf(id, result, operations) : null)
  return { status: 201, body: receiptOf(row, result, conformant) }
})

type Version = NonNullable<Awaited<ReturnType<typeof lockedRow>>>

function receiptOf({ api, version, full_version }: Version, run: Run, conformant: boolean) {
  const { passed, total, checked_at } = shortOf(run)
  return { data: { api, version, full_version, conformant, passed, total, checked_at } }
}

const markOf = (result_id: string, run: Run, operations: readonly Operation[]) => ({
  result_id,
  ...shortOf(run),
  not_checked: notCheckedOf(run, operations),
})

const shortOf = (run: Run) => ({
  passed: countsOf(run).passed,
  total: run.operations.length,
  checked_at: new Date(run.ended).toISOString(),
})

/** The version, which nobody publishes anew meanwhile. */
async function requireVersion(
  db: Tx,
  key: { readonly api: string; readonly version: string },
  trusted: { readonly name: string; readonly publisher: string },
): Promise<Version> {
  const row = await lockedRow(db, key)
  if (!row) throw versionUnknown()
  if (row.publisher === trusted.publisher) return row
  throw new Problem(
    'conformance_key_foreign',
    `${trusted.name} can sign results of ${trusted.publisher}, but ${row.api} belongs to ${row.publisher}.`,
  )
}

async function requireSameDocument(db: Tx, row: Version, { contract }: Run): Promise<void> {
  if ((await documentDigests(db, row)).includes(contract.sha256)) return
  throw new Problem(
    'conformance_document_differs',
    `The checker ran on a different document from the published ${row.name} ${row.full_version}.`,
  )
}

/** So that an older result, which passed, cannot be brought back after a newer one that failed. */
function requireNewer({ name, version }: Version, { ended }: Run, last?: { readonly ended_at: Date }): void {
  if (!last || last.ended_at < new Date(ended)) return
  throw new Problem(
    'conformance_result_outdated',
    `The last result of ${name} ${version} is from a run that ended at ${last.ended_at.toISOString()}.`,
  )
}

/** The trusted key that signed it. Throws when there is none, or when it signed something else. */
async function requireTrusted(db: Tx, signed: Signed) {
  requireFormat(signed)
  const publicKey = readPublicKey(signed.publicKey)
  if (!publicKey) throw refusedField('#/publicKey', 'format', 'Send the Ed25519 public key, in PEM.')
  const trusted = await findTrustedKey(db, publicKey.fingerprint)
  if (!trusted) {
    throw new Problem(
      'conformance_key_unknown',
      `No trusted key has the fingerprint ${publicKey.fingerprint}.`,
    )
  }
  if (isVerified(signed, publicKey.key)) return trusted
  throw new Problem('conformance_signature_invalid', 'The result has changed since it was signed.')
}

function isVerified(signed: Signed, key: Parameters<typeof verify>[1]): boolean {
  try {
    return verify(signed as unknown as SignedResult, key)
  } catch (error) {
    // JSON that is nested too deep was never signed.
    if (error instanceof RangeError) return false
    throw error
  }
}
