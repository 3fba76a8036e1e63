// npm run outdated: names direct packages that have a newer version which no decision holds back. It asks the registry, so it is not
// part of npm test.
import { spawnSync } from 'node:child_process'
import { outdatedPackages } from './held-back.ts'

// It exits with 1 where anything is outdated.
const { stdout, stderr } = spawnSync('npm', ['outdated', '--json'], { encoding: 'utf8' })
const answer = JSON.parse(stdout || '{}')
if (answer.error) {
  console.error(`npm can’t tell: ${answer.error.summary ?? stderr}`)
  process.exit(2)
}
const outdated = outdatedPackages(answer)
console.log(
  outdated.length > 0 ? outdated.join('\n') : 'Nothing is outdated but for what decision 0008 holds back.',
)
process.exitCode = outdated.length > 0 ? 1 : 0
