import type { Context, ReceivedResponse } from '../../context/context.ts'
import type { Rule } from '../rule.ts'
import { dataOf, judged, rowsOf, type Verdict } from '../verdict.ts'
import { expectReplay } from './replay.ts'

const event = 'payment.settled'

/** Its secret is in one response alone, a test shows in the log, and nothing is left when it is removed. */
export const webhooks: Rule = {
  id: 'flows/webhooks',
  title: 'A webhook shows its secret once, logs its test event, and is gone once removed',
  phase: 'flows',
  needs: ['portal', 'user', 'write', 'state'],
  operations: [
    'createWebhook',
    'listWebhooks',
    'testWebhook',
    'listWebhookDeliveries',
    'getWebhookDelivery',
    'removeWebhook',
  ],
  run: judged(async (context, verdict) => {
    const key = `conformance-${context.unique()}`
    const response = await create(context, key)
    if (response.status !== 201) {
      context.leaveOut(
        'createWebhook',
        `it rejects a webhook on its own host: ${response.status} ${response.code}`,
      )
      return
    }
    const { webhook_id, secret } = dataOf(response)
    expectReplay(verdict, response, await create(context, key), (data) => data.webhook_id)
    const list = await context.call('listWebhooks', { as: 'user' })
    const listed = rowsOf(list).find((one) => one.webhook_id === webhook_id)
    verdict.expect(list, {
      check: 'new webhook',
      holds: listed !== undefined,
      expected: `${webhook_id} in the list`,
      got: 'no such webhook',
    })
    verdict.expect(list, {
      check: 'listed secrets',
      holds: listed?.secret === undefined && !list.text.includes(String(secret)),
      expected: 'no secrets',
      got: 'a secret',
    })
    const delivery_id = await expectTest(context, verdict, webhook_id)
    await expectRemoved(context, verdict, { webhook_id, delivery_id })
  }),
}

/** At the backend's own host, so that nobody else is sent anything. */
const create = (context: Context, key: string): Promise<ReceivedResponse> =>
  context.call('createWebhook', {
    as: 'user',
    headers: { 'Idempotency-Key': key },
    body: { url: `https://${new URL(context.base).host}/${key}`, events: [event] },
  })

/** The delivery of a test, where one was begun. */
async function expectTest(context: Context, verdict: Verdict, webhook_id: unknown): Promise<unknown> {
  const tested = await context.call('testWebhook', { as: 'user', body: { webhook_id, event } })
  if (!verdict.status(tested, 202, 'for the caller’s own webhook')) return undefined
  const { delivery_id } = dataOf(tested)
  const log = await context.call('listWebhookDeliveries', { as: 'user', query: { webhook_id } })
  const detail = await context.call('getWebhookDelivery', { as: 'user', query: { delivery_id } })
  const listed = rowsOf(log).find((one) => one.delivery_id === delivery_id)
  // A thing that can be read but isn't listed is the list's fault.
  verdict.expect(detail.status === 200 ? log : tested, {
    check: 'test delivery',
    holds: listed?.event === event && listed.test === true,
    expected: `${delivery_id} in the log, a test of ${event}`,
    got: listed ? `${listed.event}, test ${listed.test}` : 'no such delivery',
  })
  if (listed)
    verdict.expect(detail, {
      check: 'delivery',
      holds: dataOf(detail).webhook_id === webhook_id && dataOf(detail).event_id === listed.event_id,
      expected: `${listed.event_id} to ${webhook_id}, as in the log`,
      got: `${detail.status} ${detail.code || `${dataOf(detail).event_id} to ${dataOf(detail).webhook_id}`}`,
    })
  return listed && delivery_id
}

interface Removed {
  readonly webhook_id: unknown
  readonly delivery_id: unknown
}

async function expectRemoved(
  context: Context,
  verdict: Verdict,
  { webhook_id, delivery_id }: Removed,
): Promise<void> {
  if (context.accounts.has('other')) {
    const foreign = await context.call('removeWebhook', { as: 'other', body: { webhook_id } })
    verdict.status(foreign, 404, 'for a webhook of another user')
  }
  const removed = await context.call('removeWebhook', { as: 'user', body: { webhook_id } })
  if (!verdict.status(removed, 200, 'for the caller’s own webhook')) return
  const left = rowsOf(await context.call('listWebhooks', { as: 'user' }))
  const isGone = verdict.expect(removed, {
    check: 'removal',
    holds: !left.some((one) => one.webhook_id === webhook_id),
    expected: `${webhook_id} not in the list`,
    got: 'it’s still listed',
  })
  if (!isGone || delivery_id === undefined) return
  const detail = await context.call('getWebhookDelivery', { as: 'user', query: { delivery_id } })
  verdict.status(detail, 404, 'for a delivery of a removed webhook')
}
