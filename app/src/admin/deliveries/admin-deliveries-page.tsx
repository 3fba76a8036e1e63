import { download } from '@switchboard/sdk'
import { useQuery } from '@tanstack/react-query'
import { MailCheck } from 'lucide-react'
import { formatTime } from '../../base/format/dates.ts'
import { useTypedWords } from '../../lib/browser/use-typed-words.ts'
import { useUrlState } from '../../lib/browser/use-url-state.ts'
import { PagedTable } from '../../lib/query/paged-table.tsx'
import { StatusFilter } from '../../lib/query/status-filter.tsx'
import { usePortal } from '../../lib/services.ts'
import { href } from '../../paths.ts'
import css from '../../theme/admin.module.css'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Button } from '../../ui/kit/button.tsx'
import { SelectField } from '../../ui/kit/select-field.tsx'
import type { Column } from '../../ui/kit/table.tsx'
import { Tag } from '../../ui/kit/tag.tsx'
import { TextField } from '../../ui/kit/text-field.tsx'
import { tool, tools } from '../../ui/list-tools.ts'
import { PageFrame } from '../../ui/page-frame.tsx'
import { useSelection } from '../bulk/use-selection.tsx'
import { CsvButton } from '../csv-button.tsx'
import { SavedViews } from '../views/saved-views.tsx'
import {
  type Delivery,
  deliveriesAddress,
  deliveriesFilterOf,
  kinds,
  statuses,
} from './deliveries-address.ts'
import { DeliveryBulk } from './delivery-bulk.tsx'
import { DeliveryDrawer } from './delivery-drawer.tsx'
import { deliveriesQuery, pageSize } from './queries.ts'

/** Emails and webhooks that wait, failed or were sent; never what they say. */
export function AdminDeliveriesPage() {
  const [address, show] = useUrlState(deliveriesAddress)
  const query = useQuery(deliveriesQuery(usePortal(), address))
  const [search, typeSearch] = useTypedWords(address.search, (words) =>
    show({ ...address, search: words, page: 1 }, { replace: true }),
  )
  const selection = useSelection(query.data?.data, { keyOf, nameOf })
  const narrowed = address.kind || address.status || address.search || address.page > 1
  const clear = () => {
    typeSearch('')
    show({ ...address, kind: '', status: '', search: '', page: 1, delivery: '' })
  }

  return (
    <PageFrame
      title="Deliveries"
      about="Emails and webhooks that are waiting, failed or were sent. Their content isn’t shown."
    >
      <Card as="section" padded={false} aria-label="Deliveries">
        <DeliveryTools address={address} show={show} search={search} onSearch={typeSearch} />
        {selection.selectable > 0 && <DeliveryBulk selection={selection} />}
        <PagedTable
          query={query}
          what="the deliveries"
          caption="Deliveries"
          columns={[...(selection.selectable > 0 ? [selection.column] : []), ...columnsOf(address)]}
          keyOf={keyOf}
          empty={
            <EmptyState
              icon={MailCheck}
              title={narrowed ? 'No deliveries here' : 'No deliveries yet'}
              action={narrowed && <Button onClick={clear}>Clear filters</Button>}
            >
              {narrowed
                ? 'Nothing matches these filters.'
                : 'Emails and webhooks are listed here as soon as they’re queued.'}
            </EmptyState>
          }
          sort={address.sort}
          onSort={(sort) => show({ ...address, sort, page: 1 })}
          page={address.page}
          pageSize={pageSize}
          file={
            <CsvButton
              name="deliveries"
              start={(portal) =>
                download(portal, 'get', '/api/admin/deliveries/export', {
                  params: { query: deliveriesFilterOf(address) },
                })
              }
            />
          }
          onPage={(next) => show({ ...address, page: next })}
          note={() => 'Emails are kept for 90 days, webhooks for 30.'}
        />
      </Card>
      <DeliveryDrawer id={address.delivery || null} onClose={() => show({ ...address, delivery: '' })} />
    </PageFrame>
  )
}

const keyOf = ({ delivery_id }: Delivery) => delivery_id
const nameOf = ({ subject, recipient }: Delivery) => `${subject}, to ${recipient}`

type Address = ReturnType<typeof deliveriesAddress.read>

const columnsOf = (address: Address): readonly Column<Delivery>[] => [
  {
    key: 'subject',
    name: 'Subject',
    title: true,
    wrap: true,
    cell: ({ delivery_id, subject }) => (
      <a
        className="link"
        href={`${href('adminDeliveries')}?${deliveriesAddress.write('', { ...address, delivery: delivery_id })}`}
      >
        {subject}
      </a>
    ),
  },
  { key: 'kind', name: 'Kind', detail: true, cell: (delivery) => kinds[delivery.kind] },
  {
    key: 'recipient',
    name: 'To',
    wrap: true,
    cell: ({ recipient, user_name }) => (
      <span className={css.named}>
        {recipient}
        {user_name && <span className="note-line">{user_name}</span>}
      </span>
    ),
  },
  {
    key: 'status',
    name: 'Status',
    wrap: true,
    cell: ({ status: one, last_error }) => (
      <div>
        <Tag tone={statuses[one].tone}>{statuses[one].name}</Tag>
        {one !== 'SENT' && last_error && <span className="note-line">{last_error}</span>}
      </div>
    ),
  },
  { key: 'attempts', name: 'Attempts', align: 'end', detail: true, cell: ({ attempts }) => attempts },
  {
    key: 'created_at',
    name: 'When',
    sortable: true,
    cell: ({ created_at }) => (
      <time className={css.when} dateTime={created_at}>
        {formatTime(created_at)}
      </time>
    ),
  },
]

interface DeliveryToolsProps {
  readonly address: Address
  readonly show: (next: Address) => void
  readonly search: string
  readonly onSearch: (words: string) => void
}

function DeliveryTools({ address, show, search, onSearch }: DeliveryToolsProps) {
  return (
    <div className={tools()}>
      <div className={tool('search')}>
        <TextField
          label="Search"
          size="sm"
          placeholder="Recipient, account or subject"
          value={search}
          maxLength={200}
          onChange={({ target }) => onSearch(target.value)}
        />
      </div>
      <div className={tool('choice')}>
        <SelectField
          label="Kind"
          size="sm"
          value={address.kind}
          onChange={({ target }) => show({ ...address, kind: target.value as Delivery['kind'], page: 1 })}
        >
          <option value="">All</option>
          {Object.entries(kinds).map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </SelectField>
      </div>
      <div className={tool('choice')}>
        <StatusFilter
          statuses={statuses}
          value={address.status}
          onChange={(next) => show({ ...address, status: next, page: 1 })}
        />
      </div>
      <SavedViews list="deliveries" />
    </div>
  )
}
