// Part of npm run bench: figures beside their budgets. Each is taken in one run, so that they can be compared.
// `npm run bench server` takes those of the server beside bare equivalents; names may follow: npm run bench server gateway wallet.
import { forwarding } from './forwarding.ts'
import { loginTiming } from './login-timing.ts'
import { measureServer } from './server/measure.ts'
import { volume } from './volume.ts'

const measures: Readonly<Record<string, () => Promise<readonly string[]>>> = {
  login: async () => [await loginTiming()],
  forward: forwarding,
  volume: () =>
    volume({
      calls: Number(process.env.BENCH_CALLS ?? 10_000_000),
      ledgerRows: 100_000,
      users: 10_000,
      auditRows: 1_000_000,
      exported: 1_000_000,
    }),
}

const [first, ...rest] = process.argv.slice(2)
const ofServer = first === 'server'
if (!ofServer) {
  const names = process.argv.slice(2)
  for (const [name, measure] of Object.entries(measures)) {
    if (names.length > 0 && !names.includes(name)) continue
    for (const line of await measure()) console.log(`${name.padEnd(8)} ${line}`)
  }
}
if (ofServer || first === undefined) process.exitCode = (await measureServer(rest)) ? 0 : 1
