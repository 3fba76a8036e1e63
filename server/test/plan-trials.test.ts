// Trials of plans: taken once, told before their end, and followed as was said.

import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { tellOfTrialEnds } from '../src/modules/account-plans/due-plans.ts'
import { hadTrial } from '../src/modules/account-plans/trials-repo.ts'
import { day, growth, jun, planDesk } from './support/plan-desk.ts'
import { startServer, type TestServer } from './support/server.ts'

let server: TestServer
let desk: ReturnType<typeof planDesk>
beforeEach(async () => {
  server = await startServer()
  desk = planDesk(server)
})
afterEach(async () => {
  await server.close()
  await server.database.close()
})

describe('a trial', () => {
  const trial = (afterwards: string) => ({ ...growth, when: 'NOW', trial: afterwards })

  test('costs nothing, is told three days before its end, and goes on as was said', async () => {
    const before = await desk.balance()
    const { current, upcoming } = await desk.change(trial('CONTINUE'))
    expect(current).toMatchObject({
      trial_ends_on: '2026-12-04',
      trial_then: 'CONTINUE',
      included_left: '100.00',
    })
    expect(upcoming).toMatchObject({ plan_name: 'Growth', starts_on: '2026-12-05', cause: 'TRIAL_END' })
    expect(await desk.balance()).toBe(before + 100_00)
    server.advance(10 * day)
    await desk.jobs()
    await tellOfTrialEnds(server.parts)
    expect((await desk.notices()).filter((one) => one.startsWith('Your trial of Growth ends'))).toEqual([])
    server.advance(day)
    await tellOfTrialEnds(server.parts)
    await tellOfTrialEnds(server.parts)
    expect((await desk.notices()).filter((one) => one.startsWith('Your trial of Growth ends'))).toEqual([
      'Your trial of Growth ends on 4 December 2026. The plan then begins, and its fee is paid from your wallet, unless you choose otherwise.',
    ])
    server.advance(4 * day)
    await desk.jobs()
    expect((await desk.mine()).current).toMatchObject({ trial_ends_on: null, started_on: '2026-12-05' })
    // 27 of 31 days.
    expect((await desk.rows()).at(-1)).toMatchObject({ kind: 'PLAN_FEE', amount: -391_94 })
    await desk.expectSound()
  })

  test('goes back to the plan from before, whose prices hold again', async () => {
    await desk.change(trial('GO_BACK'))
    server.advance(14 * day)
    await desk.jobs()
    expect(await desk.mine()).toMatchObject({
      current: { plan: { plan_name: 'Pay as you go' } },
      upcoming: null,
    })
    expect((await desk.rows()).filter(({ kind }) => kind === 'PLAN_FEE')).toEqual([])
  })

  test('is given once to a mailbox and its team, also after the account was deleted', async () => {
    await desk.change(trial('GO_BACK'))
    await desk.change({ plan_id: 'pln_payg', when: 'NOW' })
    expect(
      (await desk.mine()).offers.find(({ plan }) => plan.plan_id === 'pln_growth')?.trial_available,
    ).toBe(false)
    const refused = ['#/trial', 'not_allowed']
    expect(await desk.errorOf('plan-changes/preview', trial('CONTINUE'))).toEqual(refused)
    // Another account whose address reaches the same mailbox, and one of a former member of the team.
    const { email } = await server.db
      .selectFrom('users')
      .select('email')
      .where('id', '=', jun)
      .executeTakeFirstOrThrow()
    const rename = (address: string) =>
      server.db.updateTable('users').set({ email: address }).where('id', '=', 'usr_leo5Nw').execute()
    await rename(email.replace('@', '+again@').toUpperCase())
    const taken = await hadBy('usr_leo5Nw')
    await rename('leo@example.com')
    expect([taken, await hadBy('usr_leo5Nw')]).toEqual([true, false])
  })

  const hadBy = async (userId: string) => {
    return (await hadTrial(server.db, userId, ['pln_growth'])).has('pln_growth')
  }
})
