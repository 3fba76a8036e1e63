import type { Scenarios } from './generated/scenarios.ts'

type Names<Operation, Status> = Status extends keyof Operation
  ? Operation[Status]
  : Operation extends { default: infer Names }
    ? Names
    : never

/** Headers that ask the mock for one of its named answers. Spread them into a call. */
export type Scenario = { headers: { Prefer: string } }

/**
 * Picks the response of a mocked operation: `portal.GET('/api/wallet/credits', scenario('getWalletCredits', 200, 'zeroBalance'))`.
 * Needs `createPortal({ mock: true })`; otherwise the wish is dropped.
 */
export function scenario<Id extends keyof Scenarios, Status extends number>(
  _operationId: Id,
  status: Status,
  example: Names<Scenarios[Id], Status> & string,
): Scenario {
  return { headers: { Prefer: `code=${status}, example=${example}` } }
}
