// Part of npm run bench: figures beside their budgets. Each is taken in one run, so that they can be compared.
import { bigLog } from './big-log.ts'
import { loginTiming } from './login-timing.ts'

const measures: Readonly<Record<string, () => Promise<readonly string[]>>> = {
  login: async () => [await loginTiming()],
  log: () => bigLog({ calls: Number(process.env.BENCH_CALLS ?? 10_000_000), exported: 1_000_000 }),
}

const wanted = process.argv.slice(2)
for (const [name, measure] of Object.entries(measures)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  for (const line of await measure()) console.log(`${name.padEnd(8)} ${line}`)
}
