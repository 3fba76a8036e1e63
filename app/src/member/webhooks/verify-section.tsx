import { useState } from 'react'
import { Card } from '../../ui/card.tsx'
import { JsonBlock } from '../../ui/json-block.tsx'
import { Tabs } from '../../ui/kit/tabs.tsx'
import { stack } from '../../ui/layout.ts'

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

/** How a receiver knows that an event is ours. */
export function VerifySection() {
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
