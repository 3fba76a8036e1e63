import { faultsOf, type Mistake } from '../fault.ts'
import { body, field, instead, json, jsonOf, reading, rowsOf } from '../mistakes.ts'

const confirmsRemoval: Mistake = instead(async (call, backend) => {
  const list = await backend.send(reading(call, '/api/webhooks'))
  const { webhook_id } = jsonOf(call)
  const isThere = rowsOf(jsonOf(list).data).some((one) => one.webhook_id === webhook_id)
  return isThere ? json(200, { data: { message: 'The webhook is removed.' } }) : backend.send(call)
})

/** Webhooks that tell their secret, lose a test, or stay. */
export const webhookFaults = faultsOf('webhooks', [
  [
    'webhook-secret-listed',
    'listWebhooks',
    'the list of webhooks shows secrets',
    body((answer) => ({
      ...answer,
      data: rowsOf(answer.data).map((row) => ({ ...row, secret: `whsec_${'A'.repeat(43)}=` })),
    })),
  ],
  [
    'test-delivery-lost',
    'testWebhook',
    'a test is confirmed, and nothing is sent',
    field('data.delivery_id', () => 'whd_conformance0'),
  ],
  [
    'delivery-not-listed',
    'listWebhookDeliveries',
    'the newest delivery is missing in the log',
    body((answer) => ({ ...answer, data: rowsOf(answer.data).slice(1) })),
  ],
  ['webhook-stays', 'removeWebhook', 'a removed webhook stays', confirmsRemoval],
])
