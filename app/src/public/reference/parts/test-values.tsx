import type { ReactNode } from 'react'
import { Card } from '../../../ui/card.tsx'
import { classes } from '../../../ui/classes.ts'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { row } from '../../../ui/layout.ts'
import { type Column, PlainTable } from '../../../ui/plain-table.tsx'
import { StatusTag } from '../operation/status-tag.tsx'
import type { ApiVersion } from '../types.ts'
import css from './parts.module.css'

type Datum = ApiVersion['test_data'][number]

interface TestValuesProps {
  readonly data: readonly Datum[]
  /** Leads to the operation, where the list is of more than one. */
  readonly operation?: ((datum: Datum) => ReactNode) | undefined
}

const value: Column<Datum> = {
  name: 'Value',
  cell: (datum) => (
    <span className={classes(row(2, 'inline'), css.value)}>
      <code>{datum.value}</code>
      <CopyButton text={datum.value} what={datum.value} />
    </span>
  ),
}
const label: Column<Datum> = { name: 'Simulates', cell: (datum) => datum.label }
const goes: Column<Datum> = { name: 'Goes in', cell: (datum) => <code className={css.code}>{datum.at}</code> }
const answer: Column<Datum> = {
  name: 'Response',
  cell: ({ outcome }) => (
    <span className={classes(row(2, 'inline'), css.value)}>
      <StatusTag status={String(outcome.status)} />
      {outcome.example && <code className={css.code}>{outcome.example}</code>}
    </span>
  ),
}

export function TestValues({ data, operation }: TestValuesProps) {
  const columns = operation
    ? [value, label, { name: 'Operation', cell: operation }, answer]
    : [value, label, goes, answer]
  return (
    <Card padded={false}>
      <PlainTable
        caption="Test values"
        columns={columns}
        rows={data}
        keyOf={(datum) => `${datum.operation_id} ${datum.at} ${datum.value}`}
      />
    </Card>
  )
}
