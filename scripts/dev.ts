// npm run dev: the app with hot reload on Prism mocks. A change of the contract regenerates types, restarts the mocks and says which
// examples no longer fit. FIRST_PORT moves the mocks, and the app with them.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { watch } from 'node:fs'
import { startNode } from './children.ts'

const quietMs = 300
/** Mocks that end sooner than this would end again: they wait for a change. */
const shortLifeMs = 3_000
const firstPort = Number(process.env.FIRST_PORT ?? 4010)

const stopped = new WeakSet<ChildProcess>()
let mocks = startMocks()
const vite = spawn(process.execPath, ['../node_modules/vite/bin/vite.js'], {
  cwd: 'app',
  stdio: 'inherit',
  env: {
    VITE_PORTAL_URL: `http://localhost:${firstPort}`,
    VITE_CONTENT_URL: `http://localhost:${firstPort + 1}`,
    ...process.env,
  },
})

function startMocks(): ChildProcess {
  const began = performance.now()
  const child = startNode(['mocks/src/main.ts'])
  child.once('exit', (code, signal) => {
    if (stopped.has(child)) return
    const how = signal ?? `exit ${code}`
    if (performance.now() - began < shortLifeMs) {
      console.error(`The mocks stopped (${how}). They restart when the contract or a product changes.`)
      return
    }
    console.error(`The mocks stopped (${how}). Restarting them.`)
    mocks = startMocks()
  })
  return child
}

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
  const old = mocks
  const restart = () => {
    mocks = startMocks()
  }
  if (old.exitCode !== null || old.signalCode !== null) restart()
  else {
    old.once('exit', restart)
    stopMocks('SIGTERM')
  }
  // Names each example that no longer fits its schema, among all else that the contract's rules say.
  spawn(process.execPath, ['scripts/lint.ts'], { cwd: 'openapi', stdio: 'inherit' })
}

function stopMocks(signal: NodeJS.Signals): void {
  stopped.add(mocks)
  mocks.kill(signal)
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    stopMocks(signal)
    vite.kill(signal)
    process.exit(0)
  })
}
vite.once('exit', (code) => {
  stopMocks('SIGTERM')
  process.exit(code ?? 1)
})
