// npm start: the product as it runs for real, on its own PostgreSQL unless DATABASE_URL names another. The mocks of the
// published APIs run beside it, so that each can be tried without a key.
import { spawn } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { buildApp } from './build-app.ts'
import { liveWith, serverArgs, serverEnv, startNode } from './children.ts'

buildApp()
const products = readdirSync('mocks/dist').map((file) => basename(file, '.yaml'))
const mocks = spawn(process.execPath, ['mocks/src/main.ts', ...products], {
  stdio: ['ignore', 'ignore', 'inherit'],
  env: { ...process.env, FIRST_PORT: process.env.MOCKS_FIRST_PORT ?? '4010' },
})
process.on('exit', () => mocks.kill('SIGTERM'))
// Publishers check what they sell. The server is not kept waiting, and needs no mark to work.
const port = process.env.PORT ?? '8080'
if (port !== '0') {
  const checks = startNode(['scripts/check-demo.ts', `http://localhost:${port}`])
  process.on('exit', () => checks.kill('SIGTERM'))
}
liveWith([startNode(serverArgs, { ...serverEnv, ...process.env })])
