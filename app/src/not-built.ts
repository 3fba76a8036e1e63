import type { PathName } from './paths.ts'

interface Placeholder {
  readonly title: string
  /** What the page will let a person do, in one sentence. */
  readonly promise: string
}

/** Pages that the portal has an address for and nothing to show at yet. A page that is built leaves this list. */
export const notBuilt = {
  register: { title: 'Sign up', promise: 'It will let you create an account.' },
  forgotPassword: { title: 'Forgot password', promise: 'It will send you a link to set a new password.' },
  resetPassword: { title: 'Reset password', promise: 'It will let you set a new password.' },
  verify: { title: 'Verify your e-mail', promise: 'It will confirm your e-mail address.' },

  profile: { title: 'Profile', promise: 'It will let you change your name, company and password.' },
  wallet: { title: 'Wallet', promise: 'It will show your credits and every transaction.' },
  topUp: { title: 'Top up', promise: 'It will let you buy credits.' },
  pay: { title: 'Pay', promise: 'It will let you pay your billing statements.' },
  subscriptions: {
    title: 'Subscriptions',
    promise: 'It will list the APIs you subscribe to, with their keys.',
  },
  usage: { title: 'Usage', promise: 'It will show your calls by day, by month and by API.' },
  plans: { title: 'Plans', promise: 'It will list the plans you can choose from.' },
  plan: { title: 'Your plan', promise: 'It will show what your plan holds and what you used of it.' },
  kyb: { title: 'Business verification', promise: 'It will show which APIs need a verified business.' },
  kybTag: { title: 'Business verification', promise: 'It will hold the form that verifies your business.' },
  kybVersion: {
    title: 'Business verification',
    promise: 'It will hold the form that verifies your business.',
  },

  paymentSuccess: {
    title: 'Payment received',
    promise: 'It will confirm your payment and show the receipt.',
  },
  paymentFailed: {
    title: 'Payment failed',
    promise: 'It will say why a payment failed and let you try again.',
  },
  billingSuccess: { title: 'Bill paid', promise: 'It will confirm that your statement is paid.' },

  adminKeys: {
    title: 'Key Management',
    promise: 'It will list every subscription and let you manage its keys.',
  },
  adminCredits: {
    title: 'Credits Management',
    promise: 'It will list every wallet and let you add or deduct credits.',
  },
  addCredits: { title: 'Add credits', promise: 'It will let you add credits to a wallet.' },
  deductCredits: { title: 'Deduct credits', promise: 'It will let you take credits from a wallet.' },
  creditLedger: { title: 'Credit ledger', promise: 'It will show every movement of one wallet.' },
} as const satisfies Partial<Record<PathName, Placeholder>>

export type NotBuiltName = keyof typeof notBuilt
