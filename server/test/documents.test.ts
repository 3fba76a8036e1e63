// Receipts, invoices and credit notes: numbers without gaps, content that stays, and files that an accountant takes.
import type { components } from '@switchboard/sdk'
import { beforeEach, describe, expect, test } from 'vitest'
import { settleRefund } from '../src/modules/payments/refunds/send-refund.ts'
import { addChoice } from '../src/modules/payments/sandbox/repo.ts'
import { drawPdf } from '../src/modules/tax-documents/pdf.ts'
import { splitVat } from '../src/modules/tax-documents/rules.ts'
import type { Tx } from '../src/platform/db/client.ts'
import { send, signed, startedPayment, tell, topUpOf300 } from './support/payments.ts'
import { serverOfFile } from './support/server.ts'
import { type Subscriber, subscriber } from './support/subscribers.ts'

type TaxDocument = components['schemas']['TaxDocument']

const server = await serverOfFile()
let user: Subscriber
let admin: Subscriber
let token: string
beforeEach(async () => {
  user = await subscriber(server, 'user')
  admin = await subscriber(server, 'admin')
  token = (await server.signIn('user')).access_token
})

/** A second later than whatever was before: documents are listed by their time. */
async function paid(body: object = {}, amount = 300_00, currency = 'PHP') {
  server.advance(1)
  const started = await startedPayment(server, token, { ...topUpOf300, ...body })
  const { reference_number } = started
  await addChoice(server.db as Tx, { reference_number, choice: 'pay', chosen_at: server.parts.clock() })
  expect((await tell(server, { reference: reference_number, amount, currency })).status).toBe(200)
  return started
}
const documents = async (query = '', one = user) =>
  (await one.ask('GET', `tax-documents?limit=200${query}`)).body.data as TaxDocument[]
const newest = async (one = user) => (await documents('', one))[0] as TaxDocument
const pdfOf = (number: string, bearer = token) =>
  fetch(`${server.url}/portal-api/api/tax-documents/pdf?number=${number}`, {
    headers: { Authorization: `Bearer ${bearer}` },
  })
const lose = async (reference: string, amount: number) => {
  const event = { id: `evt_lost_${reference}`, type: 'dispute', reference, amount, currency: 'PHP' }
  const body = JSON.stringify({ ...event, dispute_id: `dp_${reference}`, stage: 'lost' })
  return send(server, body, await signed(server, body))
}
async function refund(transaction_id: string, credits: string) {
  server.advance(1)
  const body = { transaction_id, credits, reason: 'Bought by mistake.' }
  expect((await admin.ask('POST', 'admin/payments/refund', body)).status).toBe(201)
}

describe('a receipt', () => {
  test('is issued with the credits of a top-up, and its email names it and leads to it', async () => {
    const { reference_number } = await paid()
    const receipt = await newest()
    expect(receipt).toMatchObject({
      ...{ kind: 'RECEIPT', reference: reference_number, corrects: null, currency: 'PHP', vat_rate: '12.00' },
      ...{ net: '267.86', vat: '32.14', gross: '300.00' },
      lines: [{ description: '300 credits', amount: '300.00' }],
      seller: { legal_name: 'Switchboard Demo, Inc.', tin: '000-123-456-00000' },
      buyer: { legal_name: 'Jun Dela Cruz', address: '', tin: '' },
    })
    expect(receipt.number).toMatch(/^OR-2026-\d{6}$/)
    const [mail] = await server.mailsTo('jun@example.com')
    expect(mail?.subject).toBe(`Receipt ${receipt.number}`)
    expect(mail?.text).toContain(`/dashboard/documents/${receipt.number}`)
  })

  test('in dollars says the pesos, too', async () => {
    await paid({ currency: 'USD', amount: '5.36' }, 5_36, 'USD')
    expect(await newest()).toMatchObject({
      ...{ currency: 'USD', gross: '5.36', net: '4.79', vat: '0.57' },
      lines: [{ description: '300 credits, PHP 300.00' }],
    })
  })

  test('is one, however often the payment is told', async () => {
    const { reference_number } = await paid()
    await tell(server, { id: 'evt_again', reference: reference_number })
    expect((await documents()).filter(({ reference }) => reference === reference_number)).toHaveLength(1)
  })

  test('keeps its buyer when tax details change, in the database as well', async () => {
    await paid()
    const before = await newest()
    const details = { legal_name: 'Peña & Sons', address: '7 Mabini Street, Quezon City', tin: '123-456-789' }
    expect((await user.ask('PUT', 'tax-data', details)).body.data).toEqual(details)
    await paid()
    const [after, earlier] = await documents()
    expect(after?.buyer).toEqual(details)
    expect(earlier).toEqual(before)
    const change = server.db.updateTable('tax_documents').set({ reference: 'x' }).execute()
    await expect(change).rejects.toThrow('never changed')
  })
})

