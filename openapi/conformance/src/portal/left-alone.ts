import { asArray } from '@switchboard/oas/document'
import type { Context } from '../engine/context/context.ts'
import type { Operation } from '../engine/contract/contract.ts'
import { flatten } from '../engine/generate/flat-schema.ts'
import { mediaOf } from '../engine/http/write-request.ts'
import { namesThing } from './safe-values.ts'

/**
 * Operations that the schema phases never call successfully: they would end or change the test account itself, move
 * its money, or leave something behind for others. Calls that must be rejected are made. Flows call them on things of
 * their own.
 */
export const leftAlone: ReadonlyMap<string, string> = new Map([
  ...[
    'deleteAccount',
    'requestAccountDeletion',
    'changePassword',
    'endOtherSessions',
    'leaveTeam',
    'beginTotp',
    'removeTotp',
    'beginPasskey',
    'replaceRecoveryCodes',
  ].map((id) => [id, 'it would end the test account’s sessions or change how it signs in'] as const),
  ...[
    'unsubscribePlan',
    'changePlan',
    'cancelPlanChange',
    'updateAutoTopUp',
    'startCardSetup',
    'removeSavedCard',
  ].map((id) => [id, 'it would end the test account’s plan or charge its card'] as const),
  ['setSpendCap', 'it would stop the test account’s calls'],
  ...[
    ...['adminInviteStaff', 'adminChangeStaffRoles', 'adminRemoveStaff', 'adminCreateServiceAccount'],
    ...['adminChangeServiceAccount', 'adminRotateServiceKey', 'adminRemoveServiceAccount'],
  ].map((id) => [id, 'it would change who administers the portal'] as const),
  ['createFirstOwner', 'its token is printed by the server, where there’s no administrator yet'],
  ['updateTaxData', 'later documents of the test account would name somebody else, for good'],
  ...[
    'adminPublishApi',
    'adminSetApiPrices',
    'adminDeprecateApi',
    'adminRestoreApi',
    'adminSetApiLimits',
    'adminAnnounce',
    'adminSavePlan',
    'adminSetPlanStatus',
  ].map((id) => [id, 'it would change the catalogue for everyone'] as const),
])

/** Operations that need something no run has. */
const outOfReach: ReadonlyMap<string, string> = new Map([
  ...['proveSecondFactor', 'confirmTotp', 'finishSignIn'].map(
    (id) => [id, 'it takes a second factor, which the test accounts don’t have'] as const,
  ),
  ['addPasskey', 'it takes a passkey, which the checker can’t make'],
  ['cancelFactorRecovery', 'its token comes by email, which the checker doesn’t read'],
  ['googleSignIn', 'it takes a sign-in at Google'],
  ['linkIdentity', 'it takes a log-in at a provider'],
  ['submitConformanceResult', 'it takes a result signed with a key that the backend trusts'],
  ['contactUs', 'it takes a captcha that a person has solved'],
  ['redeemStarter', 'each account can do it once'],
  ['adminRefundPayment', 'it takes a top-up that was really paid'],
  ['adminSaveApiDraft', 'it takes the digest of a check'],
  ['adminPreviewAnnouncement', 'it takes a change of a plan, or of the operations of a version'],
  ...['saveKybDraft', 'correctKyb'].map(
    (id) => [id, 'it’s for accounts whose business isn’t verified yet'] as const,
  ),
  ['adminDecideAdjustment', 'it takes another administrator than the one who asked for the change'],
  ['removeMember', 'whoever is removed joins again by email alone, which the checker doesn’t read'],
  ['resendInvitation', 'an email is sent again after a while alone, which the checker doesn’t wait for'],
  ['adminRevokeKeys', 'the user has keys that somebody may use'],
])

/** Proofs that a backend gives to nobody but whom they are for. */
const proofs: readonly (readonly [name: RegExp, reason: string])[] = [
  [/^(verification|invitation)_token$/, 'its token comes by email, which the checker doesn’t read'],
  [/^preview_token$/, 'its token is in an address that an administrator passes on'],
  [/^sso_token$/, 'its token comes from a sign-in elsewhere'],
  [/^passkey_id$/, 'it takes a passkey, which the checker can’t make'],
]

/**
 * Why an operation of the portal that only ever refused could not do otherwise, by how the checker calls it. Undefined where it should
 * have succeeded.
 */
export function whyOnlyRejected(context: Context, operation: Operation): string | undefined {
  const known = leftAlone.get(operation.id) ?? outOfReach.get(operation.id)
  if (known !== undefined) return known
  const { node } = flatten(context.contract.document, mediaOf(operation)?.schema)
  const required = [
    ...operation.parameters.filter((one) => one.required).map(({ name }) => name),
    ...asArray(node.required).map(String),
  ]
  for (const [name, reason] of proofs) if (required.some((one) => name.test(one))) return reason
  if (!required.some((name) => namesThing(name, context))) return undefined
  return operation.isRead
    ? 'nothing that the test accounts were shown can be named in it'
    : 'it changes something by its ID, and the checker only names what isn’t there'
}
