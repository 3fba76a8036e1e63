import { useQuery } from '@tanstack/react-query'
import { QueryBoundary } from '../../../lib/query/query-boundary.tsx'
import { usePortal } from '../../../lib/services.ts'
import type { Neighbours } from '../docs/groups.ts'
import type { Place } from '../place.ts'
import { PlanLimits } from '../plan-limits.tsx'
import { operationQuery } from '../queries.ts'
import type { ApiReference, ApiVersion, ReferenceEntry, TryItParts } from '../types.ts'
import css from './operation.module.css'
import { OperationBody, OperationSkeleton } from './operation-body.tsx'
import { OperationHead } from './operation-head.tsx'
import { AnnouncedPrice } from './price-line.tsx'

export interface OperationPageProps {
  readonly api: ApiVersion
  readonly index: ApiReference
  readonly entry: ReferenceEntry
  readonly neighbours: Neighbours
  readonly place: Place
  /** Whether it was opened from another part of the page, not by the page's own address. */
  readonly moved: boolean
  readonly tryIt: TryItParts | undefined
}

/** One operation. Its head comes from the index and shows immediately; the rest follows when it has loaded. */
export function OperationPage({ api, index, entry, neighbours, place, moved, tryIt }: OperationPageProps) {
  const query = useQuery(operationQuery(usePortal(), api, entry.operation_id))
  return (
    <article className={css.operation} data-console={tryIt ? '' : undefined}>
      <OperationHead
        api={api}
        entry={entry}
        moved={moved}
        withConsole={tryIt !== undefined && query.data !== undefined}
      />
      <QueryBoundary
        queries={[query]}
        what="the operation"
        title="This operation couldn’t be loaded"
        skeleton={<OperationSkeleton />}
      >
        {({ data }) => (
          <OperationBody
            api={api}
            operation={data}
            security={index.security}
            operations={index.operations}
            scenario={place.scenario ?? undefined}
            tryIt={tryIt}
            limits={<PlanLimits api={api.api} version={api.version} />}
            announced={<AnnouncedPrice api={api.api} operation={entry.operation_id} />}
            neighbours={neighbours}
          />
        )}
      </QueryBoundary>
    </article>
  )
}
