import type { components } from '@switchboard/sdk'
import { accessProblem } from '../../platform/http/access.ts'
import { tokenMissing } from '../../platform/http/authenticate.ts'
import { type Operation, operationsOf, readBundle } from '../../platform/http/contract.ts'
import { handler } from '../../platform/http/handler.ts'
import type { Problem } from '../../platform/http/problem.ts'
import { paymentProvider } from '../payments/choose-provider.ts'
import { publishedApi } from '../subscriptions/published-api.ts'
import { blockerOf } from './blockers.ts'
import { type Account, type Action, readLasting, rulesOf } from './rules.ts'
import { countWaiting } from './waiting-repo.ts'

const operations = new Map(operationsOf(readBundle()).map((operation) => [operation.id, operation]))

/** The operation that does it; null for calls through the gateway. */
const operationIds: Readonly<Record<Action, string | null>> = {
  SUBSCRIBE: 'createUserSubscription',
  UNSUBSCRIBE: 'unsubscribe',
  CREATE_TEST_KEY: 'createKey',
  CREATE_LIVE_KEY: 'createKey',
  REPLACE_KEY: 'regenerateKey',
  REVOKE_KEY: 'revokeKeys',
  CALL_LIVE: null,
  TOP_UP: 'createPayment',
  PAY_STATEMENT: 'createPayment',
  REDEEM_STARTER: 'redeemStarter',
  SET_ALERTS: 'updateWalletThreshold',
  SET_AUTO_TOP_UP: 'updateAutoTopUp',
  INVITE_MEMBER: 'inviteMember',
  ADD_WEBHOOK: 'createWebhook',
  PUBLISH_API: 'adminPublishApi',
}

const getCapabilities = handler<'getCapabilities'>(async (call) => {
  const { db, clock, settings, visitor: actor, query } = call
  const api = query.api === undefined ? undefined : await publishedApi(db, query.api)
  const account = actor && accountOf({ db, clock, settings, actor, user: { id: actor.account.id }, api })
  const data: components['schemas']['Capability'][] = []
  for (const [action, id] of Object.entries(operationIds) as [Action, string | null][]) {
    // A call through the gateway needs a key: closed without the right to read keys.
    const operation = operations.get(id ?? 'getKeys')
    const problems = account ? await problemsOf(action, operation, account) : [tokenMissing()]
    const blockers = problems.map((problem) => blockerOf(problem, api))
    const name = id === null || !operation ? null : `${operation.method} ${operation.path}`
    data.push({ action, operation: name, allowed: blockers.length === 0, blockers })
  }
  const { methods, currencies, savedCards: saved_cards } = paymentProvider(call).capabilities
  const payment = { methods: [...methods], currencies: [...currencies], saved_cards }
  return { status: 200, body: { data, payment } }
})

function accountOf(person: Omit<Account, 'subscription'>): Account {
  let subscription: ReturnType<Account['subscription']> | undefined
  return {
    ...person,
    subscription() {
      subscription ??= readLasting(person)
      return subscription
    },
  }
}

/** By the very rules that the operation rejects by, in their order. Another account or the terms come before all else. */
async function problemsOf(
  action: Action,
  operation: Operation | undefined,
  account: Account,
): Promise<readonly Problem[]> {
  const access = operation && accessProblem(operation, account.actor)
  if (access && access.code !== 'team_role') return [access]
  const problems = [access, ...(await rulesOf(action, account))].filter((problem) => problem !== undefined)
  // A role that is closed out twice is told of once.
  return problems.filter(({ code }, index) => problems.findIndex((other) => other.code === code) === index)
}

const getWaiting = handler<'getWaiting'>(async ({ db, user, clock }) => ({
  status: 200,
  body: { data: await countWaiting(db, user.id, clock()) },
}))

export const capabilityHandlers = { getCapabilities, getWaiting }
