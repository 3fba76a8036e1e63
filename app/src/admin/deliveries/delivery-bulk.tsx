import { mutationOptions } from '@switchboard/sdk/react-query'
import { usePortal } from '../../lib/services.ts'
import { BulkBar } from '../bulk/bulk-bar.tsx'
import { BulkDialog } from '../bulk/bulk-dialog.tsx'
import type { Selection } from '../bulk/use-selection.tsx'
import type { Delivery } from './deliveries-address.ts'

interface DeliveryBulkProps {
  readonly selection: Selection<Delivery>
}

/** Several deliveries tried again, or stopped; those that were sent stay as they are. */
export function DeliveryBulk({ selection }: DeliveryBulkProps) {
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

interface DeliverProps {
  readonly rows: readonly Delivery[]
  readonly deed: 'retry' | 'give-up'
  readonly onClose: () => void
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
