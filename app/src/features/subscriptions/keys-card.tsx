import { KeyRound } from 'lucide-react'
import { useNow } from '../../lib/browser/use-now.ts'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { DataTable } from '../../ui/kit/table.tsx'
import { keyColumns } from './key-columns.tsx'
import { lasts, type Subscription } from './rules.ts'
import css from './subscriptions.module.css'

/** Every key of a subscription, those that ended of late included. */
export function KeysCard({ subscription }: { readonly subscription: Subscription }) {
  const { keys, name } = subscription
  const now = useNow(keys.some(({ status }) => status === 'GRACE') ? 1_000 : 60_000)
  const columns = keyColumns(now)
  return (
    <Card as="section" padded={false} aria-labelledby="keys">
      <header className={css.cardHead}>
        <h2 className={css.title} id="keys">
          Keys
        </h2>
      </header>
      <DataTable
        caption={`Keys of ${name}, newest first`}
        columns={[
          columns.key,
          columns.environment,
          columns.status,
          columns.used,
          columns.created,
          columns.expires,
        ]}
        rows={keys}
        keyOf={({ key_id }) => key_id}
        empty={
          <EmptyState icon={KeyRound} level={3} title="No keys">
            {lasts(subscription)
              ? 'Keys appear here once the subscription has started.'
              : 'Keys that ended are listed for 30 days.'}
          </EmptyState>
        }
      />
    </Card>
  )
}
