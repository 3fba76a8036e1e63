// npm run dev: the app with hot reload on Prism mocks; a change of the contract regenerates types and restarts the mocks.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { watch } from 'node:fs'
import { startNode } from './children.ts'

const quietMs = 300
let mocks = startNode(['mocks/src/main.ts'])
const vite = spawn(process.execPath, ['../node_modules/vite/bin/vite.js'], {
  cwd: 'app',
  stdio: 'inherit',
  env: {
    VITE_PORTAL_URL: 'http://localhost:4010',
    VITE_CONTENT_URL: 'http://localhost:4011',
    ...process.env,
  },
})

let timer: NodeJS.Timeout | undefined
for (const folder of ['openapi/portal', 'openapi/content', 'mocks/products']) {
  watch(folder, { recursive: true }, () => {
    clearTimeout(timer)
    timer = setTimeout(regenerate, quietMs)
  })
}

function regenerate(): void {
  const run = spawnSync(process.execPath, ['scripts/generate.ts'], { stdio: 'inherit' })
  if (run.status !== 0) return
  const old: ChildProcess = mocks
  old.once('exit', () => {
    mocks = startNode(['mocks/src/main.ts'])
  })
  old.kill('SIGTERM')
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    mocks.kill(signal)
    vite.kill(signal)
    process.exit(0)
  })
}
vite.once('exit', (code) => {
  mocks.kill('SIGTERM')
  process.exit(code ?? 1)
})
