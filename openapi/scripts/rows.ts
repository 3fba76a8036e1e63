import type { Contract } from './contract.ts'
import { answers, type Name, payloadOf, queryNames } from './names.ts'
import { type Entry, operationsOf } from './operations.ts'

export type Row = {
  call: string
  query?: string[]
  payload?: string[] | 'not shown' | 'form'
  answer?: string[]
}

/** Compares the contract with the rows of the specification, in both directions: one sentence for each difference. */
export function rowDifferences(contract: Contract, rows: Row[]): string[] {
  const entries = new Map(operationsOf(contract).map((entry) => [entry.key, entry]))
  const known = new Set(rows.map(({ call }) => call))
  const extra = [...entries.values()]
    .filter(({ key, operation }) => !known.has(key) && operation['x-provenance'] !== 'designed')
    .map(({ key }) => `${key}: not in the specification, so it must be x-provenance: designed`)
  const compared = rows.flatMap((row) => {
    const entry = entries.get(row.call)
    return entry ? rowAgainst(contract, entry, row) : [`${row.call}: missing from the contract`]
  })
  return [...extra, ...compared]
}

function rowAgainst(contract: Contract, { key, operation }: Entry, row: Row): string[] {
  const { types, names } = payloadOf(contract, operation)
  const differences = nameDifferences('query', queryNames(contract, operation), row.query ?? [])
  if (operation['x-provenance'] !== 'spec')
    differences.push('is in the specification, so it must be x-provenance: spec')
  if (row.payload === 'form') {
    if (!types.includes('multipart/form-data')) differences.push('takes no multipart/form-data')
  } else if (row.payload !== 'not shown')
    differences.push(...nameDifferences('payload', names, row.payload ?? []))
  for (const path of row.answer ?? [])
    if (!answers(contract, operation, path)) differences.push(`answers no ${path}`)
  return differences.map((difference) => `${key}: ${difference}`)
}

function nameDifferences(place: string, present: Name[], listed: string[]): string[] {
  const requirements = new Map(listed.map((entry) => [entry.replace(/\?$/, ''), entry.endsWith('?')]))
  const missing = [...requirements.keys()].filter((name) => !present.some((one) => one.name === name))
  const extra = present.filter(({ name, designed }) => !requirements.has(name) && !designed)
  const forced = present.filter(({ name, required }) => required && requirements.get(name) === true)
  const claimed = present.filter(({ name, designed }) => requirements.has(name) && designed)
  return [
    ...missing.map((name) => `${place} lacks ${name}`),
    ...extra.map(
      ({ name }) =>
        `${place} has ${name}, which the specification lacks and x-provenance does not call designed`,
    ),
    ...forced.map(({ name }) => `${place} requires ${name}, which the specification calls optional`),
    ...claimed.map(({ name }) => `${place} calls ${name} designed, but the specification has it`),
  ]
}
