export const paymentBody = {
  amount: '500.00',
  payment: 'CARD',
  source: 'TOPUP',
  currency: 'PHP',
  credits: '500.00',
} as const
