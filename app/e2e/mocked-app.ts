// The built app with Prism behind /portal-api: a front-end developer's set-up, at one address.
import { join } from 'node:path'
import { listContracts, startMocks } from '@switchboard/mocks'
import { ports } from './addresses.ts'
import { serveBuiltApp } from './serve-built-app.ts'

const contracts = (await listContracts()).filter(({ name }) => name === 'portal' || name === 'content')
const mocks = await startMocks({ contracts, ports: () => 0 })
const server = serveBuiltApp({
  dist: join(import.meta.dirname, '../dist'),
  upstreams: { '/portal-api': mocks.url('portal'), '/content-api': mocks.url('content') },
})
server.listen(ports.mockedApp)

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, async () => {
    server.closeAllConnections()
    server.close()
    await mocks.close()
    process.exit(0)
  })
}
