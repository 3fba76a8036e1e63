// npm run bench: figures beside their budgets, server first, then the pages. Names of measures may follow: npm run bench login.
import { spawnSync } from 'node:child_process'

const benches = ['server/bench/main.ts', 'app/bench/main.ts']
const wanted = process.argv.slice(2)
let status = 0
for (const bench of benches) {
  const run = spawnSync(process.execPath, ['--conditions=@switchboard/source', bench, ...wanted], {
    stdio: 'inherit',
  })
  status ||= run.status ?? 1
}
process.exit(status)
