import { sign, signatureHeader } from '../src/modules/payments/sandbox/events.ts'
import { openInstallation } from '../test/support/process.ts'
import { ask, brokenWallets, connect, newKey, signIn } from './portal.ts'

const secret = 'a secret of the soak'
const copies = 50

/** Many payments, each told of by fifty parallel copies of one event to two processes: each credits once. */
export async function webhooksAtOnce(payments: number): Promise<string> {
  const installation = openInstallation()
  try {
    const env = { PAYMENT_WEBHOOK_SECRET: secret }
    const servers = await Promise.all([installation.start(env), installation.start(env)])
    const urls = servers.map(({ url }) => url)
    const token = await signIn(urls[0] ?? '', 'user')
    let credited = 0
    const client = await connect(installation)
    for (let index = 0; index < payments; index += 1) {
      const started = await ask<'createPayment'>('POST', `${urls[index % 2]}/portal-api/api/payment`, {
        token,
        key: newKey(),
        body: { amount: '300.00', payment: 'CARD', source: 'TOPUP', currency: 'PHP', credits: '300.00' },
      })
      if (!started.body.data) throw new Error(`A payment could not be started: ${started.status}`)
      const { reference_number: reference } = started.body.data
      await Promise.all(Array.from({ length: copies }, (_, copy) => tell(urls[copy % 2] ?? '', reference)))
      const { rows } = await client.query('SELECT 1 FROM ledger WHERE reference = $1', [reference])
      credited += rows.length
    }
    const broken = await brokenWallets(client)
    await client.end()
    const figures = `${payments} payments × ${copies} copies: ${credited} credits, ${broken.length} wallets broken`
    if (credited !== payments || broken.length > 0) throw new Error(figures)
    return figures
  } finally {
    await installation.close()
  }
}

async function tell(url: string, reference: string): Promise<void> {
  const event = { id: `evt_${reference}`, type: 'paid', reference, amount: 300_00, currency: 'PHP' }
  const body = Buffer.from(JSON.stringify(event))
  const { status } = await fetch(`${url}/webhooks/payments`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      [signatureHeader]: sign(body, Buffer.from(secret), new Date()),
    },
    body,
  })
  if (status !== 200) throw new Error(`A copy of the event was answered ${status}.`)
}
