import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { eventually } from './support/eventually.ts'
import { createFuzzer, sendFuzz } from './support/fuzz-requests.ts'
import { gatewayOfFile, tess } from './support/gateway.ts'
import { giveKey } from './support/give-key.ts'
import { seededRandom } from './support/random.ts'
import { upstreamOfFile } from './support/upstream.ts'
import { sumsOf } from './support/wallets.ts'

const { server, key, records } = await gatewayOfFile(await upstreamOfFile())

// `npm run soak fuzz` sends 20,000.
test('no request at the surfaces of agents, upstreams and the gateway is a 500 or goes without an answer, and none leaves a wallet inexact', async () => {
  const { secret: testKey } = await giveKey(server, { userId: tess, api: 'messaging', type: 'TEST' })
  const next = createFuzzer(seededRandom(1), {
    user: (await server.signIn('lowBalance')).access_token,
    admin: (await server.signIn('admin')).access_token,
    liveKey: key,
    testKey,
  })
  const failures: string[] = []
  for (let index = 0; index < 400; index += 1) {
    const sent = next(index)
    const { status, text } = await sendFuzz(server.url, sent)
    if (status === 500 || status === 0) failures.push(`${sent.method} ${sent.path} ${sent.body}: ${text}`)
    if (index % 100 === 0) await sql`DELETE FROM call_counts`.execute(server.db)
  }
  expect(failures).toEqual([])
  await eventually(async () => expect(await records.inFlight()).toEqual([]))
  const { balance, ...sums } = await sumsOf(server.db, tess)
  expect(sums).toEqual({ ledger: balance, lots: balance, gaps: 0, backwards: 0 })
})
