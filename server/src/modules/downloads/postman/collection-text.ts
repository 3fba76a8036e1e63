import type { Operation } from '@switchboard/oas/document'
import { counted } from '../../../platform/counted.ts'
import { portalUrl } from '../version/live-places.ts'
import type { PublishedVersion } from '../version/version.ts'
import { type CollectionDetail, collectionOf, fullDetail } from './collection.ts'

/** In the order in which details are left out: the least missed first. */
const details: readonly (CollectionDetail & { readonly note: string })[] = [
  { ...fullDetail, note: '' },
  { ...fullDetail, maxResponses: 1, note: 'Each request has one of its example responses here.' },
  { ...fullDetail, maxResponses: 0, note: 'Example responses are left out here.' },
  {
    maxResponses: 0,
    maxWords: 300,
    note: 'Example responses and the ends of descriptions are left out here.',
  },
]

/** The collection as JSON of a bounded length, with a word on what it lacks. Operations go last. */
export function collectionText(version: PublishedVersion, maxLength: number): string {
  const written = (detail: CollectionDetail, note: string, operations: readonly Operation[]) =>
    JSON.stringify(collectionOf({ ...version, operations }, portalUrl, { ...detail, note }))
  let text = ''
  for (const { note, ...detail } of details) {
    text = written(detail, note && `${note} ${elsewhere}`, version.operations)
    if (text.length <= maxLength) return text
  }
  const { note, ...detail } = details.at(-1) ?? { ...fullDetail, note: '' }
  let operations = version.operations
  while (text.length > maxLength && operations.length > 0) {
    const fitting = Math.floor((operations.length * maxLength) / text.length)
    operations = operations.slice(0, Math.min(fitting, operations.length - 1))
    const count = `${operations.length} of ${counted(version.operations.length, 'operation')} are here.`
    text = written(detail, `${count} ${note} ${elsewhere}`, operations)
  }
  return text
}

const elsewhere = 'The OpenAPI document has all of it.'
