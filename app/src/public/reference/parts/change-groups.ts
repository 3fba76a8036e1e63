import type { ChangelogEntry, ChangelogRelease } from '../types.ts'

export interface ChangeGroup {
  readonly key: string
  /** Where the changes hold; of many, the first. */
  readonly operations: ChangelogEntry['operations']
  readonly total: number
  readonly changes: readonly ChangelogEntry[]
}

/** Changes of the same operations stand together; groups keep the order of their first change, breaking ones first. */
export function changeGroups({ changes }: Pick<ChangelogRelease, 'changes'>): readonly ChangeGroup[] {
  const groups = Map.groupBy(changes, ({ operations, operations_total }) =>
    [operations_total, ...operations.map(({ operation_id }) => operation_id)].join(' '),
  )
  return [...groups].map(([key, list]) => ({
    key,
    operations: list[0]?.operations ?? [],
    total: list[0]?.operations_total ?? 0,
    changes: list,
  }))
}

export function countWords({ changes, changes_left_out }: ChangelogRelease): string {
  const breaking = changes.filter((change) => change.breaking).length
  const others = changes.length - breaking + changes_left_out
  if (breaking + others === 0) return ''
  if (breaking === 0) return `${others} ${others === 1 ? 'change' : 'changes'}, none breaking`
  return others === 0 ? `${breaking} breaking` : `${breaking} breaking, ${others} more`
}
