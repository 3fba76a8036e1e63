// npm run mutate [sdk] [server] [ledger] [upstreams]: changes rules one by one and names the changes that no test notices.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { tool } from './tool.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const stryker = () => [tool('@stryker-mutator/core/bin/stryker.js'), 'run']

interface Mutation {
  readonly args: () => readonly string[]
  readonly cwd: string
}

const mutations: Readonly<Record<string, Mutation>> = {
  sdk: { args: stryker, cwd: `${root}sdk` },
  server: { args: stryker, cwd: `${root}server` },
  // SQL, which Stryker does not know.
  ledger: { args: () => ['--conditions=@switchboard/source', 'test/mutants/run.ts'], cwd: `${root}server` },
  // Each rule that the gateway promises about upstreams, and the tests that hold it.
  upstreams: {
    args: () => ['--conditions=@switchboard/source', 'test/mutants/run-upstreams.ts'],
    cwd: `${root}server`,
  },
}

const chosen = process.argv.slice(2)
for (const name of chosen.length > 0 ? chosen : Object.keys(mutations)) {
  const mutation = mutations[name]
  if (!mutation) {
    process.stderr.write(`No mutations for ${name}. Choose one of: ${Object.keys(mutations).join(', ')}.\n`)
    process.exit(2)
  }
  const { args, cwd } = mutation
  const { status } = spawnSync(process.execPath, args(), { cwd, stdio: 'inherit' })
  if (status !== 0) process.exitCode = 1
}
