import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { useNow } from '../../lib/browser/use-now.ts'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Button } from '../../ui/kit/button.tsx'
import { DataTable } from '../../ui/kit/table.tsx'
import { EndKeyDialog } from './end-key-dialog.tsx'
import { environments, keyColumns } from './key-columns.tsx'
import { RegenerateDialog } from './regenerate-dialog.tsx'
import { type ApiKey, keyText, lasts, type Subscription, works } from './rules.ts'
import css from './subscriptions.module.css'

type Asking = { readonly end: ApiKey } | { readonly regenerate: ApiKey['type'] }

const types = ['TEST', 'LIVE'] as const

/** Every key of a subscription, those that ended of late included, and what can be done with them. */
export function KeysCard({ subscription }: { readonly subscription: Subscription }) {
  const { keys, name, status, live_blocker } = subscription
  const [asking, setAsking] = useState<Asking | null>(null)
  const now = useNow(keys.some((key) => key.status === 'GRACE') ? 1_000 : 60_000)
  const columns = keyColumns(now)
  const working = keys.filter((key) => works(key, now))
  const replaceable = (type: ApiKey['type']) =>
    working.find((key) => key.type === type && key.status === 'ACTIVE')

  return (
    <Card as="section" padded={false} aria-labelledby="keys">
      <header className={css.cardHead}>
        <h2 className={css.title} id="keys">
          Keys
        </h2>
        {status === 'ACTIVE' && (
          <div className={css.buttons}>
            {types
              // What stands before a live key is told above, with the way to it.
              .filter((type) => type === 'TEST' || !live_blocker)
              .map((type) => (
                <Button key={type} onClick={() => setAsking({ regenerate: type })}>
                  {replaceable(type) ? 'Replace' : 'Create'} {environments[type].toLowerCase()} key
                </Button>
              ))}
          </div>
        )}
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
          ...(working.length > 0
            ? [
                {
                  key: 'actions',
                  name: 'Actions',
                  cell: (key: ApiKey) =>
                    works(key, now) && (
                      <Button
                        look="link"
                        aria-label={`End now: ${keyText(key)}`}
                        onClick={() => setAsking({ end: key })}
                      >
                        End now
                      </Button>
                    ),
                },
              ]
            : []),
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
      {asking && 'end' in asking && (
        <EndKeyDialog keys={[asking.end]} now={now} onClose={() => setAsking(null)} />
      )}
      {asking && 'regenerate' in asking && (
        <RegenerateDialog
          subscription={subscription}
          type={asking.regenerate}
          replaced={replaceable(asking.regenerate)}
          inGrace={working.find(({ type, status }) => type === asking.regenerate && status === 'GRACE')}
          now={now}
          onClose={() => setAsking(null)}
        />
      )}
    </Card>
  )
}
