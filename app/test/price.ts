/** A price of calls, as rows of the ledger name it. */
export const priceOfCalls = {
  source: 'PRICE_LIST',
  credits: '2.00',
  unit: 'CALL',
  valid_from: '2026-06-30T16:00:00.000Z',
  plan: { plan_id: 'pln_payg', plan_name: 'Pay as you go' },
  price_list: {
    product_id: 'prd_1',
    name: 'SIM Swap, pay per call',
    product_version_id: 'pvr_1',
    version: '2026-07',
  },
  operation_id: 'checkSimSwap',
}
