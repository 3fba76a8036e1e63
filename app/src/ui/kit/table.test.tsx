import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ChakraScope } from '../../theme/chakra-scope.tsx'
import { type Column, DataTable, type Sort } from './table.tsx'

interface Key {
  readonly name: string
  readonly calls: number
}

const columns: readonly Column<Key, 'name' | 'calls'>[] = [
  { key: 'calls', name: 'Calls', align: 'end', sortable: true, cell: ({ calls }) => calls },
  { key: 'name', name: 'Name', title: true, sortable: true, cell: ({ name }) => name },
]

function renderTable(props: Partial<Parameters<typeof DataTable<Key, 'name' | 'calls'>>[0]> = {}) {
  const onSort = vi.fn<(sort: Sort<'name' | 'calls'>) => void>()
  render(
    <ChakraScope>
      <DataTable
        caption="Keys"
        columns={columns}
        rows={[{ name: 'billing', calls: 3 }]}
        keyOf={({ name }) => name}
        sort={{ by: 'calls', order: 'ascending' }}
        onSort={onSort}
        {...props}
      />
    </ChakraScope>,
  )
  return onSort
}

test('a head says how it sorts, turns around when pressed, and another begins with the smallest', async () => {
  const onSort = renderTable()
  const head = screen.getByRole('columnheader', { name: 'Calls' })
  expect(head).toHaveAttribute('aria-sort', 'ascending')
  expect(screen.getByRole('columnheader', { name: 'Name' })).not.toHaveAttribute('aria-sort')
  await userEvent.click(within(head).getByRole('button'))
  await userEvent.click(screen.getByRole('button', { name: 'Name' }))
  expect(onSort.mock.calls).toEqual([
    [{ by: 'calls', order: 'descending' }],
    [{ by: 'name', order: 'ascending' }],
  ])
})

test('a cell knows the name of its column, for the card of a phone', () => {
  renderTable()
  expect(screen.getByRole('cell', { name: '3' })).toHaveAttribute('data-label', 'Calls')
  expect(screen.getByRole('cell', { name: 'billing' })).toHaveAttribute('data-title')
})

test('a wide table is marked with its details, head and cells, which a tablet leaves out', () => {
  const more = ['a', 'b', 'c', 'd'].map((key) => ({
    key: key as 'name',
    name: key,
    detail: true,
    cell: () => key,
  }))
  renderTable({ columns: [...columns, ...more] })
  expect(screen.getByRole('table')).toHaveAttribute('data-wide')
  expect(screen.getByRole('columnheader', { name: 'a' })).toHaveAttribute('data-detail')
  expect(screen.getByRole('cell', { name: 'a' })).toHaveAttribute('data-detail')
  expect(screen.getByRole('columnheader', { name: 'Name' })).not.toHaveAttribute('data-detail')
})

test('while rows are on their way, nothing says that there are none', () => {
  renderTable({ rows: [], loading: true, empty: 'No keys yet' })
  expect(screen.queryByText('No keys yet')).toBeNull()
  expect(screen.getByRole('region', { name: 'Keys' })).toHaveAttribute('aria-busy', 'true')
})

test('without rows, what comes next is said in their place', () => {
  renderTable({ rows: [], empty: 'No keys yet' })
  expect(screen.getByText('No keys yet')).toBeVisible()
  expect(screen.queryByRole('table')).toBeNull()
})
