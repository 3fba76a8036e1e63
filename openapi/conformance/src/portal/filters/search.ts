import type { Context } from '../../engine/context/context.ts'
import type { Verdict } from '../../engine/rules/verdict.ts'
import { type Rows, rowsWith, rowText } from './rows.ts'
import { expectNone, showing, type Trial } from './trial.ts'

const mostTexts = 4

/** Where people look for a word. */
const searched: Readonly<Record<string, readonly string[]>> & { readonly search: readonly string[] } = {
  actor: ['actor_name', 'actor_id'],
  subject: ['subject_name'],
  search: ['name', 'api_name', 'email', 'recipient', 'contact_name', 'operation', 'path', 'request_id'],
}

// Of an address that something is sent to, what can be looked for is not told.
const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length > 3 && !value.includes('://')

/** The texts of rows by which a search should find them. */
export const textsIn = (name: string, rows: Rows['rows']) =>
  rows.flatMap((row) =>
    (searched[name] ?? searched.search).flatMap((field) =>
      isText(row[field]) ? [{ row, field, text: row[field] }] : [],
    ),
  )

export async function trySearch(
  context: Context,
  verdict: Verdict,
  trial: Trial & { readonly name: string },
): Promise<void> {
  const { name } = trial
  const nothing = `zq${context.unique()}xj`
  await expectNone(context, verdict, { listing: trial.listing, query: { [name]: nothing } })
  const { listing, all } = await showing(context, trial, (rows) => textsIn(name, rows).length > 0)
  const texts = textsIn(name, all.rows)
  const [first] = texts
  if (!first) return
  let isFound = false
  for (const { row, field, text } of texts.slice(0, mostTexts)) {
    const found = await rowsWith(context, listing, { [name]: text })
    if (!found.rows.some((one) => rowText(one) === rowText(row))) continue
    const alike = all.rows.filter((one) => one[field] === text)
    verdict.expect(found.response, {
      check: `${name} of what several have`,
      holds: !found.isWhole || found.rows.filter((one) => one[field] === text).length >= alike.length,
      expected: `each of the ${alike.length} rows with ${text}`,
      got: `${found.total}`,
    })
    if (!isFound) await tryCapitals(context, verdict, { listing, name, found, text })
    isFound = true
    const [start = '', ...rest] = text.split(/[\s@/]+/)
    const end = rest.at(-1) ?? ''
    if (end.length < 4) continue
    const inner = await rowsWith(context, listing, { [name]: end })
    verdict.expect(inner.response, {
      check: `${name} of a last word`,
      holds: !inner.isWhole || inner.rows.some((one) => rowText(one) === rowText(row)),
      expected: `the row of ${text} for “${end}”`,
      got: `${inner.total} others`,
    })
    if (start !== '')
      await expectNone(context, verdict, { listing, query: { [name]: `${start} ${nothing}` } })
    break
  }
  verdict.expect(all.response, {
    check: name,
    holds: isFound,
    expected: `the row of ${first.text} when it is looked for`,
    got: 'other rows or none',
  })
}

interface Loud {
  readonly listing: Trial['listing']
  readonly name: string
  readonly found: Rows
  readonly text: string
}

async function tryCapitals(
  context: Context,
  verdict: Verdict,
  { listing, name, found, text }: Loud,
): Promise<void> {
  const loud = await rowsWith(context, listing, { [name]: text.toUpperCase() })
  verdict.equal(loud.response, `${name} in capitals`, loud.total, found.total, `the rows for ${text}`)
}
