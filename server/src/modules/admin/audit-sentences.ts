import { toDecimal } from '../../platform/money/decimals.ts'

type Details = Readonly<Record<string, unknown>>

/** Kept in hundredths of a credit or of a peso. */
const amounts: ReadonlySet<string> = new Set(['amount', 'amount_due', 'credits', 'day_total', 'threshold1'])

/** Details with every amount as a decimal, as elsewhere in the contract. */
export const decimalDetails = (details: Details): Details =>
  Object.fromEntries(
    Object.entries(details).map(([name, value]) => [
      name,
      amounts.has(name) && Number.isSafeInteger(value) ? toDecimal(value as number) : value,
    ]),
  )

const text = (value: unknown, fallback = ''): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : fallback
const lower = (value: unknown): string => text(value).toLowerCase()
/** Without its sign: the verb says which way the credits went. */
const grouped = (value: unknown): string =>
  text(value, '0.00')
    .replace(/^-/, '')
    .replace(/\B(?=(\d{3})+(?!\d))/g, ',')
const counted = (value: unknown, one: string): string =>
  value === 1 ? `1 ${one}` : `${text(value, '0')} ${one}s`
const listed = (value: unknown): string => (Array.isArray(value) ? lower(value.join(', ')) : '')
const quoted = (value: unknown): string => (text(value) ? ` “${text(value)}”` : '')
const deliveryOf = ({ kind }: Details): string => (kind === 'MAIL' ? 'an email' : 'a webhook delivery')
const takingBack = ({ reverses }: Details): string => (text(reverses) ? `, to reverse ${text(reverses)}` : '')
const creditsOf = ({ amount, type }: Details): string => `${grouped(amount)} ${lower(type)} credits`

