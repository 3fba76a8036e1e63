import { beforeAll, describe, expect, test } from 'vitest'
import { startedPayment, tell } from './support/payments.ts'
import { serverOfFile } from './support/server.ts'

const server = await serverOfFile({ settings: { publicUrl: 'https://portal.example' } })
let token: string
beforeAll(async () => {
  token = (await server.signIn('user')).access_token
})

const status = (id: string, by = token) =>
  server.ask('GET', `/portal-api/api/transactions/transactions-status?transactionId=${id}`, { token: by })

describe('resendPayment', () => {
  let sent = 0
  const resend = (reference_number: string | undefined, by = token) => {
    sent += 1
    return server.ask('POST', '/portal-api/api/payment/resend', {
      token: by,
      body: { reference_number },
      headers: { 'Idempotency-Key': `resend-${sent}` },
    })
  }

  test('202: the link is mailed, and the hour does not move', async () => {
    const { reference_number, checkout_url, transaction_id } = await startedPayment(server, token)
    const response = await resend(reference_number)
    expect([response.status, response.body.data]).toEqual([
      202,
      { message: 'The link goes to jun@example.com. It works until 10:42 Manila time.' },
    ])
    const [mail] = await server.mailsTo('jun@example.com')
    expect(mail?.subject).toBe('Your checkout for 300 credits')
    expect(mail?.text).toContain(checkout_url)
    expect((await status(transaction_id)).body.data).toMatchObject({ expires_at: '2026-11-21T02:42:00.000Z' })
  })

  test('429 too_many_requests: twenty at once send one mail, and a minute later it may be sent again', async () => {
    const { reference_number } = await startedPayment(server, token)
    const responses = await Promise.all(Array.from({ length: 20 }, () => resend(reference_number)))
    expect(responses.filter((response) => response.status === 202)).toHaveLength(1)
    server.advance(20)
    const early = await resend(reference_number)
    expect([early.status, early.body.code]).toEqual([429, 'too_many_requests'])
    expect(early.headers.get('Retry-After')).toBe('40')
    expect(early.body.detail).toBe('The link was sent 20 seconds ago. Wait 40 seconds, then try again.')
    server.advance(40)
    expect((await resend(reference_number)).status).toBe(202)
  })

  test('409 payment_paid', async () => {
    const { reference_number: reference } = await startedPayment(server, token)
    await tell(server, { reference })
    expect((await resend(reference)).body).toMatchObject({
      status: 409,
      code: 'payment_paid',
      detail: `${reference} was paid at 09:43 Manila time. No link was sent.`,
    })
  })

  test('409 payment_ended: it failed', async () => {
    const { reference_number: reference } = await startedPayment(server, token)
    await tell(server, { reference, type: 'failed' })
    expect((await resend(reference)).body).toMatchObject({ status: 409, code: 'payment_ended' })
  })
})
