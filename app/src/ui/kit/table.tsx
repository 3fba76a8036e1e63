import { chakra } from '@chakra-ui/react/styled-system'
import { Table } from '@chakra-ui/react/table'
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '../icon.tsx'
import { PlainSelect } from '../plain-select.tsx'
import { Skeleton } from './skeleton.tsx'

export interface Column<Row, Key extends string = string> {
  readonly key: Key
  readonly name: string
  readonly cell: (row: Row) => ReactNode
  /** Figures that can be compared stand at the end of their column. */
  readonly align?: 'end'
  readonly sortable?: boolean
  /** The row's title: it heads the row's card on a phone. Default: the first column. */
  readonly title?: boolean
  /** Goes on in the next line where others stay whole: a sentence, not a date. */
  readonly wrap?: boolean
  /** Left out on a phone, and of a wide table on a tablet, where the columns that matter need its room; or on a tablet alone. */
  readonly detail?: boolean | 'tablet'
}

export interface Sort<Key extends string = string> {
  readonly by: Key
  readonly order: 'ascending' | 'descending'
}

interface DataTableProps<Row, Key extends string> {
  /** Says what is listed; heard, not seen. */
  readonly caption: string
  readonly columns: readonly Column<Row, Key>[]
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => string
  /** Null for an order that no head stands for. */
  readonly sort?: Sort<Key> | null
  /** The component doesn't sort: that takes all rows, which as a rule only the server has. */
  readonly onSort?: (sort: Sort<Key>) => void
  /** Rows of the same shape while the first ones are on their way. */
  readonly loading?: boolean
  /** Shown for an empty table, with what to do about it. */
  readonly empty?: ReactNode
  /** `rows` of the table that a page is about: the page’s first links skip to them. */
  readonly id?: 'rows'
  /** Its head stays in sight when it is given a height to scroll in. */
  readonly maxHeight?: string
}

const Scroll = chakra('section', {
  base: { position: 'relative', overflow: 'auto', borderRadius: 'inherit' },
})
/** With more columns a table is wide. */
const mostNarrow = 4
const placeholders = ['a', 'b', 'c', 'd', 'e']

/** Rows of figures and words: sorted by their heads, and on a phone a card each. */
export function DataTable<Row, Key extends string>({
  caption,
  columns,
  rows,
  keyOf,
  sort,
  onSort,
  loading = false,
  empty,
  id,
  maxHeight = 'none',
}: DataTableProps<Row, Key>) {
  if (!loading && rows.length === 0 && empty) return empty
  const heading = Math.max(
    0,
    columns.findIndex(({ title }) => title),
  )
  return (
    // A region that scrolls must be reachable with the keyboard.
    <Scroll aria-label={caption} aria-busy={loading} tabIndex={0} style={{ maxHeight }}>
      {onSort && <PhoneSort columns={columns} sort={sort} onSort={onSort} />}
      {/* Cards take the roles away that a table has; they are given back. */}
      <Table.Root role="table" {...(columns.length > mostNarrow && { 'data-wide': '' })}>
        <caption className="visually-hidden">{caption}</caption>
        <Table.Header role="rowgroup">
          <Table.Row role="row">
            {columns.map((column) => (
              <ColumnHead key={column.key} column={column} sort={sort} onSort={onSort} />
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body role="rowgroup" {...(id && { id, tabIndex: -1 })}>
          {loading
            ? placeholders.map((place) => (
                <Table.Row key={place} role="row">
                  {columns.map((column, index) => (
                    <Cell key={column.key} column={column} title={index === heading}>
                      <Skeleton width={index === 0 ? '70%' : '50%'} height="1.25rem" />
                    </Cell>
                  ))}
                </Table.Row>
              ))
            : rows.map((row) => (
                <Table.Row key={keyOf(row)} role="row">
                  {columns.map((column, index) => (
                    <Cell key={column.key} column={column} title={index === heading}>
                      {column.cell(row)}
                    </Cell>
                  ))}
                </Table.Row>
              ))}
        </Table.Body>
      </Table.Root>
    </Scroll>
  )
}

interface PhoneSortProps<Key extends string> {
  readonly columns: readonly Pick<Column<never, Key>, 'key' | 'name' | 'sortable'>[]
  readonly sort: Sort<Key> | null | undefined
  readonly onSort: (sort: Sort<Key>) => void
}

const Narrow = chakra('div', { base: { display: { md: 'none' }, padding: 'var(--space-3) var(--inset) 0' } })
const textOf = ({ by, order }: Sort): string => `${by} ${order}`

/** Cards have no heads to press. */
function PhoneSort<Key extends string>({ columns, sort, onSort }: PhoneSortProps<Key>) {
  const choices = columns
    .filter(({ sortable }) => sortable)
    .flatMap(({ key, name }) =>
      (['ascending', 'descending'] as const).map((order) => ({ sort: { by: key, order }, name })),
    )
  return (
    <Narrow>
      {/* The kit’s field is larger than the table. */}
      <PlainSelect
        label="Sort by"
        value={sort ? textOf(sort) : ''}
        onChange={({ target: { value } }) => {
          const chosen = choices.find((choice) => textOf(choice.sort) === value)
          if (chosen) onSort(chosen.sort)
        }}
      >
        {!sort && <option value="">Usual order</option>}
        {choices.map((choice) => (
          <option key={textOf(choice.sort)} value={textOf(choice.sort)}>
            {choice.name}, {choice.sort.order}
          </option>
        ))}
      </PlainSelect>
    </Narrow>
  )
}

interface CellProps {
  readonly column: {
    readonly name: string
    readonly align?: 'end'
    readonly wrap?: boolean
    readonly detail?: boolean | 'tablet'
  }
  readonly title: boolean
  readonly children: ReactNode
}

const Cell = ({ column, title, children }: CellProps) => (
  <Table.Cell
    role="cell"
    data-label={column.name}
    {...(title && { 'data-title': '' })}
    {...(column.align && { 'data-end': '' })}
    {...(column.wrap && { 'data-wrap': '' })}
    {...(column.detail && { 'data-detail': column.detail })}
  >
    {children}
  </Table.Cell>
)

interface ColumnHeadProps<Key extends string> {
  readonly column: {
    readonly key: Key
    readonly name: string
    readonly align?: 'end'
    readonly sortable?: boolean
    readonly detail?: boolean | 'tablet'
  }
  readonly sort: Sort<Key> | null | undefined
  readonly onSort: ((sort: Sort<Key>) => void) | undefined
}

function ColumnHead<Key extends string>({ column, sort, onSort }: ColumnHeadProps<Key>) {
  const order = sort?.by === column.key ? sort.order : undefined
  const marks = {
    ...(column.align && { 'data-end': '' }),
    ...(column.detail && { 'data-detail': column.detail }),
  }
  if (!column.sortable || !onSort)
    return (
      <Table.ColumnHeader role="columnheader" scope="col" {...marks}>
        <span>{column.name}</span>
      </Table.ColumnHeader>
    )
  const next = order === 'ascending' ? 'descending' : 'ascending'
  return (
    <Table.ColumnHeader role="columnheader" scope="col" {...marks} {...(order && { 'aria-sort': order })}>
      <button type="button" onClick={() => onSort({ by: column.key, order: next })}>
        {column.name}
        <Icon
          of={order === 'ascending' ? ArrowUp : order === 'descending' ? ArrowDown : ArrowUpDown}
          size={14}
        />
      </button>
    </Table.ColumnHeader>
  )
}
