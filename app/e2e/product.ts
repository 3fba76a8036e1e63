// The server on a database of its own, which goes when the server has ended.
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { startNode } from '../../scripts/children.ts'
import { dataNote, ports } from './addresses.ts'

const folder = mkdtempSync(join(tmpdir(), 'switchboard-e2e-'))
// The database runs as a user of its own where tests run as root.
chmodSync(folder, 0o755)
writeFileSync(dataNote, folder)

const server = startNode(['server/src/main.ts'], {
  PORT: String(ports.server),
  DATA_DIR: folder,
  // A busy machine is not what these tests are about: at the usual 5 s it turned into a 503 at sign-in.
  DATABASE_STATEMENT_TIMEOUT_MS: '30000',
  // Tests register from networks of their own.
  TRUST_PROXY: 'loopback',
  LOG_LEVEL: process.env.LOG_LEVEL ?? 'error',
  MOCKS_FIRST_PORT: String(ports.firstMock),
})
const products = readdirSync('mocks/dist').map((file) => basename(file, '.yaml'))
const mocks = startNode(['mocks/src/main.ts', ...products], { FIRST_PORT: String(ports.firstMock) })

// Children are in the same process group and get the signal, too; a second one would end the server before its database.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})
server.once('exit', async (code) => {
  mocks.kill('SIGTERM')
  if (mocks.exitCode === null && mocks.signalCode === null) await once(mocks, 'exit')
  rmSync(folder, { recursive: true, force: true })
  rmSync(dataNote, { force: true })
  process.exit(code ?? 1)
})
