// npm run mutate [sdk] [server]: changes rules one by one and names the changes that no test notices.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const stryker = `${root}node_modules/@stryker-mutator/core/bin/stryker.js`
const mutated = ['sdk', 'server']

const chosen = process.argv.slice(2)
const unknown = chosen.find((name) => !mutated.includes(name))
if (unknown) {
  process.stderr.write(`Nothing of ${unknown} is mutated. There are: ${mutated.join(', ')}.\n`)
  process.exit(2)
}
for (const name of chosen.length > 0 ? chosen : mutated) {
  const { status } = spawnSync(process.execPath, [stryker, 'run'], {
    cwd: `${root}${name}`,
    stdio: 'inherit',
  })
  if (status !== 0) process.exitCode = 1
}
