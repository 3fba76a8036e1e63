import { afterAll, expect, test, vi } from 'vitest'

const closed = vi.fn()
/** Statements as the database would lock them, oldest first. */
const payable = vi.fn()
vi.doMock('./statements/close-months.ts', () => ({ closeMonths: closed }))
vi.doMock('./hold-statements.ts', () => ({ lockPayableStatements: payable }))
// Test files share modules: this one needs its own, and leaves none of them behind.
vi.resetModules()
const { paymentQuote } = await import('./payment-quote.ts')
afterAll(() => {
  vi.doUnmock('./statements/close-months.ts')
  vi.doUnmock('./hold-statements.ts')
  vi.resetModules()
})

type Call = Parameters<typeof paymentQuote>[0]
type Body = Call['body']

const now = new Date('2026-11-21T01:42:00Z')
const settings = { pesosPerDollar: 56_00, timeZone: 'Asia/Manila' }

/** A database that knows one product. */
const db = {
  selectFrom: (table: string) => ({
    selectAll: () => ({
      where: (column: string, _is: string, id: string) => ({
        executeTakeFirst: async () =>
          table === 'products' && column === 'product_id'
            ? [{ product_id: 'prd_1' }].find(({ product_id }) => product_id === id)
            : undefined,
      }),
    }),
  }),
}

const quote = (body: Partial<Body>) =>
  paymentQuote({
    db,
    settings,
    clock: () => now,
    user: { id: 'usr_1' },
    body: { payment: 'CARD', currency: 'PHP', amount: '0.00', ...body },
  } as unknown as Call)

const topUp = { source: 'TOPUP', credits: '300.00', amount: '300.00' } as const
const bill = { source: 'BILL', invoices: ['inv_1', 'inv_2'], amount: '100.50' } as unknown as Partial<Body>

const refusal = (pointer: string, code: string, message: string) => ({
  code: 'validation_failed',
  errors: [{ pointer, code, message }],
})

test('a top-up is its price and its credits, in words as well', async () => {
  expect(await quote(topUp)).toEqual({
    amount: 300_00,
    amount_php: 300_00,
    credits: 300_00,
    product_id: null,
    invoices: [],
    description: '300 credits',
    lines: [{ name: '300 credits', amount: 300_00 }],
  })
  expect(await quote({ ...topUp, currency: 'USD', amount: '5.36' })).toMatchObject({
    amount: 5_36,
    amount_php: 300_00,
  })
})

test('a top-up may be begun at a product that there is', async () => {
  expect(await quote({ ...topUp, api_product_id: 'prd_1' })).toMatchObject({ product_id: 'prd_1' })
  await expect(quote({ ...topUp, api_product_id: 'prd_2' })).rejects.toMatchObject({
    code: 'not_found',
    detail: 'There’s no product prd_2. No payment was started.',
  })
})

test.each<[body: Partial<Body>, refused: object]>([
  [
    { ...topUp, invoices: ['inv_1'] },
    refusal('#/invoices', 'not_taken', 'A top-up doesn’t pay statements. Omit this.'),
  ],
  [{ source: 'TOPUP' }, refusal('#/credits', 'required', 'Enter how many credits to buy.')],
  [
    { ...topUp, amount: '300.01' },
    refusal(
      '#/amount',
      'amount_differs',
      '300 credits cost PHP 300.00. Check the new price, then try again.',
    ),
  ],
  [
    { ...bill, credits: '1.00' },
    refusal('#/credits', 'not_taken', 'Statements are paid in full. Omit this.'),
  ],
  [
    { ...bill, api_product_id: 'prd_1' },
    refusal('#/api_product_id', 'not_taken', 'Statements don’t belong to a product. Omit this.'),
  ],
  [
    { ...bill, invoices: undefined } as never,
    refusal('#/invoices', 'required', 'Name the statements to pay.'),
  ],
  [
    { ...bill, currency: 'USD' },
    refusal('#/currency', 'other_currency', 'These statements are in PHP. Pay them in PHP.'),
  ],
])('%o is refused', async (body, refused) => {
  await expect(quote(body)).rejects.toMatchObject(refused)
  expect(closed).not.toHaveBeenCalled()
})

test('statements are paid together, whole, and as they are after the months were closed', async () => {
  payable.mockImplementation(async () => {
    expect(closed).toHaveBeenCalledWith({ db, userId: 'usr_1', clock: expect.any(Function), settings })
    return [
      { invoice_id: 'inv_1', month: '2026-09', amount_due: 100_00 },
      { invoice_id: 'inv_2', month: '2026-10', amount_due: 50 },
    ]
  })
  expect(await quote(bill)).toEqual({
    amount: 100_50,
    amount_php: 100_50,
    credits: null,
    product_id: null,
    invoices: ['inv_1', 'inv_2'],
    description: 'the statements of September 2026 and October 2026',
    lines: [
      { name: 'Statement of September 2026', amount: 100_00 },
      { name: 'Statement of October 2026', amount: 50 },
    ],
  })
  expect(payable).toHaveBeenCalledWith({
    db,
    userId: 'usr_1',
    invoices: ['inv_1', 'inv_2'],
    now,
    timeZone: 'Asia/Manila',
  })
})

test.each([
  [1, 'The statement of September 2026 comes to PHP 100.00.'],
  [2, 'The statements of September 2026 and October 2026 come to PHP 100.50.'],
])('another sum than that of %i statements is refused', async (count, words) => {
  const statements = [
    { invoice_id: 'inv_1', month: '2026-09', amount_due: 100_00 },
    { invoice_id: 'inv_2', month: '2026-10', amount_due: 50 },
  ]
  payable.mockResolvedValue(statements.slice(0, count))
  await expect(quote({ ...bill, amount: '1.00' })).rejects.toMatchObject(
    refusal('#/amount', 'amount_differs', `${words} Check the new price, then try again.`),
  )
})
