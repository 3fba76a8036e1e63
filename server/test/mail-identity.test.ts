// A job may run twice, and a mail server may take what it then does not confirm: the inbox knows the second copy by its id.
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { enqueue } from '../src/platform/jobs/enqueue.ts'
import { smtpMailer } from '../src/platform/mail/mailer.ts'
import { type StartedPayment, startedPayment, tell } from './support/payments.ts'
import { until } from './support/process.ts'
import { startServer, type TestServer } from './support/server.ts'

interface Delivery {
  readonly messageId: string | undefined
  readonly subject: string | undefined
  readonly to: string
  readonly replyTo: string | undefined
}

let deliveries: Delivery[]
/** How many deliveries are taken and then not confirmed. */
let unconfirmed = 0
const inbox = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  async onData(stream, { envelope }, done) {
    const mail = await text(stream)
    const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(mail)?.[1]?.trim()
    deliveries.push({
      messageId: header('Message-ID'),
      subject: header('Subject'),
      to: envelope.rcptTo.map(({ address }) => address).join(),
      replyTo: header('Reply-To'),
    })
    unconfirmed -= 1
    done(unconfirmed >= 0 ? Object.assign(new Error('Try again later.'), { responseCode: 451 }) : null)
  },
})

let server: TestServer
let token: string
beforeAll(async () => {
  await new Promise<void>((resolve) => inbox.listen(0, '127.0.0.1', resolve))
  const { port } = inbox.server.address() as AddressInfo
  const publicUrl = 'https://portal.example:8443/x'
  const mailer = smtpMailer({
    url: `smtp://127.0.0.1:${port}`,
    from: 'Switchboard <mail@sb.example>',
    publicUrl,
  })
  server = await startServer({ mailer, settings: { publicUrl } })
  token = (await server.signIn('user')).access_token
})
beforeEach(() => {
  deliveries = []
  unconfirmed = 0
})
afterAll(async () => {
  await server.close()
  await server.database.close()
  await new Promise<void>((resolve) => inbox.close(resolve))
})

const query = (statement: string) => server.database.pool.query(statement)
/** The job that failed is due at once, instead of after its wait. */
async function tryAgain(): Promise<void> {
  await until('the failure is written down', async () => {
    const { rowCount } = await query(
      'SELECT 1 FROM graphile_worker._private_jobs WHERE attempts > 0 AND locked_at IS NULL',
    )
    return rowCount === 1
  })
  await query('UPDATE graphile_worker._private_jobs SET run_at = now()')
  await server.runJobs()
}

test('a receipt that is sent twice is one mail: its Message-ID is that of the payment', async () => {
  const payment = await startedPayment(server, token)
  unconfirmed = 1
  await tell(server, { reference: payment.reference_number })
  await server.runJobs()
  await tryAgain()
  const receipt = {
    messageId: `<receipt.${payment.transaction_id}@portal.example>`,
    subject: expect.stringMatching(/^Receipt OR-2026-\d{6}$/),
    to: 'jun@example.com',
    replyTo: undefined,
  }
  expect(deliveries).toEqual([receipt, receipt])
})

test('a mail about credits that is sent twice is one mail', async () => {
  const payload = { userId: 'usr_jun7Q2', told: 'Your wallet holds 5 credits.', empty: false }
  await enqueue(server.db, 'lowCredits', { payload })
  unconfirmed = 1
  await server.runJobs()
  await tryAgain()
  const [first, second] = deliveries.map(({ messageId }) => messageId)
  expect(first).toMatch(/^<low-credits\.\d+@portal\.example>$/)
  expect(second).toBe(first)
})

test.each([
  ['mara@lakbay.example', 'mara@lakbay.example'],
  [undefined, undefined],
  ['mara@lakbay.example, all@lakbay.example', '<"mara@lakbay.example, all"@lakbay.example>'],
  ['mara@lakbay.example\r\nBcc: all@lakbay.example', '<"mara@lakbay.example Bcc: all"@lakbay.example>'],
])('an answer goes to whom a mail names for it, and to no second one: %j', async (replyTo, expected) => {
  await server.parts.mailer({
    id: 'x',
    to: 'jun@example.com',
    ...(replyTo && { replyTo }),
    subject: 'x',
    text: 'x',
    html: 'x',
  })
  expect(deliveries).toMatchObject([{ to: 'jun@example.com', replyTo: expected }])
})

test('mails about different things have different ids', async () => {
  const post = (path: string, body: unknown) => server.ask('POST', `/portal-api/api/${path}`, { token, body })
  const resend = async ({ reference_number }: StartedPayment) => {
    await server.ask('POST', '/portal-api/api/payment/resend', {
      token,
      body: { reference_number },
      headers: { 'Idempotency-Key': crypto.randomUUID() },
    })
    server.advance(60)
  }
  const payment = await startedPayment(server, token)
  await resend(payment)
  await resend(payment)
  for (const email of ['one@example.com', 'two@example.com']) {
    await post('register', { email, password: 'long enough to keep', tc_agree: true, one_shared_globe: true })
    await post('forgot-password', { email })
  }
  await post('register', {
    email: 'jun@example.com',
    password: 'x'.repeat(12),
    tc_agree: true,
    one_shared_globe: true,
  })
  await server.runJobs()
  const ids = deliveries.map(({ messageId }) => messageId)
  expect(ids).toHaveLength(7)
  expect(new Set(ids).size).toBe(7)
  for (const id of ids) expect(id).toMatch(/^<(checkout|verify|reset|registered)\.[\w.]+@portal\.example>$/)
})
