import type { components } from '@switchboard/sdk'
import { useQuery } from '@tanstack/react-query'
import { SearchX, ShieldCheck } from 'lucide-react'
import { formatMoment } from '../../base/format/dates.ts'
import { publisherName } from '../../base/format/format.ts'
import { states } from '../../domain/kyb/form-definition.ts'
import { useTypedWords } from '../../lib/browser/use-typed-words.ts'
import { useUrlState } from '../../lib/browser/use-url-state.ts'
import { PagedTable } from '../../lib/query/paged-table.tsx'
import { usePortal } from '../../lib/services.ts'
import { href } from '../../paths.ts'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Segments } from '../../ui/kit/segments.tsx'
import type { Column } from '../../ui/kit/table.tsx'
import { Tag } from '../../ui/kit/tag.tsx'
import { row } from '../../ui/layout.ts'
import { PageFrame } from '../../ui/page-frame.tsx'
import { SearchBox } from '../../ui/search-box.tsx'
import { CsvButton } from '../csv-button.tsx'
import { SavedViews } from '../views/saved-views.tsx'
import { pageSize, reviewsQuery } from './queries.ts'
import { reviewAddress, reviewFilterOf } from './review-address.ts'

type Row = components['schemas']['AdminKyb']

const columns: readonly Column<Row>[] = [
  {
    key: 'business_name',
    name: 'Business',
    sortable: true,
    title: true,
    wrap: true,
    cell: ({ submission }) => (
      <a className="link" href={href('adminKybReview', { id: submission.kyb_id })}>
        {submission.business_name}
      </a>
    ),
  },
  {
    key: 'apis',
    name: 'For',
    cell: ({ submission: { publisher, tag } }) => `${publisherName(publisher)}, ${tag ?? 'all APIs'}`,
  },
  { key: 'contact', name: 'Contact', wrap: true, cell: ({ contact_name }) => contact_name },
  { key: 'attempt', name: 'Attempt', align: 'end', detail: true, cell: ({ attempt }) => attempt },
  {
    key: 'submitted_at',
    name: 'Sent',
    sortable: true,
    cell: ({ submission }) => formatMoment(submission.submitted_at),
  },
  {
    key: 'state',
    name: 'State',
    cell: ({ submission }) => (
      <Tag tone={states[submission.state].tone}>{states[submission.state].label}</Tag>
    ),
  },
]

/** Verifications that wait for somebody, and what became of the others. */
export function AdminKybPage() {
  const [address, show] = useUrlState(reviewAddress)
  const query = useQuery(reviewsQuery(usePortal(), address))
  const [words, type] = useTypedWords(address.search, (search) =>
    show({ ...address, search, page: 1 }, { replace: true }),
  )
  return (
    <PageFrame title="Business verifications" about="Forms in review come first, the oldest at the top.">
      <div className={row([3, 4])}>
        <Segments
          label="State"
          value={address.state}
          options={[
            { value: 'IN_REVIEW', label: 'In review' },
            { value: 'REJECTED', label: 'Sent back' },
            { value: 'APPROVED', label: 'Approved' },
            { value: 'ALL', label: 'All' },
          ]}
          onChange={(state) => show({ ...address, state, page: 1 })}
        />
        <SearchBox label="Search business, contact or ID" words={words} onWords={type} />
        <SavedViews list="verifications" />
      </div>
      <Card padded={false}>
        <PagedTable
          query={query}
          what="the verifications"
          level={2}
          caption="Business verifications"
          columns={columns}
          keyOf={({ submission }) => submission.kyb_id}
          empty={<Nothing waiting={address.state === 'IN_REVIEW' && !address.search} />}
          list={{ address, show }}
          pageSize={pageSize}
          file={
            <CsvButton name="verifications" path="/api/admin/kyb/export" query={reviewFilterOf(address)} />
          }
        />
      </Card>
    </PageFrame>
  )
}

const Nothing = ({ waiting }: { readonly waiting: boolean }) =>
  waiting ? (
    <EmptyState icon={ShieldCheck} level={2} title="Nothing to review">
      New verifications appear here. Those already decided are under “All”.
    </EmptyState>
  ) : (
    <EmptyState icon={SearchX} level={2} title="No verifications found">
      Try another status or fewer words.
    </EmptyState>
  )