describe('a credit note', () => {
  test('is issued when a refund was paid, with its share of the VAT', async () => {
    const { transaction_id, reference_number } = await paid()
    const receipt = await newest()
    await refund(transaction_id, '100.00')
    expect(await newest()).toEqual(receipt)
    await server.runJobs()
    const note = await newest()
    expect(note).toMatchObject({
      ...{ kind: 'CREDIT_NOTE', reference: reference_number, corrects: receipt.number },
      ...{ net: '-89.29', vat: '-10.71', gross: '-100.00' },
      lines: [{ description: '100 credits refunded: Bought by mistake.', amount: '-100.00' }],
    })
  })

  test('is taken back by a receipt where the refund returns after all', async () => {
    const { transaction_id } = await paid()
    await refund(transaction_id, '100.00')
    await server.runJobs()
    const note = await newest()
    const { refund_id } = await server.db
      .selectFrom('refunds')
      .select('refund_id')
      .where('transaction_id', '=', transaction_id)
      .executeTakeFirstOrThrow()
    await server.db.transaction().execute(async (tx) => {
      const context = { ...server.parts, db: tx, requestId: null }
      await settleRefund(context, refund_id, 'FAILED')
    })
    const receipts = (await documents()).filter(
      ({ corrects, kind }) => corrects === note.number && kind === 'RECEIPT',
    )
    expect(receipts).toMatchObject([{ kind: 'RECEIPT', gross: '100.00' }])
  })

  test('is issued for a dispute that is lost, for what wasn’t refunded before', async () => {
    const { transaction_id, reference_number } = await paid()
    await refund(transaction_id, '100.00')
    await server.runJobs()
    expect((await lose(reference_number, 300_00)).status).toBe(200)
    expect((await lose(reference_number, 300_00)).status).toBe(200)
    const notes = (await documents()).filter(({ reference }) => reference === reference_number)
    expect(notes.map(({ gross }) => gross).toSorted()).toEqual(['-100.00', '-200.00', '300.00'])
  })
})

test('an invoice is issued when a month closes: its lines, and the VAT in their sum', async () => {
  const business = await subscriber(server, 'business')
  const [invoice] = await documents('', business)
  expect(invoice).toMatchObject({
    kind: 'INVOICE',
    buyer: { legal_name: 'Lakbay Freight Corporation', tin: '009-123-456-00000' },
  })
  const hundredths = (text: string) => Math.round(Number(text) * 100)
  for (const { lines, net, vat, gross } of await documents('', business)) {
    expect(lines.reduce((sum, { amount }) => sum + hundredths(amount), 0)).toBe(hundredths(gross))
    expect(hundredths(net) + hundredths(vat)).toBe(hundredths(gross))
  }
  const { body } = await business.ask('GET', 'billing-statements')
  const closed = (body.data as components['schemas']['BillingStatement'][]).filter(
    ({ status }) => status !== 'OPEN',
  )
  const billed = closed.map(({ invoice_id, amount_due }) => [invoice_id, amount_due])
  const invoiced = (await documents('', business)).map(({ reference, gross }) => [reference, gross])
  expect(invoiced.toSorted()).toEqual(billed.toSorted())
})

test.each([
  [112_00, 12_00, 12_00],
  [300_00, 12_00, 32_14],
  [1, 12_00, 0],
  [5, 12_00, 1],
  [-300_00, 12_00, -32_14],
  [100_00, 0, 0],
  [999_999_999_99, 12_00, 107_142_857_14],
])('of %i hundredths at a rate of %i, VAT is %i', (gross, rate, vat) => {
  expect(splitVat(gross, rate)).toEqual({ net: gross - vat, vat, gross })
})

