const deeds: Readonly<Record<string, string>> = {
  'key.create': 'Created a key',
  'key.regenerate': 'Replaced a key',
  'key.rename': 'Renamed a key',
  'key.revoke': 'Ended keys',
  'kyb.submit': 'Sent a business verification',
  'payment.resend': 'Asked for a payment link',
  'payment.start': 'Started a payment',
  'plan.give_up': 'Gave up a plan',
  'subscription.cancel': 'Unsubscribed',
  'subscription.change': 'Changed a subscription',
  'subscription.create': 'Subscribed',
  'subscription.product.end': 'Gave up a product',
  'team.invite': 'Invited someone',
  'team.invite_again': 'Sent an invitation again',
  'team.join': 'Joined the team',
  'team.leave': 'Left the team',
  'team.remove': 'Removed a member',
  'team.role': 'Changed a role',
  'team.withdraw': 'Withdrew an invitation',
  'wallet.starter': 'Redeemed starter credits',
  'wallet.threshold': 'Changed the credit alert',
}

/** In words; one that has none yet, as the log calls it. */
export const deedText = (action: string): string => deeds[action] ?? action