/** Deeds without their actor and subject, which have columns of their own. */
const sentences: Readonly<Record<string, (details: Details) => string>> = {
  'admin.credits.add': (of) =>
    `Added ${creditsOf(of)}${of.valid_until ? `, valid until ${text(of.valid_until)}` : ''}${takingBack(of)}`,
  'admin.credits.deduct': (of) => `Deducted ${creditsOf(of)}${takingBack(of)}`,
  'admin.adjustment.request': (of) =>
    `Requested approval to ${of.direction === 'ADD' ? 'add' : 'deduct'} ${creditsOf(of)}`,
  'admin.adjustment.approve': () => 'Approved a change of credits',
  'admin.adjustment.refuse': () => 'Rejected a change of credits',
  'admin.key.regenerate': (of) => `Replaced a ${lower(of.type)} key`,
  'admin.key.revoke': (of) => `Revoked the ${lower(of.type)} key ${text(of.key)}`,
  'admin.keys.revoke': (of) => `Revoked all keys: ${text(of.revoked_keys, '0')}`,
  'admin.limits.set': (of) =>
    of.limits
      ? `Changed the limits of ${text(of.api)}`
      : `Set the limits of ${text(of.api)} back to the plan’s`,
  'admin.note.add': () => 'Added a note',
  'admin.staff.first': () => 'Became the first owner',
  'admin.staff.invite': (of) => `Invited an administrator: ${listed(of.roles)}`,
  'admin.staff.roles': (of) => `Changed the staff roles from ${listed(of.from)} to ${listed(of.to)}`,
  'admin.staff.recover': () => 'Reset an administrator’s ways to log in',
  'admin.staff.remove': (of) => `Removed an administrator: ${listed(of.roles)}`,
  'admin.service_account.create': (of) => `Created a service account: ${listed(of.roles)}`,
  'admin.service_account.change': (of) => `Changed a service account: ${listed(of.roles)}`,
  'admin.service_account.rotate': () => 'Replaced the key of a service account',
  'admin.service_account.remove': () => 'Removed a service account',
  'admin.user.lock': (of) => `Locked the account and ended ${counted(of.ended_sessions, 'session')}`,
  'admin.user.factor_recovery_approve': () => 'Approved a log-in without the second factor',
  'admin.user.unlock': () => 'Unlocked the account',
  'admin.user.sign_out': (of) => `Signed the account out of ${counted(of.ended_sessions, 'session')}`,
  'admin.api.publish': (of) => `Published version ${text(of.full_version)}`,
  'admin.api.draft_save': (of) => `Saved a draft of version ${text(of.full_version)}`,
  'admin.api.draft_address': (of) => `Made a new preview address of ${text(of.version)}`,
  'admin.api.draft_delete': (of) => `Deleted a draft of version ${text(of.full_version)}`,
  'admin.api.roll_back': (of) =>
    `Rolled ${text(of.version)} back from ${text(of.replaces)} to ${text(of.full_version)}`,
  'admin.api.prices': (of) => `Changed the prices of ${text(of.version)}`,
  'admin.api.limits': (of) =>
    of.limits
      ? `Changed the limits on ${text(of.plan_name)}`
      : `Set the limits on ${text(of.plan_name)} back to the plan’s`,
  'admin.api.deprecate': (of) =>
    `Deprecated ${text(of.version)}, which stops working on ${text(of.sunset_on)}`,
  'admin.api.restore': (of) => `Restored ${text(of.version)}`,
  'admin.announcement.make': (of) => `Announced a change from ${text(of.effective_at)}`,
  'admin.announcement.cancel': () => 'Cancelled an announced change',
  'admin.incident.report': (of) => `Reported the incident${quoted(of.title)}`,
  'admin.incident.update': (of) => `Updated an incident: ${lower(of.step)}`,
  'announcement.take_effect': (of) =>
    of.version ? `Changed ${text(of.version)} as announced` : 'Changed the plan as announced',
  'admin.upstream.set': (of) => `Changed where ${lower(of.environment)} calls to ${text(of.version)} go`,
  'admin.upstream.remove': (of) =>
    `Removed the upstream of ${lower(of.environment)} calls to ${text(of.version)}`,
  'admin.conformance_key.add': (of) => `Added the conformance key${quoted(of.name)}`,
  'admin.conformance_key.remove': (of) => `Removed the conformance key${quoted(of.name)}`,
  'admin.delivery.retry': (of) => `Retried ${deliveryOf(of)}`,
  'admin.delivery.give_up': (of) => `Stopped ${deliveryOf(of)}`,
  'account.register': () => 'Signed up',
  'account.register_again': () => 'Tried to sign up with an address that has an account',
  'account.register_refused': () => 'Couldn’t sign up with this address',
  'account.verify': () => 'Verified the email address',
  'account.verify_link': () => 'Requested a verification link',
  'account.link': () => 'Linked a single sign-on account',
  'account.delete_link': () => 'Requested a link to delete the account',
  'account.delete': () => 'Deleted the account',
  'session.end': () => 'Ended a session',
  'session.end_others': (of) => `Ended ${counted(of.ended, 'other session')}`,
  'password.change': () => 'Changed the password',
  'password.reset_link': () => 'Requested a link to reset the password',
  'password.reset': () => 'Reset the password',
  'second_factor.totp.add': () => 'Set up an authenticator app',
  'second_factor.totp.remove': () => 'Removed the authenticator app',
  'second_factor.passkey.add': () => 'Added a passkey',
  'second_factor.passkey.rename': () => 'Renamed a passkey',
  'second_factor.passkey.remove': () => 'Removed a passkey',
  'second_factor.recovery_codes.replace': () => 'Created new recovery codes',
  'second_factor.recovery_code.use': () => 'Logged in with a recovery code',
  'terms.accept': () => 'Accepted the terms',
  'profile.update': () => 'Changed the profile',
  'team.invite': (of) => `Invited somebody as ${lower(of.role)}`,
  'team.invite_again': (of) => `Invited somebody again as ${lower(of.role)}`,
  'team.withdraw': () => 'Withdrew an invitation',
  'team.join': (of) => `Joined the team as ${lower(of.role)}`,
  'team.leave': () => 'Left the team',
  'team.role': (of) => `Changed a team role from ${lower(of.from)} to ${lower(of.to)}`,
  'team.remove': () => 'Removed a team member',
  'key.create': (of) => `Created a ${lower(of.type)} key${quoted(of.name)}`,
  'key.rename': (of) => `Renamed a key to${quoted(of.name)}`,
  'key.limits': () => 'Set the limits of a key',
  'call.decide': (of) =>
    `${of.decision === 'ALLOW' ? 'Allowed' : 'Denied'} a call of ${text(of.api)} for ${text(of.price)} credits`,
  'key.regenerate': (of) => `Replaced a ${lower(of.type)} key`,
  'key.revoke': (of) => `Revoked ${counted(Array.isArray(of.keys) ? of.keys.length : 0, 'key')}`,
  'agent.disconnect': (of) => `The agent${quoted(of.name)} was disconnected`,
  'agent.replay': (of) => `Revoked the key of the agent${quoted(of.name)}: a code or token was reused`,
  'subscription.create': (of) => `Subscribed to ${text(of.api)}`,
  'subscription.change': (of) => `Changed the subscription to ${text(of.api)}`,
  'subscription.cancel': () => 'Cancelled a subscription',
  'subscription.product.end': () => 'Ended a product of a subscription',
  'wallet.starter': (of) => `Redeemed ${grouped(of.amount)} starter credits`,
  'spend_cap.set': (of) =>
    of.credits === null ? 'Removed a spend cap' : `Set a spend cap of ${grouped(of.credits)} credits a month`,
  'wallet.threshold': (of) => `Set the alert to ${grouped(of.threshold1)} credits`,
  'payment.start': (of) =>
    `Started a payment of ${text(of.currency, 'PHP')} ${grouped(of.amount)}${of.credits ? ` for ${grouped(of.credits)} credits` : ''}`,
  'payment.paid': (of) => `A payment of ${grouped(of.amount)} was settled`,
  'payment.failed': () => 'A payment failed',
  'payment.expired': () => 'A payment expired',
  'payment.review': (of) => `A payment needs a look: ${text(of.why)}`,
  'admin.payment.refund': (of) => `Refunded ${grouped(of.credits)} credits of a top-up: ${text(of.reason)}`,
  'payment.refund_paid': (of) => `A refund of ${grouped(of.amount)} was paid`,
  'payment.refund_failed': (of) => `A refund of ${grouped(of.amount)} failed: ${text(of.reason)}`,
  'payment.dispute_opened': (of) => `A payment of ${grouped(of.amount)} was disputed`,
  'payment.dispute_won': (of) => `A disputed payment of ${grouped(of.amount)} was won`,
  'payment.dispute_lost': (of) => `A disputed payment of ${grouped(of.amount)} was lost`,
  'admin.plan.save': (of) => `Saved the plan${quoted(of.plan_name)}`,
  'admin.plan.status': (of) => `Set the plan${quoted(of.plan_name)} to ${lower(of.status)}`,
  'admin.payment.resolve': (of) => `Resolved a payment difference: ${text(of.note)}`,
  'payment.resend': () => 'Requested a payment link',
  'payment.event_conflict': () => 'The payment provider contradicted itself',
  'tax_data.update': () => 'Changed the tax details',
  'auto_top_up.set': (of) => `${of.enabled === false ? 'Switched off' : 'Set'} the automatic top-up`,
  'card.start': () => 'Started to save a card',
  'card.save': (of) => `Saved the card ending in ${text(of.last_four)}`,
  'card.remove': (of) => `Removed the card ending in ${text(of.last_four)}`,
  'card.too_late': () => 'Saved a card too late',
  'plan.give_up': (of) => `Cancelled the plan; its last day is ${text(of.last_day)}`,
  'plan.renew': (of) => `Renewed the plan${quoted(of.name)} for ${grouped(of.amount)} credits`,
  'plan.change': (of) => `Changed to the plan ${text(of.plan_id)}, which begins on ${text(of.starts_on)}`,
  'plan.change_cancel': () => 'Cancelled a change of plan',
  'plan.begin': (of) => `The plan ${text(of.plan_id)} began`,
  'plan.end': (of) => `The plan${quoted(of.name)} ended`,
  'billing.open': () => 'Started monthly billing',
  'statement.close': (of) => `Closed the statement of ${text(of.month)}, PHP ${grouped(of.amount_due)}`,
  'kyb.submit': (of) => `Sent a verification of${quoted(of.business)}`,
  'kyb.approve': () => 'Approved a verification',
  'kyb.reject': () => 'Sent a verification back',
  'kyb.read_document': (of) => `Opened the document ${text(of.field).replaceAll('_', ' ')}`,
  'export.create': (of) => `Created an export: ${lower(of.kind)}`,
  'export.remove': () => 'Removed an export',
  'webhook.create': (of) => `Added a webhook at ${text(of.origin)}`,
  'webhook.change': () => 'Changed a webhook',
  'webhook.remove': () => 'Removed a webhook',
  'webhook.rotate': () => 'Replaced the secret of a webhook',
  'webhook.replay': (of) => `Sent ${text(of.event)} to a webhook again`,
}

export const hasSentence = (action: string): boolean => Object.hasOwn(sentences, action)

/** One of an earlier release reads as its name does: `second_factor.passkey.add` would be “Second factor: passkey add”. */
function nameInWords(action: string): string {
  const [area = '', ...rest] = action.replaceAll('_', ' ').split('.')
  return `${area.charAt(0).toUpperCase()}${area.slice(1)}${rest.length > 0 ? `: ${rest.join(' ')}` : ''}`
}

/** An action in words, with its reason. Amounts are decimals already. */
export function sentenceOf(action: string, details: Details): string {
  const inWords = hasSentence(action) ? sentences[action] : undefined
  const sentence = inWords?.(details) ?? nameInWords(action)
  const reason = text(details.reason).trim()
  return reason ? `${sentence}. Reason: ${reason}` : sentence
}
