import type { NotificationKind } from '../modules/notifications/rules.ts'
import { levelMessage } from '../modules/wallet/rules.ts'
import { brand } from '../platform/brand/brand.ts'
import type { Persona } from './personas.ts'

interface Notice {
  readonly kind?: NotificationKind
  readonly message: string
  readonly minutesAgo: number
  readonly important?: true
  readonly read?: true
  readonly route?: readonly [path: string, text: string]
}

const welcome: Notice = {
  // Known once the server starts.
  get message() {
    return `Welcome to ${brand().name}. Try every API on its mock, free and without a key.`
  },
  minutesAgo: 86_400,
  read: true,
  route: ['/api', 'Browse the APIs'],
}

const special: Readonly<Record<string, readonly Notice[]>> = {
  lowBalance: [
    {
      kind: 'low_credits',
      message: 'Credits are low: at or below your 500.00-credit alert.',
      minutesAgo: 12,
      important: true,
      route: ['/dashboard/wallet/topup', 'Top up'],
    },
  ],
  zeroBalance: [
    {
      kind: 'low_credits',
      message: levelMessage({ level: 3, mark: 100_00, balance: 0 }),
      minutesAgo: 45,
      important: true,
      route: ['/dashboard/wallet/topup', 'Top up'],
    },
  ],
  kybRejected: [
    {
      kind: 'verification',
      message: 'Your business verification was rejected: two fields have to be resubmitted.',
      minutesAgo: 900,
      important: true,
      route: ['/kyb/lumina/sim-swap', 'See what was rejected'],
    },
  ],
  keyInGrace: [
    {
      kind: 'keys',
      message: 'Your test key for SIM Swap was replaced. The old one works for another day.',
      minutesAgo: 30,
      route: ['/subscriptions', 'Manage keys'],
    },
  ],
  business: [
    {
      kind: 'payments',
      message: 'Your statement for last month is ready.',
      minutesAgo: 2_880,
      route: ['/dashboard/pay', 'See the statement'],
    },
  ],
}

/** A persona's notifications, newest first. */
export function noticesOf({ name, newcomer }: Persona): readonly Notice[] {
  return newcomer ? [] : [...(special[name] ?? []), welcome]
}
