// npm run bench: figures beside their budgets, server first, then the pages. Names of measures may follow: npm run bench login.
// npm run bench server takes those of the server beside bare equivalents; names of them may follow, too: npm run bench server gateway.
import { spawnSync } from 'node:child_process'

const names = process.argv.slice(2)
const benches =
  names[0] === 'server' ? ['server/bench/main.ts'] : ['server/bench/main.ts', 'app/bench/main.ts']
let status = 0
for (const bench of benches) {
  const run = spawnSync(process.execPath, ['--conditions=@switchboard/source', bench, ...names], {
    stdio: 'inherit',
  })
  status ||= run.status ?? 1
}
process.exit(status)