describe('a PDF', () => {
  test('is the same bytes each time, with names as they are written', async () => {
    await user.ask('PUT', 'tax-data', { legal_name: 'Peñafrancia Núñez', address: '7 Mabini Street' })
    await paid()
    const { number } = await newest()
    const response = await pdfOf(number)
    expect(response.headers.get('Content-Type')).toBe('application/pdf')
    expect(response.headers.get('Content-Disposition')).toBe(`attachment; filename="${number}.pdf"`)
    const bytes = Buffer.from(await response.arrayBuffer())
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
    server.advance(1)
    expect(Buffer.from(await (await pdfOf(number)).arrayBuffer()).equals(bytes)).toBe(true)
    // Another name is another document: nothing is left out for want of a letter.
    const document = await newest()
    const buyer = { ...document.buyer, legal_name: 'Penafrancia Nunez' }
    expect((await drawPdf({ ...document, buyer }, server.parts.settings)).equals(bytes)).toBe(false)
  })

  test.each([
    ['株式会社サクラ', '東京都渋谷区神宮前一丁目'],
    ['华为技术有限公司', '深圳市龙岗区'],
    ['鴻海精密工業', '新北市土城區'],
  ])('names %s by its own letters, and has their font only then', async (legal_name, address) => {
    const document = await newest()
    const draw = async (buyer: typeof document.buyer) =>
      (await drawPdf({ ...document, buyer }, server.parts.settings)).toString('latin1')
    expect(await draw({ ...document.buyer, legal_name, address })).toMatch(/NotoSansHans-Regular/)
    expect(await draw(document.buyer)).not.toMatch(/NotoSansHans/)
  })

  test('of a long invoice takes as many sheets as it needs', async () => {
    const document = await newest()
    const lines = Array.from({ length: 120 }, (_, index) => ({
      description: `Plan ${index}`,
      amount: '1.00',
    }))
    const text = (await drawPdf({ ...document, lines }, server.parts.settings)).toString('latin1')
    expect(text.match(/\/Type \/Page\n/g)?.length).toBe(4)
  })
})

describe('other people', () => {
  test('404: another customer finds none of them, in no form', async () => {
    await paid()
    const { number } = await newest()
    const other = await subscriber(server, 'lowBalance')
    const otherToken = (await server.signIn('lowBalance')).access_token
    expect((await other.ask('GET', `tax-documents/document?number=${number}`)).status).toBe(404)
    expect((await pdfOf(number, otherToken)).status).toBe(404)
    expect((await documents('', other)).map((one) => one.number)).not.toContain(number)
    expect((await other.ask('GET', 'tax-documents/export?month=2026-11')).body.text).not.toContain(number)
  })

  test('403 for developers and viewers of a team; its billing members read, and set tax details', async () => {
    const [invoice] = await documents('', await subscriber(server, 'business'))
    const address = `tax-documents/document?number=${invoice?.number}`
    for (const persona of ['developer', 'viewer']) {
      const member = await subscriber(server, persona)
      for (const path of ['tax-documents', address, 'tax-data', 'tax-documents/export?month=2026-11'])
        expect((await member.ask('GET', path)).status).toBe(403)
    }
    const billing = await subscriber(server, 'billing')
    expect((await billing.ask('GET', address)).body.data).toEqual(invoice)
    const details = { legal_name: 'Lakbay, Inc.', address: 'Pier 2, Manila' }
    expect((await billing.ask('PUT', 'tax-data', details)).body.data).toEqual({ ...details, tin: null })
  })
})

test.each(['12345678', '123456789012345', '123-456-78a', '-123456789'])('422: %s is no TIN', async (tin) => {
  const { status, body } = await user.ask('PUT', 'tax-data', { legal_name: 'Jun', address: 'Manila', tin })
  expect([status, body.errors?.[0]?.pointer]).toEqual([422, '#/tin'])
})

describe('a month as CSV', () => {
  test('has every document of the account, oldest first, and a year has its own', async () => {
    const { transaction_id } = await paid()
    await refund(transaction_id, '300.00')
    await server.runJobs()
    const { body } = await user.ask('GET', 'tax-documents/export?month=2026-11')
    const [header, ...rows] = String(body.text).trim().split('\r\n')
    expect(header).toBe('number,date,kind,buyer,tin,net,vat,gross,currency,reference,corrects')
    const listed = (await documents()).filter(({ issued_at }) => issued_at > '2026-10-31T16:00')
    expect(rows.map((row) => row.split(',')[0])).toEqual(listed.map(({ number }) => number).toReversed())
    expect(rows.at(-1)).toMatch(/^CN-.*,-267\.86,-32\.14,-300\.00,PHP,pay_/)
    expect(await documents('&year=2025')).toEqual([])
    expect(await documents('&year=2026')).toEqual(await documents())
  })

  test('of all accounts is for administrators alone', async () => {
    await paid()
    const { body } = await admin.ask('GET', 'admin/tax-documents/export?month=2026-11')
    for (const account of ['usr_jun7Q2', 'usr_mara3K']) expect(body.text).toContain(`,${account},`)
    expect((await user.ask('GET', 'admin/tax-documents/export?month=2026-11')).status).toBe(403)
  })
})
