import { download } from '@switchboard/sdk'
import { useQuery } from '@tanstack/react-query'
import { Download, FileX, Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatDate } from '../../../base/format/dates.ts'
import { formatDecimal, formatMoney } from '../../../base/format/format.ts'
import { toHundredths } from '../../../base/format/money.ts'
import { useDownload } from '../../../domain/exports/use-download.ts'
import { RoleNote, useRoleRefusal } from '../../../domain/team/role-gate.tsx'
import { usePageHead } from '../../../lib/browser/use-page-head.ts'
import { QueryBoundary } from '../../../lib/query/query-boundary.tsx'
import { usePortal } from '../../../lib/services.ts'
import { href } from '../../../paths.ts'
import type { PageProps } from '../../../router/preloadable.ts'
import { Card } from '../../../ui/card.tsx'
import { classes } from '../../../ui/classes.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Fact } from '../../../ui/facts.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { Button } from '../../../ui/kit/button.tsx'
import { type Column, DataTable } from '../../../ui/kit/table.tsx'
import { row, stack } from '../../../ui/layout.ts'
import { PageFrame } from '../../../ui/page-frame.tsx'
import { PlainSkeleton } from '../../../ui/plain-skeleton.tsx'
import { Facts, Party } from '../facts.tsx'
import css from '../payments.module.css'
import { documentKinds, documentQuery, documentsGate, type TaxDocument } from '../queries.ts'

/** A receipt, invoice or credit note on paper. */
export function DocumentPage({ params: { number = '' } }: PageProps) {
  const isClosed = useRoleRefusal(documentsGate) !== undefined
  const query = useQuery({ ...documentQuery(usePortal(), number), enabled: !isClosed })
  const kind = query.data?.data.kind
  const title = `${kind ? documentKinds[kind] : 'Document'} ${number}`
  usePageHead({ title })
  const frame = (children: ReactNode, state?: string) => (
    <PageFrame
      title={title}
      back={{ label: 'Receipts and invoices', href: href('documents') }}
      actions={state === 'found' && <Actions number={number} />}
    >
      {children}
    </PageFrame>
  )
  if (isClosed) return frame(<RoleNote gate={documentsGate} />)
  return (
    <QueryBoundary
      queries={[query]}
      what="this document"
      level={2}
      skeleton={<PlainSkeleton height="560px" />}
      missing={frame(
        <EmptyState icon={FileX} level={2} title="There’s no such document">
          Check the number, or look for it in the list.
        </EmptyState>,
      )}
      frame={frame}
    >
      {({ data }) => frame(<Sheet document={data} />, 'found')}
    </QueryBoundary>
  )
}

function Actions({ number }: Pick<TaxDocument, 'number'>) {
  const { save, busy, failure } = useDownload({
    start: (portal) => download(portal, 'get', '/api/tax-documents/pdf', { params: { query: { number } } }),
    filename: `${number}.pdf`,
  })
  return (
    <>
      <Button icon={Printer} onClick={() => window.print()}>
        Print
      </Button>
      <Button icon={Download} look="primary" busy={busy} onClick={() => void save()}>
        Download PDF
      </Button>
      <FormError of={failure} title="The PDF couldn’t be downloaded." />
    </>
  )
}

const Sheet = ({ document }: { readonly document: TaxDocument }) => (
  <Card as="article" className={classes(stack(5), css.document)}>
    <div className={classes(row([4, 7], 'between', 'top'), css.parties)}>
      <Party label="From" of={document.seller} />
      <Party label="To" of={document.buyer} />
    </div>
    <Facts>
      <Fact name="Number">{document.number}</Fact>
      <Fact name="Date">{formatDate(document.issued_at)}</Fact>
      <Fact name="Reference">
        <span className="mono">{document.reference}</span>
      </Fact>
      {document.corrects && (
        <Fact name="Corrects">
          <a className="link" href={href('document', { number: document.corrects })}>
            {document.corrects}
          </a>
        </Fact>
      )}
    </Facts>
    <DataTable
      caption={`Lines in ${document.currency}`}
      columns={lineColumns}
      rows={document.lines}
      keyOf={({ description }) => description}
    />
    <Facts>
      {toHundredths(document.vat_rate) > 0n && (
        <>
          <Fact name="Net">{formatMoney(document.net, document.currency)}</Fact>
          <Fact name={`VAT ${Number(document.vat_rate)}%`}>
            {formatMoney(document.vat, document.currency)}
          </Fact>
        </>
      )}
      <Fact name="Total">
        <strong>{formatMoney(document.gross, document.currency)}</strong>
      </Fact>
    </Facts>
  </Card>
)

const lineColumns: readonly Column<TaxDocument['lines'][number]>[] = [
  { key: 'description', name: 'Description', wrap: true, cell: ({ description }) => description },
  { key: 'amount', name: 'Amount', align: 'end', cell: ({ amount }) => formatDecimal(amount) },
]
