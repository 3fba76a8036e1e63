import type { components } from '@switchboard/sdk'
import { useQuery } from '@tanstack/react-query'
import { Webhook as WebhookIcon } from 'lucide-react'
import { useState } from 'react'
import { RoleButton, useRoleRefusal } from '../../domain/team/role-gate.tsx'
import { webhooksQuery } from '../../domain/webhooks.ts'
import { QueryBoundary } from '../../lib/query/query-boundary.tsx'
import { usePortal } from '../../lib/services.ts'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Button } from '../../ui/kit/button.tsx'
import { Skeleton } from '../../ui/kit/skeleton.tsx'
import { stack } from '../../ui/layout.ts'
import { PageFrame } from '../../ui/page-frame.tsx'
import { Deliveries } from './deliveries.tsx'
import { SecretDialog } from './secret-dialog.tsx'
import type { Webhook } from './texts.ts'
import { VerifySection } from './verify-section.tsx'
import { WebhookCard } from './webhook-card.tsx'
import { AddWebhook } from './webhook-drawer.tsx'

/** Addresses that are told of events, what was sent to them, and how to know that it is ours. */
export function WebhooksPage() {
  const query = useQuery(webhooksQuery(usePortal()))
  const [adding, setAdding] = useState(false)
  const [secret, setSecret] = useState<components['schemas']['WebhookWithSecret'] | null>(null)
  const webhooks = query.data?.data ?? []
  return (
    <PageFrame
      title="Webhooks"
      about="Tell your server about low credits, expiring keys, payments and deprecated APIs as they happen."
      actions={
        <RoleButton gate="POST /api/webhooks" look="primary" onClick={() => setAdding(true)}>
          Add webhook
        </RoleButton>
      }
    >
      <QueryBoundary
        queries={[query]}
        what="your webhooks"
        skeleton={<Skeleton height="120px" />}
        frame={(state) => <Card as="section">{state}</Card>}
        empty={{ when: ({ data }) => data.length === 0, show: <NoWebhooks onAdd={() => setAdding(true)} /> }}
      >
        {({ data }) => <WebhookList of={data} onSecret={setSecret} />}
      </QueryBoundary>
      {webhooks.length > 0 && <Deliveries webhooks={webhooks} />}
      <VerifySection />
      {adding && (
        <AddWebhook
          onClose={() => setAdding(false)}
          onAdded={(added) => {
            setAdding(false)
            setSecret(added)
          }}
        />
      )}
      {secret && <SecretDialog key={secret.secret} made={secret} onClose={() => setSecret(null)} />}
    </PageFrame>
  )
}

interface WebhookListProps {
  readonly of: readonly Webhook[]
  readonly onSecret: (result: components['schemas']['WebhookWithSecret']) => void
}

const WebhookList = ({ of: webhooks, onSecret }: WebhookListProps) => (
  <ul className={stack(3)} aria-label="Webhooks">
    {webhooks.map((webhook) => (
      <WebhookCard key={webhook.webhook_id} of={webhook} onSecret={onSecret} />
    ))}
  </ul>
)

/** People who can't add one have read so beside the button at the top. */
function NoWebhooks({ onAdd }: { readonly onAdd: () => void }) {
  const mayAdd = useRoleRefusal('POST /api/webhooks') === undefined
  return (
    <Card>
      <EmptyState
        icon={WebhookIcon}
        title="No webhooks yet"
        level={2}
        action={mayAdd && <Button onClick={onAdd}>Add your first webhook</Button>}
      >
        Pause a batch before credits run out, rotate a key before it expires, or close an order the moment its
        payment settles: we POST a signed event to your URL, so you don’t have to poll.
      </EmptyState>
    </Card>
  )
}
