import type { components } from '@switchboard/sdk'

type Schemas = components['schemas']

interface Version extends Omit<Schemas['SearchApi'], 'operations' | 'errors'> {
  readonly full_version: string
  readonly position: number
  readonly reference: Pick<Schemas['ApiReference'], 'operations' | 'webhooks'> | null
  readonly errors: Schemas['SearchError'][] | null
}

/** Each API in its newest version, in the order of the catalogue. */
export function searchIndexOf(versions: readonly Version[]): Schemas['SearchApi'][] {
  const newest = new Map<string, Version>()
  for (const version of versions) {
    const known = newest.get(version.api)
    if (!known || compare(version.full_version, known.full_version) > 0) newest.set(version.api, version)
  }
  return [...newest.values()]
    .sort((one, other) => one.position - other.position)
    .map(({ reference, errors, full_version: _, position: __, ...api }) => ({
      ...api,
      operations: [...(reference?.operations ?? []), ...(reference?.webhooks ?? [])].map(
        ({ operation_id: id, method, path, summary: title, price }) => ({ id, method, path, title, price }),
      ),
      errors: errors ?? [],
    }))
}

/** Of the index, the APIs that document an error, each with that error and the operation that shows it. */
export const withError = (index: readonly Schemas['SearchApi'][], code: string): Schemas['SearchApi'][] =>
  index.flatMap((api) => {
    const errors = api.errors.filter((error) => error.code === code)
    const shown = new Set(errors.map(({ operation }) => operation))
    const operations = api.operations.filter(({ id }) => shown.has(id))
    return errors.length > 0 ? { ...api, operations, errors } : []
  })

/** 1.10.0 comes after 1.9.0. */
const { compare } = new Intl.Collator('en', { numeric: true })
