import type { Operation } from './contract.ts'
import { type Handler, plain } from './handler.ts'
import { Problem } from './http/problem.ts'

/** Operations that answer 501 so far. One that is built leaves this list; the server does not start while it is wrong. */
const notBuilt: readonly string[] = [
  'ssoVerify',
  'register',
  'verifyEmail',
  'resendVerification',
  'forgotPassword',
  'resetPassword',
  'googleSignIn',
  'updateProfile',
  'changePassword',
  'listFaqs',
  'contactUs',
  'submitKyb',
  'listKybSubmissions',
  'downloadNewspaper',
  'downloadFile',
  'listPublicSkus',
  'listSkus',
  'createPayment',
  'resendPayment',
  'getTransactionStatus',
  'getBillingTransactionStatus',
  'listBillingStatements',
  'exportApiUsage',
  'exportUserResponses',
  'listUserApiResponses',
  'listApiResponseStatuses',
  'exportApiLogs',
  'listSubscriptionProducts',
  'createUserSubscription',
  'unsubscribe',
  'listTestAccounts',
  'regenerateKey',
  'getKeys',
  'getCredits',
  'getUserPlan',
  'unsubscribePlan',
  'getServicePlan',
  'adminListSubscriptions',
  'adminListAllSubscriptions',
  'adminGetUserSubscription',
  'adminRegenerateKeys',
  'adminDeductCredits',
  'adminAddCredits',
  'adminListTransactions',
  'adminListApiUsage',
  'adminRevokeKeys',
]

const notOffered = plain(async () => {
  throw new Problem('not_offered', 'This deployment does not offer the operation yet.')
})

/** The handler of each operation. Throws when contract, handlers and the list above do not say the same. */
export function completeHandlers(
  operations: readonly Operation[],
  handlers: Readonly<Record<string, Handler>>,
): (id: string) => Handler {
  const inContract = new Set(operations.map(({ id }) => id))
  const known = [...Object.keys(handlers), ...notBuilt]
  const wrong = [
    ...[...inContract].filter((id) => !known.includes(id)).map((id) => `${id} has no handler`),
    ...known.filter((id) => !inContract.has(id)).map((id) => `${id} is not in the contract`),
    ...notBuilt.filter((id) => id in handlers).map((id) => `${id} is built and listed as not built`),
  ]
  if (wrong.length > 0) throw new Error(`Contract and handlers differ: ${wrong.join('; ')}.`)
  return (id) => handlers[id] ?? notOffered
}
