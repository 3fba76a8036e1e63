import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { FailedState } from '../../ui/failed-state.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { problemText } from '../problem.ts'
import { useGroupFailure } from './failure-group.tsx'
import { isMissing } from './missing.ts'
import { useMinimumPending } from './use-minimum-pending.ts'

type AnyQuery = Pick<UseQueryResult, 'data' | 'error' | 'isPending' | 'errorUpdateCount' | 'refetch'>
type DataOf<Queries extends readonly AnyQuery[]> = {
  [Index in keyof Queries]: Exclude<Queries[Index]['data'], undefined>
}

interface QueryBoundaryProps<Queries extends readonly AnyQuery[]> {
  /** All of them are needed. */
  readonly queries: readonly [...Queries]
  /** In the middle of a sentence: "the catalogue". */
  readonly what: string
  readonly skeleton: ReactNode
  /** Title of a failure. Default: that `what` could not be loaded. */
  readonly title?: string
  /** Level of that heading: 2 right below the page's own, 3 within a section. */
  readonly level?: 2 | 3
  /** Text of a failure for which the server's own words don't help. */
  readonly failure?: string
  /** In the place of a failure that says that there is no such thing. */
  readonly missing?: ReactNode
  /** In the place of data that holds nothing. */
  readonly empty?: { readonly when: (...data: DataOf<Queries>) => boolean; readonly show: ReactNode }
  /** Round what stands here instead of the data, such as a card. */
  readonly frame?: (state: ReactNode, kind: 'pending' | 'failed') => ReactNode
  readonly children: (...data: DataOf<Queries>) => ReactNode
}

/**
 * The one way in which a part of a page waits for its data. Loaded data stays visible while it is read again and when
 * that fails; returning to a page shows it as it was.
 */
export function QueryBoundary<Queries extends readonly AnyQuery[]>({
  queries,
  what,
  skeleton,
  title = `We couldn’t load ${what}`,
  level = 3,
  failure,
  missing,
  empty,
  frame = (state) => state,
  children,
}: QueryBoundaryProps<Queries>) {
  // One that failed is not waited for, nor are those that depend on it and so never begin.
  const failed = queries.filter(({ data, error }) => data === undefined && error !== null)
  const isGone = useMissing(queries, failed[0]?.error) && missing !== undefined
  const pending = useMinimumPending(
    !isGone && failed.length === 0 && queries.some(({ isPending }) => isPending),
  )
  const retry = () => failed.map((query) => query.refetch())
  const isTold = useGroupFailure(isGone ? null : failed[0]?.error, retry)
  if (pending)
    return frame(
      <>
        <VisuallyHidden>
          <span role="status">Loading {what}</span>
        </VisuallyHidden>
        {skeleton}
      </>,
      'pending',
    )
  if (isGone) return missing
  if (failed.length > 0) {
    if (isTold) return frame(<p className="note">Not loaded: {what}.</p>, 'failed')
    const problem = problemText(failed[0]?.error)
    return frame(
      <FailedState level={level} title={title} problem={problem} retry={retry}>
        {failure ?? problem.text}
      </FailedState>,
      'failed',
    )
  }
  const data = queries.map((query) => query.data) as DataOf<Queries>
  return empty?.when(...data) ? empty.show : children(...data)
}

/** Whether there is no such thing. While that is asked again, the query has forgotten its error, but a page need not flash a skeleton. */
function useMissing(queries: readonly AnyQuery[], error: unknown): boolean {
  const [wasMissing, setWasMissing] = useState(false)
  const asksAgain = queries.some(({ isPending, errorUpdateCount }) => isPending && errorUpdateCount > 0)
  const missing = isMissing(error) || (wasMissing && asksAgain)
  if (missing !== wasMissing) setWasMissing(missing)
  return missing
}
