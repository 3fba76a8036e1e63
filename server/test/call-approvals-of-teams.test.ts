// A call that waits for a person, of an account with a team: decision 0107.
import { expect, test } from 'vitest'
import { gatewayOfFile, messages } from './support/gateway.ts'
import { giveKey } from './support/give-key.ts'
import { mara, teamCalls } from './support/teams.ts'
import { upstreamOfFile } from './support/upstream.ts'

const network = await upstreamOfFile()
const { server } = await gatewayOfFile(network)
const { tokenOf, read } = teamCalls(server)
const { id, secret } = await giveKey(server, { userId: mara, api: 'messaging', type: 'LIVE' })

test('the owner and the developers are asked, and the first answer counts; members who can’t answer aren’t asked', async () => {
  await server.db
    .updateTable('api_keys')
    .set({ limits: JSON.stringify({ ask_above: 0 }) })
    .where('id', '=', id)
    .execute()
  const body = { from: 'Lumina', to: '+639175550120', text: 'Hi' }
  const call = () => server.ask('POST', messages, { headers: { 'X-API-Key': secret }, body })
  const approval_id = (await call()).body.approval_id
  const decide = async (persona: string, decision: string) =>
    server.ask('POST', '/portal-api/api/approvals', {
      token: await tokenOf(persona),
      body: { approval_id, decision },
    })

  const { members } = await read(await tokenOf('business'))
  const notices = await server.db
    .selectFrom('notifications')
    .select('user_id')
    .where('kind', '=', 'approvals')
    .execute()
  const rolesAsked = notices.map((notice) => members.find(({ user_id }) => user_id === notice.user_id)?.role)
  expect(rolesAsked.toSorted()).toEqual(['DEVELOPER', 'OWNER'])
  expect(members.map(({ role }) => role)).toEqual(expect.arrayContaining(['BILLING', 'VIEWER']))
  for (const persona of ['billing', 'viewer'])
    expect((await decide(persona, 'ALLOW')).body.code).toBe('team_role')
  expect((await decide('developer', 'ALLOW')).status).toBe(200)
  expect((await decide('business', 'DENY')).status).toBe(404)
  expect((await call()).status).toBe(200)
})
