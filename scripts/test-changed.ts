// npm run test:changed: the tests that uncommitted changes may turn red, or those of the last commit where there are none.
// npm run test:changed -- main: those of all that has come since main.
import { execFileSync } from 'node:child_process'
import { namedBy } from './testing/file-graph.ts'
import { stepsOfFiles } from './testing/files.ts'
import { ownFiles } from './testing/own-files.ts'
import { selectTests } from './testing/select-tests.ts'
import { steps } from './testing/steps.ts'
import { runAndExit } from './testing/summary.ts'

const git = (...args: string[]) =>
  execFileSync('git', args, { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line !== '')

const base = process.argv[2]
const untracked = git('ls-files', '--others', '--exclude-standard')
const uncommitted = [...git('diff', '--name-only', base ? `${base}...` : 'HEAD'), ...untracked]
const changed = uncommitted.length > 0 ? uncommitted : git('diff', '--name-only', 'HEAD~1')
const { tests, steps: names, untested } = selectTests(changed, namedBy(ownFiles()))

console.log(
  `${changed.length} files changed: ${tests.length} test files, and ${names.join(', ') || 'no other step'}.`,
)
for (const file of untested) console.log(`  No test leads to ${file}.`)
const chosen = [...steps.filter(({ name }) => names.includes(name)), ...stepsOfFiles(tests)]
if (chosen.length === 0) process.exit(0)
await runAndExit(chosen)
