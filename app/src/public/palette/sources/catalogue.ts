import type { components } from '@switchboard/sdk'
import { href } from '../../../paths.ts'
import type { Entry } from '../entry.ts'
import { otherNamesOf } from './synonyms.ts'

type SearchApi = components['schemas']['SearchApi']

/** APIs with their operations and errors. */
export const catalogueEntries = (apis: readonly SearchApi[]): readonly Entry[] => apis.flatMap(entriesOf)

function entriesOf(api: SearchApi): readonly Entry[] {
  const { publisher, tag, version, name, category } = api
  const place = { publisher, tag, version }
  const at = (operation: string) => ({ query: { operation } })
  return [
    {
      id: `api ${api.api}`,
      kind: 'api',
      title: name,
      names: [],
      also: otherNamesOf(name),
      about: api.summary,
      text: `${category} ${publisher} ${version}`,
      target: { href: href('api', place) },
    },
    ...api.operations.map(
      ({ id, method, path, title, price }): Entry => ({
        id: `operation ${api.api} ${id}`,
        kind: 'operation',
        title,
        names: [path, id],
        about: name,
        text: `${method} ${price !== null && /^0+\.0+$/.test(price) ? 'free' : ''}`,
        method,
        price,
        target: { href: href('api', place, at(id)) },
      }),
    ),
    ...api.errors.map(
      ({ code, status, title, operation, example }): Entry => ({
        id: `error ${api.api} ${status} ${code}`,
        kind: 'error',
        title,
        names: [code, status],
        about: name,
        text: 'error',
        target: { href: href('api', place, { ...at(operation), hash: `error-${example}` }) },
      }),
    ),
  ]
}
