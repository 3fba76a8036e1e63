import { expect, test } from 'vitest'
import { sendWebhooks } from '../src/modules/webhooks/deliver.ts'
import { addDeliveries, addWebhook } from '../src/modules/webhooks/repo.ts'
import { newSecret, sealSecret } from '../src/modules/webhooks/secrets.ts'
import { newId } from '../src/platform/ids.ts'
import { eventually } from './support/eventually.ts'
import { tess } from './support/gateway.ts'
import { serverOfFile } from './support/server.ts'
import { ok, upstreamOfFile } from './support/upstream.ts'

const jun = 'usr_jun7Q2'
const upstream = await upstreamOfFile()
const server = await serverOfFile({ settings: { webhooksToPrivateAddresses: true } })

test('deliveries of webhooks: slow receivers, however many, keep no prompt one waiting', async () => {
  const { parts, db } = server
  const add = (userId: string, path: string, deliveries: number) =>
    db.transaction().execute(async (tx) => {
      const id = newId('whk')
      await addWebhook(tx, {
        id,
        user_id: userId,
        url: `${upstream.url}${path}`,
        description: '',
        events: ['payment.settled'],
        secret: await sealSecret(parts, id, newSecret()),
        created_at: parts.clock(),
      })
      const event = {
        event: 'payment.settled',
        payload: '{}',
        test: false,
        userId,
        now: parts.clock(),
      } as const
      for (let count = 0; count < deliveries; count += 1)
        await addDeliveries(tx, { ...event, webhooks: [id], eventId: newId('evt') })
    })
  const pending: (() => void)[] = []
  let timedOut = 0
  const seen = new Set<string>()
  const answered: string[] = []
  upstream.answer = (response, received) => {
    const respond = () => ok(response, received)
    answered.push(received.url)
    if (received.url === '/prompt') return respond()
    response.once('close', () => (timedOut += response.writableFinished ? 0 : 1))
    if (seen.has(received.url)) return pending.push(respond)
    seen.add(received.url)
    setTimeout(respond, 1_050)
  }
  for (let slow = 0; slow < 70; slow += 1) await add(tess, `/slow/${slow}`, 2)
  const sender = sendWebhooks(parts, (error) => expect.unreachable(String(error)))
  await eventually(() => expect(seen.size).toBe(70))
  await eventually(() => expect(pending).toHaveLength(48))
  for (let prompt = 1; prompt <= 4; prompt += 1) {
    await add(jun, '/prompt', 1)
    await eventually(() => expect(answered.filter((path) => path === '/prompt')).toHaveLength(prompt))
  }
  expect([pending.length, timedOut]).toEqual([48, 0])
  for (const respond of pending.splice(0)) respond()
  upstream.answer = ok
  await sender.stop()
})
