import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import { classes } from '../../ui/classes.ts'
import { Pagination } from '../../ui/kit/pagination.tsx'
import { type Column, DataTable, type Sort } from '../../ui/kit/table.tsx'
import { row } from '../../ui/layout.ts'
import css from '../lib.module.css'
import type { ListState } from './list-filters.tsx'
import { QueryBoundary } from './query-boundary.tsx'

interface Page<Row, Meta> {
  readonly data: readonly Row[]
  readonly meta: Meta
}

interface PagedTableProps<Row, Meta, Key extends string, Address> {
  readonly query: UseQueryResult<Page<Row, Meta>>
  /** The thing that can't be loaded, in the middle of a sentence: "the audit log". */
  readonly what: string
  /** Title of such a failure, if it has its own. */
  readonly title?: string
  /** Level of that heading. */
  readonly level?: 2 | 3
  /** Content and order: "Calls, newest first". */
  readonly caption: string
  readonly columns: readonly Column<Row, Key>[]
  readonly keyOf: (row: Row) => string
  /** In the place of a page without rows. */
  readonly empty: ReactNode
  /** Its page and, where it can be sorted, its order. */
  readonly list: ListState<Address>
  readonly pageSize: number
  /** Below the rows: how many there are, what their times mean. */
  readonly note?: (meta: Meta) => ReactNode
  /** Beside it: a file of all rows. */
  readonly file?: ReactNode
}

/** A list that the server cuts into pages. Turning a page starts at its first row. */
export function PagedTable<
  Row,
  Meta extends { readonly total: number },
  Key extends string,
  Address extends { readonly page: number; readonly sort?: Sort | null },
>({
  query,
  what,
  title,
  level,
  empty,
  list: { address, show },
  pageSize,
  note,
  file,
  ...rows
}: PagedTableProps<Row, Meta, Key, Address>) {
  const table = {
    ...rows,
    ...('sort' in address && {
      sort: (address.sort ?? null) as Sort<Key> | null,
      onSort: (sort: Sort<Key>) => show({ ...address, sort, page: 1 }),
    }),
  }
  const top = useRef<HTMLDivElement>(null)
  return (
    <>
      <QueryBoundary
        queries={[query]}
        what={what}
        {...(title && { title })}
        {...(level && { level })}
        skeleton={<DataTable {...table} rows={[]} loading />}
        empty={{ when: ({ data }) => data.length === 0, show: empty }}
      >
        {({ data }) => (
          <div ref={top} tabIndex={-1} className={css.rows} aria-busy={query.isPlaceholderData}>
            <DataTable {...table} rows={data} />
          </div>
        )}
      </QueryBoundary>
      {query.data && (note || file || query.data.meta.total > pageSize) && (
        <footer className={classes(row(3, note ? 'between' : 'end'), css.foot)}>
          {note && <p className="note">{note(query.data.meta)}</p>}
          {query.data.meta.total > 0 && file}
          <Pagination
            label={table.caption.split(',')[0] ?? table.caption}
            count={query.data.meta.total}
            pageSize={pageSize}
            page={address.page}
            onPage={(next) => {
              show({ ...address, page: next })
              top.current?.scrollIntoView()
              top.current?.focus({ preventScroll: true })
            }}
          />
        </footer>
      )}
    </>
  )
}
