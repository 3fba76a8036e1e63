import type { Reference } from '@switchboard/oas/document'
import type { components } from '@switchboard/sdk'
import { jsonList, jsonWith } from '../../platform/http/stored-json.ts'

type Schemas = components['schemas']
type Searched = Pick<Schemas['SearchApi'], 'operations' | 'errors'>

/** A version's entry in the search index. */
interface SearchedVersion extends Omit<Schemas['SearchApi'], 'operations' | 'errors'> {
  /** Made by `searchedText`; null for what is still to be read again. */
  readonly search: string | null
}

const maxTitleLength = 200
const maxErrors = 1000

/** A document's part of the search index, as JSON: made at publication, since a browser loads that of every API. */
export const searchedText = (index: Reference['index'], errors: Schemas['SearchError'][]): string =>
  JSON.stringify({
    operations: [...index.operations, ...(index.webhooks ?? [])].map(
      ({ operation_id: id, method, path, summary, price }) => ({
        id,
        method,
        path,
        title: summary.slice(0, maxTitleLength).toWellFormed(),
        price,
      }),
    ),
    errors: errors.slice(0, maxErrors),
  } satisfies Searched)

const empty = searchedText({ operations: [] } as unknown as Reference['index'], [])

/** The whole index, as JSON. */
export const searchIndexText = (versions: readonly SearchedVersion[]): string =>
  jsonList(
    versions.map(({ search, ...api }) => `${jsonWith(api, {}).slice(0, -1)},${(search ?? empty).slice(1)}`),
  )

/** The APIs that document an error, each with that error and the operation that shows it. */
export const withError = (versions: readonly SearchedVersion[], code: string): Schemas['SearchApi'][] =>
  versions.flatMap(({ search, ...api }) => {
    const index = JSON.parse(search ?? empty) as Searched
    const errors = index.errors.filter((error) => error.code === code)
    const operationIds = new Set(errors.map(({ operation }) => operation))
    const operations = index.operations.filter(({ id }) => operationIds.has(id))
    return errors.length > 0 ? { ...api, operations, errors } : []
  })
