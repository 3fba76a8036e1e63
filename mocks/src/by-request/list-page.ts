import { asObject, isObject, type JsonObject } from '../json.ts'
import type { Inputs, NamedExample, OperationExamples, RowCondition } from './contract-examples.ts'

/** The part of a listed example that a request asks for: its rows filtered, and cut into pages. */
export function listPage(
  example: NamedExample,
  { examples, rows: conditions }: Pick<OperationExamples, 'examples' | 'rows'>,
  inputs: Inputs,
): JsonObject | undefined {
  const { data, meta } = asObject(example.value)
  if (!Array.isArray(data) || !isObject(meta) || typeof meta.page !== 'number') return undefined
  const rows = continuation(example, examples)
  const filters = Object.entries(inputs)
    .filter(([name]) => !(name in example.when))
    .flatMap(([name, value]) => filterBy(rows, { name, value, byValue: conditions[name] }) ?? [])
  if (filters.length === 0 && !['page', 'limit', 'search'].some((name) => name in inputs)) return undefined
  const matches = rows
    .filter((row) => filters.every((keeps) => keeps(row)))
    .filter((row) => holds(row, String(inputs.search ?? '')))
  const page = Number(inputs.page ?? 1)
  const limit = Number(inputs.limit ?? meta.limit)
  return {
    ...asObject(example.value),
    data: matches.slice((page - 1) * limit, page * limit),
    meta: { ...meta, page, limit, total: matches.length },
  }
}

interface RowInput {
  readonly name: string
  readonly value: unknown
  readonly byValue: Readonly<Record<string, RowCondition>> | undefined
}

/** By what the contract says of the value, else by the field of that name, in the rows themselves or one level below. */
function filterBy(
  rows: readonly JsonObject[],
  { name, value, byValue }: RowInput,
): ((row: JsonObject) => boolean) | undefined {
  if (byValue) {
    const condition = Object.entries(byValue[String(value)] ?? {})
    return (row) => condition.every(([field, values]) => values.includes(row[field]))
  }
  const below = (row: JsonObject) => Object.values(row).filter(isObject)
  const has = (holders: readonly JsonObject[]) => holders.some((one) => isField(one, name))
  const holders = rows.some((row) => has([row]))
    ? (row: JsonObject) => [row]
    : // A field that only some rows have below, such as the actor of a call, doesn't identify them.
      rows.length > 0 && rows.every((row) => has(below(row))) && below
  return holders
    ? (row) => holders(row).some((one) => [one[name]].flat().map(String).includes(String(value)))
    : undefined
}

const isField = (holder: JsonObject, name: string): boolean => name in holder && !isObject(holder[name])

/** The rows of the first page and of those that follow it, such as `firstPage` and `secondPage`: of one total, and of one limit. */
function continuation(first: NamedExample, examples: readonly NamedExample[]): JsonObject[] {
  const metaOf = ({ value }: NamedExample) => asObject(asObject(value).meta)
  const { total, limit } = metaOf(first)
  return examples
    .filter(({ status, persona }) => status === first.status && persona === first.persona)
    .filter((example) => metaOf(example).total === total && metaOf(example).limit === limit)
    .sort((one, other) => Number(metaOf(one).page) - Number(metaOf(other).page))
    .flatMap(({ value }) => asObject(value).data as JsonObject[])
}

const nameFields = [
  'name',
  'api',
  'api_name',
  'title',
  'email',
  'firstname',
  'lastname',
  'company_name',
  'path',
]

/** Rows without a name of their own, such as days, are not searched. */
function holds(row: JsonObject, search: string): boolean {
  const names = nameFields.map((field) => row[field]).filter((name) => typeof name === 'string')
  return names.length === 0 || names.some((name) => name.toLowerCase().includes(search.toLowerCase()))
}
