import type { components } from '@switchboard/sdk'
import type { Queries } from '../../platform/db/client.ts'
import { handler } from '../../platform/http/handler.ts'
import { Problem } from '../../platform/http/problem.ts'
import { documentUrl } from '../catalogue/addresses.ts'
import { publishedRow, versionUnknown } from '../catalogue/repo.ts'
import { listResults, type ResultRow, readResult } from './repo.ts'
import { isComplete } from './rules.ts'

type Schemas = components['schemas']

/** The run that gives a version its mark. Failures and revoked results aren't public. */
export const getConformanceResult = handler<'getConformanceResult'>(async ({ db, query }) => {
  const version = await publishedRow(db, query)
  if (!version) throw versionUnknown()
  const mark = version.conformance
  const run = mark && (await readResult(db, mark.result_id))
  if (!run) throw new Problem('not_found', `${version.name} ${version.version} has no conformance mark.`)
  const { signed, fingerprint, key_name } = run
  const { result } = signed
  return {
    status: 200,
    body: {
      data: {
        api: version.api,
        version: version.version,
        full_version: run.full_version,
        passed: mark.passed,
        total: mark.total,
        started_at: run.started_at.toISOString(),
        checked_at: mark.checked_at,
        submitted_at: run.submitted_at.toISOString(),
        checker_version: run.checker_version,
        seed: run.seed,
        key_name,
        fingerprint,
        complete: isComplete(result),
        left_out: result.leftOut.map(({ rule, operation, reason }) => ({
          rule: rule || null,
          operation_id: operation || null,
          reason,
        })),
        file_url: documentUrl(version.api, version.full_version, '.conformance.json'),
      },
    },
  }
})

/** The file that gave a version its mark; undefined without one. */
export async function signedResultOf(db: Queries, key: { readonly api: string; readonly version: string }) {
  const mark = (await publishedRow(db, key))?.conformance
  return mark && (await readResult(db, mark.result_id))?.signed
}

const maxFindings = 50
const maxTextLength = 1000

/** Submitted results with their failures. */
export const adminListConformanceResults = handler<'adminListConformanceResults'>(async ({ db, query }) => {
  const { page = 1, limit = 20, api, version } = query
  const { rows, total } = await listResults(db, { api, version, page, limit })
  return {
    status: 200,
    body: { data: rows.map(adminResultOf), meta: { page, limit, total } },
  }
})

const adminResultOf = ({
  started_at,
  checked_at,
  submitted_at,
  findings,
  ...row
}: ResultRow): Schemas['AdminConformanceResult'] => ({
  ...row,
  total: row.passed + row.failed + row.left_out,
  started_at: started_at.toISOString(),
  checked_at: checked_at.toISOString(),
  submitted_at: submitted_at.toISOString(),
  findings: findings.slice(0, maxFindings).map(({ operation, rule, expected, got }) => ({
    operation,
    rule,
    expected: cut(expected),
    got: cut(got),
  })),
})

const cut = (text: string): string =>
  text.length > maxTextLength ? `${text.slice(0, maxTextLength - 1).toWellFormed()}…` : text
