import type { Context } from '../../context/context.ts'
import { thingOf } from '../../deeds/find.ts'
import type { Fields, Verdict } from '../verdict.ts'
import { type Choice, choicesOf } from './choices.ts'
import { type Rows, rowsWith, rowText } from './rows.ts'
import type { Trial } from './trial.ts'

const mostSingles = 14
const mostPairs = 8

interface Single extends Choice {
  readonly keys: ReadonlySet<string>
}

/** The identity of a row: its own name, or else all that it says. */
const keyOf = (row: Fields): string =>
  String(
    Object.entries(row).find(([name, value]) => thingOf(name) && typeof value === 'string')?.[1] ??
      rowText(row),
  )

const keysOf = ({ rows }: Rows): ReadonlySet<string> => new Set(rows.map(keyOf))

/** Two filters together leave the rows that each of them leaves. */
export async function tryTogether(
  context: Context,
  verdict: Verdict,
  { listing, all, timeZone }: Trial & { readonly timeZone: string },
): Promise<void> {
  if (!all.isWhole || listing.operation.responses.has('429')) return
  const known = keysOf(all)
  if (known.size < all.rows.length) return
  const read = async (query: Choice['query']) => {
    const rows = await rowsWith(context, listing, query)
    // Rows that count something say something else where less is counted.
    const isOfAll =
      rows.response.status === 200 && rows.isWhole && rows.rows.every((row) => known.has(keyOf(row)))
    return isOfAll ? rows : undefined
  }
  const singles: Single[] = []
  for (const choice of choicesOf(context, { listing, all, timeZone }).slice(0, mostSingles)) {
    const rows = await read(choice.query)
    if (rows && rows.rows.length < all.rows.length) singles.push({ ...choice, keys: keysOf(rows) })
  }
  for (const [one, other] of tellingPairs(singles).slice(0, mostPairs)) {
    const query = { ...one.query, ...other.query }
    const both = await rowsWith(context, listing, query)
    if (both.response.status !== 200 || !both.isWhole) continue
    const bothKeys = keysOf(both)
    const foreign = [...bothKeys].filter(
      (key) => known.has(key) && !(one.keys.has(key) && other.keys.has(key)),
    )
    const missing = [...one.keys].filter((key) => other.keys.has(key) && !bothKeys.has(key))
    verdict.expect(both.response, {
      check: `${one.name} and ${other.name}`,
      holds: foreign.length + missing.length === 0,
      expected: `the rows that ${JSON.stringify(one.query)} and ${JSON.stringify(other.query)} both leave`,
      got: `${missing.length} of them less, ${foreign.length} others`,
    })
  }
}

/** Pairs that leave less than one of the two, so that overlooking the other shows; those that leave some rows first. */
function tellingPairs(singles: readonly Single[]): readonly (readonly [Single, Single])[] {
  const common = ([one, other]: readonly [Single, Single]) =>
    [...one.keys].filter((key) => other.keys.has(key)).length
  return singles
    .flatMap((one, index) => singles.slice(index + 1).map((other) => [one, other] as const))
    .filter(([one, other]) => one.name !== other.name)
    .filter((pair) => common(pair) < Math.max(pair[0].keys.size, pair[1].keys.size))
    .toSorted((one, other) => Number(common(other) > 0) - Number(common(one) > 0))
}
