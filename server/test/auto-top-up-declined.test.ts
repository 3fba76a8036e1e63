// The waits: of a card that declines, who hears of it and what ends it; and of the next top-up after a paid one.
import { beforeEach, expect, test } from 'vitest'
import { resumeAutoTopUps } from '../src/modules/payments/auto-top-up/run.ts'
import { autoTopUpOf, decliningCard, numbers } from './support/auto-top-up.ts'
import { serverOfFile } from './support/server.ts'

const server = await serverOfFile({ settings: { publicUrl: 'https://portal.example' } })
const jun = autoTopUpOf(server, 'user', 'usr_jun7Q2')

/** Does what is due by the clock, with all that follows. */
async function tick(seconds = 0): Promise<void> {
  server.advance(seconds)
  await resumeAutoTopUps(server.parts)
  await server.runJobs()
}

const failed =
  'Your automatic top-up of 1,000 credits failed. The bank declined the card: insufficient funds.'
beforeEach(async () => {
  await jun.reset()
  await jun.moveTo(600_00)
  await jun.saveCard(decliningCard)
  await jun.put()
  await server.db.deleteFrom('notifications').where('user_id', '=', 'usr_jun7Q2').execute()
  await server.db.deleteFrom('outbox').execute()
  await jun.moveTo(400_00)
  await tick()
})

test('a card that declines is tried again after an hour, then after six, and then no more; each time is told and mailed', async () => {
  expect(await jun.read()).toMatchObject({
    state: 'DECLINED',
    declines: 1,
    next_try_at: new Date(server.parts.clock().getTime() + 3_600_000).toISOString(),
    last_run: { status: 'FAILED', failure_reason: 'The bank declined the card: insufficient funds.' },
  })
  await jun.move(-1_00)
  await tick(3599)
  expect(await jun.payments()).toHaveLength(1)
  await tick(1)
  expect(await jun.payments()).toHaveLength(2)
  await tick(6 * 3600 - 1)
  expect(await jun.payments()).toHaveLength(2)
  await tick(1)
  expect(await jun.notices()).toEqual([
    `${failed} We’ll try again in 1 hour.`,
    `${failed} We’ll try again in 6 hours.`,
    `${failed} It was the third time in a row, so automatic top-ups are now off. Save another card, or turn them on again.`,
  ])
  expect(await jun.read()).toMatchObject({
    state: 'OFF',
    declines: 3,
    off_reason: 'DECLINED',
    next_try_at: null,
  })
  await jun.moveTo(10_00)
  await tick(7 * 86_400)
  expect([(await jun.payments()).length, await jun.taken()]).toEqual([3, 0])
  const mails = await server.mailsTo('jun@example.com')
  const declined = mails.filter(({ text }) => text.includes('insufficient funds'))
  expect(declined).toHaveLength(3)
  expect(declined[0]?.text).toContain('https://portal.example/dashboard/wallet')
})

test('a declined top-up: another card is charged at once, and counts anew', async () => {
  server.advance(60)
  await jun.saveCard()
  await server.runJobs()
  expect(await jun.payments()).toMatchObject([{ status: 'FAILED' }, { status: 'PAID' }])
  expect(await jun.read()).toMatchObject({ state: 'ON', declines: 0 })
})

test('a paid one rests the next for an hour, whatever is set or saved in the meantime; it says until when', async () => {
  await jun.saveCard()
  await server.runJobs()
  expect(await jun.credited()).toEqual([1_000_00])
  const ends = new Date(server.parts.clock().getTime() + 3_600_000).toISOString()
  server.advance(60)
  await jun.moveTo(300_00)
  await server.runJobs()
  expect(await jun.read()).toMatchObject({
    state: 'ON',
    cool_off_minutes: 60,
    next_try_at: ends,
    last_run: { status: 'PAID' },
  })
  await jun.put()
  await jun.saveCard()
  await tick(3539)
  expect(await jun.credited()).toEqual([1_000_00])
  await tick(1)
  expect(await jun.credited()).toEqual([1_000_00, 1_000_00])
  expect(await jun.read()).toMatchObject({ next_try_at: null })
})

test('a card that declines is left alone where credits came in meanwhile', async () => {
  await jun.move(1_000_00)
  await tick(3600)
  expect(await jun.payments()).toHaveLength(1)
  expect(await jun.read()).toMatchObject({ state: 'ON', declines: 1 })
})

test('a declined top-up: switched off meanwhile, it is not tried again', async () => {
  await jun.put({ ...numbers, enabled: false })
  await tick(3600)
  expect(await jun.payments()).toHaveLength(1)
})

test('409 payment_ended: a declined top-up has no link to send, and no checkout page', async () => {
  const [payment] = await jun.payments()
  const body = { reference_number: payment?.reference_number }
  const token = await jun.token()
  const response = await server.ask('POST', '/portal-api/api/payment/resend', { token, body })
  expect([response.status, response.body.code]).toEqual([409, 'payment_ended'])
  expect((await fetch(`${server.url}/sandbox-pay/${payment?.reference_number}`)).status).toBe(404)
})
