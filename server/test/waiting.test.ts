// Counts of the rail: calls, statements, verifications and webhooks that wait for the people of an account.
import { expect, test } from 'vitest'
import { approvalsOfFile } from './support/approvals.ts'

const { server, owner, holdCall, decide } = await approvalsOfFile()
const waiting = async (token: string) =>
  (await server.ask('GET', '/portal-api/api/waiting', { token })).body.data

test('200: a call of an agent waits until it is answered, or its time is over', async () => {
  const { agents } = (await waiting(owner)) as { agents: number }
  expect(agents).toBe(0)
  const { approval_id } = await holdCall()
  expect(await waiting(owner)).toMatchObject({ agents: 1 })
  await decide(approval_id, 'DENY')
  expect(await waiting(owner)).toMatchObject({ agents: 0 })
})

test('200: unpaid statements, rejected verifications and webhooks that failed, of this account alone', async () => {
  const { access_token: token } = await server.signIn('kybRejected')
  const before = (await waiting(token)) as Record<string, number>
  expect(before.verifications).toBeGreaterThan(0)
  const rejected = await server.db
    .selectFrom('kyb_submissions')
    .select('user_id')
    .where('state', '=', 'REJECTED')
    .executeTakeFirstOrThrow()
  const other = (await waiting(owner)) as Record<string, number>
  expect(other.verifications).toBe(0)
  const hook = { user_id: rejected.user_id, url: 'https://x.example', description: '', events: [] }
  await server.db
    .insertInto('webhooks')
    .values({
      ...hook,
      id: 'whk_waiting',
      secret: Buffer.from('x'),
      created_at: server.parts.clock(),
      disabled_at: server.parts.clock(),
      disabled_because: 'FAILING',
    } as never)
    .execute()
  expect(await waiting(token)).toEqual({ ...before, webhooks: (before.webhooks ?? 0) + 1 })
})
