// Requests and readings of the tests of accounts' plans, as Jun.
import type { components } from '@switchboard/sdk'
import { expect } from 'vitest'
import { changeDuePlans, renewAccountPlans } from '../../src/modules/account-plans/due-plans.ts'
import { moveCredits } from '../../src/modules/wallet/move-credits.ts'
import { checkData } from '../../src/platform/backup/check-data.ts'
import type { TestServer } from './server.ts'
import { verify } from './verifications.ts'
import { sumsOf } from './wallets.ts'

type Schemas = components['schemas']

export const jun = 'usr_jun7Q2'
export const day = 86_400
/** It’s 21 November: ten of thirty days are left, today included. */
export const growth = { plan_id: 'pln_growth' }
export const business = { plan_id: 'pln_business' }

export function planDesk(server: TestServer) {
  async function ask(method: 'GET' | 'POST', path: string, body?: object, persona = 'user') {
    const { access_token: token } = await server.signIn(persona)
    return server.ask(method, `/portal-api/api/${path}`, { token, ...(body && { body }) })
  }
  const mine = async (persona?: string) =>
    (await ask('GET', 'account-plan', undefined, persona)).body.data as Schemas['AccountPlan']
  const preview = async (body: object, persona?: string) =>
    (await ask('POST', 'plan-changes/preview', body, persona)).body.data as Schemas['PlanChangeQuote']
  async function change(body: object, persona?: string) {
    const { quote } = await preview(body, persona)
    const changed = await ask('POST', 'plan-changes', { ...body, quote }, persona)
    expect(changed.body).toMatchObject({ data: {} })
    return changed.body.data as Schemas['AccountPlan']
  }
  const errorOf = async (path: string, body: object, persona?: string) => {
    const { body: problem } = await ask('POST', path, body, persona)
    const { code, detail, errors } = problem as unknown as Schemas['Problem']
    return errors?.[0] ? [errors[0].pointer, errors[0].code] : [code, detail]
  }
  const balance = async () => (await sumsOf(server.db, jun)).balance
  const rows = () =>
    server.db
      .selectFrom('ledger')
      .select(['kind', 'amount', 'description'])
      .where('user_id', '=', jun)
      .where('kind', 'in', ['PLAN_FEE', 'INCLUDED'])
      .orderBy('sequence')
      .execute()
  const expectSound = async () => {
    const { balance: sum, ledger, lots, gaps } = await sumsOf(server.db, jun)
    expect([ledger, lots, gaps]).toEqual([sum, sum, 0])
    expect((await checkData({ db: server.db, kybFolder: server.parts.settings.kybFolder })).faults).toEqual(
      [],
    )
  }
  const verified = () => verify(server, jun, { publisher: 'lumina', tag: null, state: 'APPROVED' })
  const spend = (amount: number) =>
    moveCredits(server.db, {
      ...{
        userId: jun,
        kind: 'USAGE',
        amount: -amount,
        description: 'Call',
        reference: 'spent',
        actor: 'USER',
      },
      ...{ key: `spent-${amount}`, now: server.parts.clock() },
    })
  const jobs = async () => {
    await server.runJobs()
    await changeDuePlans(server.parts)
    await renewAccountPlans(server.parts)
    await server.runJobs()
  }
  const read = async <Data>(path: string) => (await ask('GET', path)).body.data as unknown as Data
  const notices = async () =>
    (await read<Schemas['Notification'][]>('notifications')).map(({ message }) => message)
  const statements = () => read<Schemas['BillingStatement'][]>('billing-statements')
  return {
    ask,
    mine,
    preview,
    change,
    errorOf,
    balance,
    rows,
    expectSound,
    verified,
    spend,
    jobs,
    read,
    notices,
    statements,
  }
}
