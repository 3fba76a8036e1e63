import type { FastifyRequest } from 'fastify'
import { takeOrHold } from '../modules/approvals/hold-call.ts'
import type { CallContent } from '../modules/approvals/identify-call.ts'
import { giveBack } from '../modules/approvals/repo.ts'
import { findOperation } from '../modules/reference/repo.ts'
import type { AppContext } from '../platform/app-context.ts'
import { Problem } from '../platform/http/problem.ts'
import type { CallFacts } from './call-facts.ts'
import { type CallTerms, priceOf } from './call-terms.ts'
import type { Charge } from './charge.ts'
import { checkRequest } from './check-request.ts'
import { headersForUpstream } from './headers.ts'
import { type Outcome, rejected } from './make-call.ts'
import type { Operation } from './matcher.ts'
import { hasBody } from './read-request.ts'

interface PricedCall {
  readonly request: FastifyRequest
  readonly facts: CallFacts
  readonly operation: Operation
  /** Path below the API’s address and query. */
  readonly path: string
  readonly price: number
  readonly body: Buffer | undefined
  readonly at: Date
  readonly tryCharge: () => Promise<Charge>
}

type Question =
  | { readonly outcome: Outcome }
  | {
      readonly outcome: undefined
      /** Limits or the balance refuse the call whatever a person says, so that nobody is asked. */
      readonly refused?: Charge
      /** A yes that the call isn’t charged with can be used again. */
      readonly settle: (charge: Charge) => Promise<void>
    }

/** Whether a call costs more than its key spends without asking. */
export const asksPerson = ({
  terms,
  operation,
}: {
  readonly terms: CallTerms
  readonly operation: Operation
}): boolean => isAbove(terms.facts, priceOf(terms, operation).price)

const isAbove = ({ key_limits: { ask_above } }: CallFacts, price: number): boolean =>
  ask_above !== undefined && price > ask_above

const unasked = { outcome: undefined, settle: async () => {} }

/** Above the amount that the owner of a key has set, a person allows each call before it is charged. See decision 0107. */
export function createQuestions({ db, settings }: Pick<AppContext, 'db' | 'settings'>) {
  return async function askPerson(call: PricedCall): Promise<Question> {
    const { facts, price, request } = call
    if (!isAbove(facts, price)) return unasked
    const { ask_above: askAbove = 0, ask_in_client: inClient = false } = facts.key_limits
    const content = contentOf(call)
    if ('outcome' in content) return content
    const { api, version } = facts
    const documented = await findOperation(db, { api, version, operation_id: call.operation.operation_id })
    const invalid =
      documented &&
      checkRequest(JSON.parse(documented), {
        path: call.path,
        type: request.headers['content-type'],
        body: call.body,
      })
    if (invalid) return { outcome: rejected(invalid) }
    const trial = await call.tryCharge()
    if (trial.outcome === 'SHORT' || trial.outcome === 'LIMITED') return { ...unasked, refused: trial }
    const taken = await takeOrHold(db, settings, {
      ...{
        keyId: `${facts.key_id}`,
        userId: facts.user_id,
        apiName: facts.name,
        price,
        askAbove,
        inClient,
        content,
      },
      operation: call.operation.operation_id,
      requestId: request.id,
      now: call.at,
    })
    if (taken instanceof Problem) return { outcome: rejected(taken) }
    return {
      outcome: undefined,
      settle: async ({ outcome }) => {
        if (outcome !== 'CHARGED') await giveBack(db, request.id, taken)
      },
    }
  }
}

function contentOf({
  request,
  facts,
  path,
  operation,
  body,
}: PricedCall): CallContent | { readonly outcome: Outcome } {
  if (body === undefined && hasBody(request.headers)) return { outcome: rejected(tooLarge()) }
  const { documented } = operation
  const headers = headersForUpstream(request.headers, { requestId: request.id, documented })
  return { api: facts.api, version: facts.version, method: request.method, path, headers, body }
}

const tooLarge = (): Problem =>
  new Problem(
    'body_too_large',
    'A call that a person has to allow can have a body of up to 64 KB. You weren’t charged.',
  )
