import type { components } from '@switchboard/sdk'
import type { Queries } from '../../../platform/db/client.ts'
import { rangeErrors } from '../../../platform/http/address-ranges.ts'
import { type FieldError, refusedFields } from '../../../platform/http/problem.ts'
import { toDecimal, toHundredths } from '../../../platform/money/decimals.ts'
import { operationsByVersion } from '../../catalogue/repo.ts'

type Schemas = components['schemas']
type Spent = Pick<Schemas['KeyUse'], 'credits_today' | 'credits_this_month' | 'credits_in_all'>

interface LimitsToCheck {
  readonly api: string
  readonly limits: Schemas['KeyLimits']
  readonly spent: Spent
  readonly expiresAt: Date | null | undefined
  readonly now: Date
}

/** Of a key that isn't made yet. */
export const nothingSpent: Spent = {
  credits_today: '0.00',
  credits_this_month: '0.00',
  credits_in_all: '0.00',
}

/** Throws, with an error for each field, where a key can't have these limits. */
export async function checkKeyLimits(
  db: Queries,
  { api, limits, spent, expiresAt, now }: LimitsToCheck,
): Promise<void> {
  const versions = limits.operations ? await operationsByVersion(db, api) : []
  const known = new Set(versions.flatMap(({ operations }) => operations.map((one) => one.operation_id)))
  const errors = [...budgetErrors(limits, spent), ...listErrors(limits, known), ...endErrors(expiresAt, now)]
  if (errors.length > 0) throw refusedFields(errors)
}

const budgets = [
  ['credits_per_day', 'credits_today', 'today'],
  ['credits_per_month', 'credits_this_month', 'this month'],
  ['credits_in_all', 'credits_in_all', 'in all'],
] as const

function budgetErrors(limits: Schemas['KeyLimits'], spent: Spent): FieldError[] {
  return budgets.flatMap(([limit, use, when]) => {
    const budget = limits[limit]
    if (budget === null) return []
    const least = toHundredths(spent[use])
    if (toHundredths(budget) >= Math.max(1, least)) return []
    const message =
      least === 0
        ? 'Set at least 0.01 credits, or none for no limit.'
        : `The key has spent ${toDecimal(least)} credits ${when}. Set at least that.`
    return [{ pointer: `#/limits/${limit}`, code: 'below_minimum', message }]
  })
}

function listErrors(
  { operations, addresses }: Schemas['KeyLimits'],
  known: ReadonlySet<string>,
): FieldError[] {
  const unknown = (operations ?? []).flatMap((name, index): FieldError[] =>
    known.has(name)
      ? []
      : [
          {
            pointer: `#/limits/operations/${index}`,
            code: 'not_allowed',
            message: 'The API has no such operation.',
          },
        ],
  )
  return [...unknown, ...rangeErrors('#/limits/addresses', addresses ?? [])]
}

const endErrors = (expiresAt: Date | null | undefined, now: Date): FieldError[] =>
  expiresAt && expiresAt <= now
    ? [{ pointer: '#/expires_at', code: 'not_in_future', message: 'Choose a time in the future.' }]
    : []
