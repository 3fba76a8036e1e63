import { faultsOf, type Mistake } from '../fault.ts'
import { field, instead, json, jsonOf, reading, rowsOf } from '../mistakes.ts'

const confirmsRemoval: Mistake = instead(async (call, backend) => {
  const list = await backend.send(reading(call, '/api/webhooks'))
  const { webhook_id } = jsonOf(call)
  const isThere = rowsOf(jsonOf(list).data).some((one) => one.webhook_id === webhook_id)
  return isThere ? json(200, { data: { message: 'The webhook is removed.' } }) : backend.send(call)
})

/** Webhooks that tell their secret, lose a test, or stay. */
export const webhookFaults = faultsOf('webhooks', [
  [
    'test-delivery-lost',
    'testWebhook',
    'a test is confirmed, and nothing is sent',
    field('data.delivery_id', () => 'whd_conformance0'),
  ],
  ['webhook-stays', 'removeWebhook', 'a removed webhook stays', confirmsRemoval],
])
