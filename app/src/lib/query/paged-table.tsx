import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import { classes } from '../../ui/classes.ts'
import { Pagination } from '../../ui/kit/pagination.tsx'
import { type Column, DataTable, type Sort } from '../../ui/kit/table.tsx'
import { row } from '../../ui/layout.ts'
import css from '../lib.module.css'
import { QueryBoundary } from './query-boundary.tsx'

interface Page<Row, Meta> {
  readonly data: readonly Row[]
  readonly meta: Meta
}

interface PagedTableProps<Row, Meta, Key extends string> {
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
  readonly sort?: Sort<Key> | null
  readonly onSort?: (sort: Sort<Key>) => void
  /** In the place of a page without rows. */
  readonly empty: ReactNode
  readonly page: number
  readonly pageSize: number
  readonly onPage: (page: number) => void
  /** Below the rows: how many there are, what their times mean. */
  readonly note?: (meta: Meta) => ReactNode
  /** Beside it: a file of all rows. */
  readonly file?: ReactNode
}

/** A list that the server cuts into pages. Turning a page starts at its first row. */
export function PagedTable<Row, Meta extends { readonly total: number }, Key extends string>({
  query,
  what,
  title,
  level,
  empty,
  page,
  pageSize,
  onPage,
  note,
  file,
  ...table
}: PagedTableProps<Row, Meta, Key>) {
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
            page={page}
            onPage={(next) => {
              onPage(next)
              top.current?.scrollIntoView()
              top.current?.focus({ preventScroll: true })
            }}
          />
        </footer>
      )}
    </>
  )
}
