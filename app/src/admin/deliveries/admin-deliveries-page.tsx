import { mutationOptions } from '@switchboard/sdk/react-query'
import { useQuery } from '@tanstack/react-query'
import { MailCheck } from 'lucide-react'
import { formatTime } from '../../base/format/dates.ts'
import { ChoiceFilter, useList } from '../../lib/query/list-filters.tsx'
import { PagedTable } from '../../lib/query/paged-table.tsx'
import { usePortal } from '../../lib/services.ts'
import { href } from '../../paths.ts'
import css from '../../theme/admin.module.css'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Button } from '../../ui/kit/button.tsx'
import type { Column } from '../../ui/kit/table.tsx'
import { Tag } from '../../ui/kit/tag.tsx'
import { tools } from '../../ui/list-tools.ts'
import { PageFrame } from '../../ui/page-frame.tsx'
import { BulkBar } from '../bulk/bulk-bar.tsx'
import { BulkDialog } from '../bulk/bulk-dialog.tsx'
import { type Selection, useSelection } from '../bulk/use-selection.tsx'
import { CsvButton } from '../csv-button.tsx'
import { TextFilter } from '../text-filter.tsx'
import { SavedViews } from '../views/saved-views.tsx'
import {
  type DeliveriesAddress,
  type Delivery,
  deliveriesAddress,
  deliveriesFilterOf,
  kinds,
  statuses,
} from './deliveries-address.ts'
import { DeliveryDrawer } from './delivery-drawer.tsx'
import { deliveriesQuery, pageSize } from './queries.ts'

interface DeliveryBulkProps {
  readonly selection: Selection<Delivery>
}

interface DeliverProps {
  readonly rows: readonly Delivery[]
  readonly deed: 'retry' | 'give-up'
  readonly onClose: () => void
}

/** Emails and webhooks that wait, failed or were sent; never what they say. */
export function AdminDeliveriesPage() {
  const list = useList(deliveriesAddress)
  const { address, show, isNarrowed, clear } = list
  const query = useQuery(deliveriesQuery(usePortal(), address))
  const selection = useSelection(query.data?.data, { keyOf, nameOf })
  return (
    <PageFrame
      title="Deliveries"
      about="Emails and webhooks that are waiting, failed or were sent. Their content isn’t shown."
    >
      <Card as="section" padded={false} aria-label="Deliveries">
        <div className={tools()}>
          <TextFilter
            label="Search"
            placeholder="Recipient, account or subject"
            words={address.search}
            onWords={(search) => show({ ...address, search, page: 1 }, { replace: true })}
          />
          <ChoiceFilter
            label="Kind"
            options={kinds}
            value={address.kind}
            onChange={(kind) => show({ ...address, kind, page: 1 })}
          />
          <ChoiceFilter
            label="Status"
            options={statuses}
            value={address.status}
            onChange={(status) => show({ ...address, status, page: 1 })}
          />
          <SavedViews list="deliveries" />
        </div>
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
              title={isNarrowed ? 'No deliveries here' : 'No deliveries yet'}
              action={isNarrowed && <Button onClick={clear}>Clear filters</Button>}
            >
              {isNarrowed
                ? 'Nothing matches these filters.'
                : 'Emails and webhooks are listed here as soon as they’re queued.'}
            </EmptyState>
          }
          list={list}
          pageSize={pageSize}
          file={
            <CsvButton
              name="deliveries"
              path="/api/admin/deliveries/export"
              query={deliveriesFilterOf(address)}
            />
          }
          note={() => 'Emails are kept for 90 days, webhooks for 30.'}
        />
      </Card>
      <DeliveryDrawer id={address.delivery} onClose={() => show({ ...address, delivery: null })} />
    </PageFrame>
  )
}

const keyOf = ({ delivery_id }: Delivery) => delivery_id
const nameOf = ({ subject, recipient }: Delivery) => `${subject}, to ${recipient}`

const columnsOf = (address: DeliveriesAddress): readonly Column<Delivery>[] => [
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
        <Tag tone={statuses[one].tone}>{statuses[one].label}</Tag>
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

/** Several deliveries tried again, or stopped; those that were sent stay as they are. */
function DeliveryBulk({ selection }: DeliveryBulkProps) {
  return (
    <BulkBar
      noun="delivery"
      nouns="deliveries"
      selection={selection}
      actions={[
        {
          label: 'Try again',
          appliesTo: ({ status }) => status !== 'SENT',
          dialog: (rows, onClose) => <Deliver rows={rows} deed="retry" onClose={onClose} />,
        },
        {
          label: 'Stop',
          appliesTo: ({ status }) => status === 'WAITING' || status === 'FAILED',
          dialog: (rows, onClose) => <Deliver rows={rows} deed="give-up" onClose={onClose} />,
        },
      ]}
    />
  )
}

function Deliver({ rows, deed, onClose }: DeliverProps) {
  const retrying = deed === 'retry'
  const portal = usePortal()
  const { mutationKey, mutationFn } = retrying
    ? mutationOptions(portal, 'post', '/api/admin/deliveries/retry')
    : mutationOptions(portal, 'post', '/api/admin/deliveries/give-up')
  const deliveriesOf = (count: number) => (count === 1 ? '1 delivery' : `${count} deliveries`)
  return (
    <BulkDialog
      rows={rows}
      keyOf={({ delivery_id }) => delivery_id}
      nameOf={({ subject, recipient }) => `${subject}, to ${recipient}`}
      titleOf={({ length }) =>
        `${retrying ? 'Try' : 'Stop'} ${deliveriesOf(length)}${retrying ? ' again' : ''}?`
      }
      about={
        retrying
          ? 'Each is sent as soon as it’s its turn, and tried as often as a new one.'
          : 'They’re never sent, unless somebody tries them again.'
      }
      action={retrying ? 'Try again' : 'Stop'}
      look={retrying ? 'primary' : 'danger'}
      write={{
        mutationKey,
        each: ({ delivery_id }, _values, context) => mutationFn({ body: { delivery_id } }, context),
      }}
      doneOf={(count) => `${deliveriesOf(count)} ${retrying ? 'queued' : 'stopped'}`}
      onClose={onClose}
    />
  )
}
