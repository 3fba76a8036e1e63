import type { ApiError, Portal } from '@switchboard/sdk'
import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { classes } from '../../ui/classes.ts'
import { Drawer } from '../../ui/kit/drawer.tsx'
import { Skeleton } from '../../ui/kit/skeleton.tsx'
import { stack } from '../../ui/layout.ts'
import css from '../lib.module.css'
import { usePortal } from '../services.ts'
import { QueryBoundary } from './query-boundary.tsx'

interface LoadedProps<Data> {
  readonly id: string
  readonly query: (portal: Portal, id: string) => UseQueryOptions<Data, ApiError>
  /** The thing that can't be loaded, in the middle of a sentence: "this delivery". */
  readonly what: string
  /** Where it has ended, or never was. */
  readonly missing?: ReactNode
  readonly children: (data: Data) => ReactNode
}

interface QueryDrawerProps<Data> extends Omit<LoadedProps<Data>, 'id'> {
  readonly title: string
  /** Closed without one. */
  readonly id: string | null
  readonly onClose: () => void
}

/** One thing of a list, beside it: read when the drawer opens, and told apart from one that is gone. */
export function QueryDrawer<Data>({ title, id, onClose, ...loaded }: QueryDrawerProps<Data>) {
  // A page that was gone to takes the focus as it arrives, and a drawer that loses it closes: it opens after that.
  const [arrived, setArrived] = useState(false)
  useEffect(() => setArrived(true), [])
  return (
    <Drawer title={title} open={arrived && id !== null} onOpenChange={(open) => open || onClose()}>
      {id !== null && <Loaded {...loaded} id={id} />}
    </Drawer>
  )
}

function Loaded<Data>({ id, query, what, missing, children }: LoadedProps<Data>) {
  const entry = useQuery(query(usePortal(), id))
  return (
    <QueryBoundary
      queries={[entry]}
      what={what}
      {...(missing && { missing })}
      skeleton={
        <div className={classes(stack(6), css.parts)}>
          <Skeleton height="320px" />
        </div>
      }
    >
      {(data) => <div className={classes(stack(6), css.parts)}>{children(data)}</div>}
    </QueryBoundary>
  )
}
