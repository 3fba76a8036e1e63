import type { ApiReference, ReferenceEntry, ReferenceExternalDocs } from '../types.ts'

export interface OperationGroup {
  readonly name: string
  readonly description: string
  readonly external_docs?: ReferenceExternalDocs | undefined
  readonly operations: readonly ReferenceEntry[]
}

type Index = Pick<ApiReference, 'tags' | 'operations' | 'webhooks'>

/** Operations under their groups, in the order of the document; those without a group come last, and webhooks behind them. */
export function groupOperations({ tags, operations, webhooks = [] }: Index): readonly OperationGroup[] {
  const groups = new Map<string, ReferenceEntry[]>(tags.map(({ name }) => [name, []]))
  for (const operation of operations) {
    if (!groups.has(operation.tag)) groups.set(operation.tag, [])
    groups.get(operation.tag)?.push(operation)
  }
  const used = [...groups].filter(([, members]) => members.length > 0)
  const rest = used.length > 1 ? 'Other operations' : 'Operations'
  const named = used
    .sort(([one], [other]) => Number(one === '') - Number(other === ''))
    .map(([name, members]) => {
      const tag = tags.find((one) => one.name === name)
      return {
        name: name || rest,
        description: tag?.description ?? '',
        external_docs: tag?.external_docs,
        operations: members,
      }
    })
  const description = 'Requests that the API sends to your server.'
  return webhooks.length > 0 ? [...named, { name: 'Webhooks', description, operations: webhooks }] : named
}

export interface Neighbours {
  readonly before: ReferenceEntry | undefined
  readonly after: ReferenceEntry | undefined
}

/** The operations that stand beside one in the list. */
export function neighboursOf(groups: readonly OperationGroup[], operationId: string): Neighbours {
  const all = groups.flatMap(({ operations }) => operations)
  const place = all.findIndex((one) => one.operation_id === operationId)
  if (place < 0) return { before: undefined, after: undefined }
  return { before: all[place - 1], after: all[place + 1] }
}
