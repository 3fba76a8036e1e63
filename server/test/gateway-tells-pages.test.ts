// Pages that are open hear of calls, wherever those are made from.
import { expect, test } from 'vitest'
import { readEvents } from './support/event-reader.ts'
import { gatewayOfFile, messages } from './support/gateway.ts'
import { upstreamOfFile } from './support/upstream.ts'

const upstream = await upstreamOfFile()
const { server, key } = await gatewayOfFile(upstream, { streams: {} })

test('calls are told to the pages of their account, together, and to no stranger', async () => {
  const own = await readEvents(server.url, (await server.signIn('lowBalance')).access_token)
  const stranger = await readEvents(server.url, (await server.signIn('user')).access_token)
  await own.until(1)
  const call = () =>
    fetch(server.url + messages, {
      method: 'POST',
      headers: { 'X-API-Key': key, 'Content-Type': 'application/json' },
      body: '{}',
    })
  expect((await Promise.all([call(), call(), call()])).map(({ status }) => status)).toEqual([200, 200, 200])
  expect((await own.until(2)).slice(1)).toEqual([{ type: 'calls' }])
  expect(stranger.events).toEqual([{ type: 'ready' }])
  own.close()
  stranger.close()
})
