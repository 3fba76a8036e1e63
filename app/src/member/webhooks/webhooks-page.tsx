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
import { JsonBlock } from '../../ui/json-block.tsx'
import { Button } from '../../ui/kit/button.tsx'
import { Dialog } from '../../ui/kit/dialog.tsx'
import { Secret } from '../../ui/kit/secret.tsx'
import { Skeleton } from '../../ui/kit/skeleton.tsx'
import { Tabs } from '../../ui/kit/tabs.tsx'
import { stack } from '../../ui/layout.ts'
import { PageFrame } from '../../ui/page-frame.tsx'
import { Deliveries } from './deliveries.tsx'
import type { Webhook } from './texts.ts'
import { WebhookCard } from './webhook-card.tsx'
import { AddWebhook } from './webhook-drawer.tsx'

const javascript = `// npm install standardwebhooks
import { Webhook } from 'standardwebhooks'

const webhook = new Webhook(process.env.WEBHOOK_SECRET) // whsec_…

app.post('/webhooks', express.raw({ type: 'application/json' }), (request, response) => {
  let event
  try {
    // Use the raw body: re-serialised JSON breaks the signature.
    event = webhook.verify(request.body, request.headers)
  } catch {
    return response.sendStatus(400)
  }
  response.sendStatus(204) // Respond first, work later.
  handle(event)
})`

const python = `# pip install standardwebhooks
import os
from flask import Flask, request
from standardwebhooks.webhooks import Webhook, WebhookVerificationError

app = Flask(__name__)
webhook = Webhook(os.environ["WEBHOOK_SECRET"])  # whsec_…

@app.post("/webhooks")
def receive():
    try:
        event = webhook.verify(request.get_data(), dict(request.headers))
    except WebhookVerificationError:
        return "", 400
    enqueue(event)  # Respond first, work later.
    return "", 204`

const steps = `1. key       = Base64-decode what follows "whsec_" in the secret
2. message   = webhook-id + "." + webhook-timestamp + "." + raw body
3. signature = Base64(HMAC-SHA256(key, message))
4. webhook-signature holds one or more "v1,<signature>", separated by spaces.
   Accept the event if one of them equals yours, compared in constant time.
5. Reject it if webhook-timestamp is more than five minutes off.
6. Remember webhook-id, and skip an event you already have.`

type Sample = 'javascript' | 'python' | 'steps'

interface SecretDialogProps {
  /** It lives here, while the dialog is open, and nowhere else. */
  readonly made: components['schemas']['WebhookWithSecret']
  readonly onClose: () => void
}

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

/** A signing secret for the only time. It closes by its button alone. */
function SecretDialog({ made, onClose }: SecretDialogProps) {
  return (
    <Dialog
      alert
      locked
      open
      title="Your signing secret"
      about={
        made.previous_secret_ends_at
          ? 'It’s shown only now. The old secret keeps signing for 24 hours, so you can switch without missing an event.'
          : 'It’s shown only now. Your server needs it to check that events come from us.'
      }
      onOpenChange={() => {}}
      actions={
        <Button look="primary" onClick={onClose}>
          I stored it
        </Button>
      }
    >
      <Secret value={made.secret} what="secret" />
    </Dialog>
  )
}

/** How a receiver knows that an event is ours. */
function VerifySection() {
  const [open, setOpen] = useState<Sample>('javascript')
  return (
    <Card as="section" aria-labelledby="verify" className={stack(3)}>
      <h2 id="verify" className="card-title">
        Verify a signature
      </h2>
      <p className="note">
        Events follow{' '}
        <a className="link" href="https://www.standardwebhooks.com" target="_blank" rel="noreferrer">
          Standard Webhooks
        </a>
        . Check the signature before you trust one, and respond with any 2xx within ten seconds. Anything else
        is retried for about three days, at growing intervals. Events can arrive twice and out of order.
      </p>
      <Tabs
        label="Samples"
        open={open}
        onOpen={setOpen}
        tabs={[
          {
            name: 'javascript',
            label: 'JavaScript',
            content: <JsonBlock value={javascript} title="server.js" />,
          },
          { name: 'python', label: 'Python', content: <JsonBlock value={python} title="server.py" /> },
          { name: 'steps', label: 'By hand', content: <JsonBlock value={steps} title="HMAC steps" /> },
        ]}
      />
    </Card>
  )
}
