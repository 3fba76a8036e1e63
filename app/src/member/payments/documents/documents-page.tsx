import { download } from '@switchboard/sdk'
import { useQuery } from '@tanstack/react-query'
import { ReceiptText } from 'lucide-react'
import { formatDate, today } from '../../../base/format/dates.ts'
import { formatMoney } from '../../../base/format/format.ts'
import { MonthCsv } from '../../../domain/exports/month-csv.tsx'
import { RoleNote, useRoleRefusal } from '../../../domain/team/role-gate.tsx'
import { ChoiceFilter, useList } from '../../../lib/query/list-filters.tsx'
import { PagedTable } from '../../../lib/query/paged-table.tsx'
import { usePortal } from '../../../lib/services.ts'
import { href } from '../../../paths.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { CardGrid } from '../../../ui/figure-card.tsx'
import type { Column } from '../../../ui/kit/table.tsx'
import { ListCard } from '../../../ui/list-card.tsx'
import { tools } from '../../../ui/list-tools.ts'
import { PageFrame } from '../../../ui/page-frame.tsx'
import {
  documentKinds,
  documentsAddress,
  documentsGate,
  documentsPageSize,
  documentsQuery,
  type TaxDocument,
} from '../queries.ts'
import { TaxDataCard } from './tax-data-card.tsx'

/** The year of the first documents. */
const firstYear = 2026

/** Receipts, invoices and credit notes, whom they name, and a month of them as a file. */
export function DocumentsPage() {
  const isClosed = useRoleRefusal(documentsGate) !== undefined
  return (
    <PageFrame
      title="Receipts and invoices"
      about="A receipt for each top-up, an invoice for each monthly statement and a credit note for each refund."
      back={{ label: 'Statements', href: href('pay') }}
    >
      {isClosed ? (
        <RoleNote gate={documentsGate} />
      ) : (
        <>
          <Documents />
          <CardGrid>
            <TaxDataCard />
            <MonthCsv
              title="For your accountant"
              about="All documents of a month, with net amount, VAT and total."
              start={(portal, month) =>
                download(portal, 'get', '/api/tax-documents/export', { params: { query: { month } } })
              }
            />
          </CardGrid>
        </>
      )}
    </PageFrame>
  )
}

const columns: readonly Column<TaxDocument>[] = [
  {
    key: 'number',
    name: 'Number',
    title: true,
    cell: ({ number }) => (
      <a className="link" href={href('document', { number })}>
        {number}
      </a>
    ),
  },
  { key: 'kind', name: 'Kind', cell: ({ kind }) => documentKinds[kind] },
  { key: 'date', name: 'Date', cell: ({ issued_at }) => formatDate(issued_at) },
  { key: 'for', name: 'For', wrap: true, cell: ({ lines }) => lines[0]?.description },
  { key: 'vat', name: 'VAT', align: 'end', detail: true, cell: (row) => formatMoney(row.vat, row.currency) },
  { key: 'gross', name: 'Total', align: 'end', cell: (row) => formatMoney(row.gross, row.currency) },
]

function Documents() {
  const { address, show, isNarrowed } = useList(documentsAddress)
  const query = useQuery(documentsQuery(usePortal(), address))
  const thisYear = Number(today().slice(0, 4))
  const years = Array.from({ length: Math.max(thisYear - firstYear, 0) + 1 }, (_, ago) =>
    String(thisYear - ago),
  )
  return (
    <ListCard id="documents" title="Documents">
      <div className={tools()}>
        <ChoiceFilter
          label="Year"
          options={new Map(years.map((year) => [year, year]))}
          value={address.year}
          onChange={(year) => show({ year, page: 1 })}
        />
      </div>
      <PagedTable
        query={query}
        what="your documents"
        level={3}
        caption="Documents, newest first"
        columns={columns}
        keyOf={({ number }) => number}
        empty={
          <EmptyState
            icon={ReceiptText}
            level={3}
            title={isNarrowed ? 'No documents in this year' : 'No documents yet'}
          >
            Your first top-up brings a receipt.
          </EmptyState>
        }
        list={{ address, show }}
        pageSize={documentsPageSize}
      />
    </ListCard>
  )
}
