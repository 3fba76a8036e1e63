import { useQuery } from '@tanstack/react-query'
import { ArrowDown } from 'lucide-react'
import type { ComponentType } from 'react'
import { QueryBoundary } from '../../../lib/query/query-boundary.tsx'
import { usePortal } from '../../../lib/services.ts'
import { Icon } from '../../../ui/icon.tsx'
import { PlainLinkButton } from '../../../ui/plain-button.tsx'
import type { Neighbours } from '../docs/groups.ts'
import type { Place } from '../place.ts'
import { operationQuery } from '../queries.ts'
import type { ApiReference, ApiVersion, ReferenceEntry, TryItProps } from '../types.ts'
import css from './operation.module.css'
import { OperationBody, OperationSkeleton } from './operation-body.tsx'
import { OperationHead } from './operation-head.tsx'
import { TryItSlot } from './try-it-slot.tsx'

export interface OperationPageProps {
  readonly api: ApiVersion
  readonly index: ApiReference
  readonly entry: ReferenceEntry
  readonly neighbours: Neighbours
  readonly place: Place
  /** Whether it was opened from another part of the page, not by the page's own address. */
  readonly moved: boolean
  readonly tryIt: ComponentType<TryItProps> | undefined
}

/** One operation. Its head is known from the index and stands at once; the rest comes when it is loaded. */
export function OperationPage({ api, index, entry, neighbours, place, moved, tryIt }: OperationPageProps) {
  const query = useQuery(operationQuery(usePortal(), api, entry.operation_id))
  const operation = query.data?.data

  return (
    <div className={css.columns} data-console={tryIt ? '' : undefined}>
      <article className={css.doc}>
        <OperationHead api={api} entry={entry} moved={moved} />
        {tryIt && operation && (
          <PlainLinkButton className={css.toConsole ?? ''} href="#try-it">
            <Icon of={ArrowDown} size={16} /> Try it
          </PlainLinkButton>
        )}
        <QueryBoundary
          queries={[query]}
          what="the operation"
          title="This operation could not be loaded"
          skeleton={<OperationSkeleton />}
        >
          {({ data }) => (
            <OperationBody
              api={api}
              operation={data}
              security={index.security}
              operations={index.operations}
              withConsole={tryIt !== undefined}
              neighbours={neighbours}
            />
          )}
        </QueryBoundary>
      </article>
      {tryIt && operation && (
        <TryItSlot tryIt={tryIt} api={api} operation={operation} scenario={place.scenario ?? undefined} />
      )}
    </div>
  )
}
