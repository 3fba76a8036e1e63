import type { components } from '@switchboard/sdk'
import type { TestServer } from './server.ts'

export type Statement = components['schemas']['BillingStatement']

/** Seconds from the start of the tests to five minutes after midnight of 1 December in Manila. */
export const toDecember = 9 * 86_400 + 14 * 3600 + 23 * 60

/** The statements of the account behind the token, newest first. */
export async function statementsOf(server: TestServer, token: string): Promise<Statement[]> {
  return (await server.ask('GET', '/portal-api/api/billing-statements', { token })).body.data
}
