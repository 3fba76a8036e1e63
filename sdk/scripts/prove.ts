// Shows that the tests can fail: takes one rule after another out of a copy of the source and expects a named test to turn red.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type SeededBug, seededBugs } from '../test/seeded-bugs.ts'
import { scriptOf, sdk } from './run.ts'

const [filter = ''] = process.argv.slice(2)
const copy = join(sdk, '.cache/prove')
const report = join(copy, 'report.json')
rmSync(copy, { recursive: true, force: true })
mkdirSync(copy, { recursive: true })
for (const name of ['src', 'test', 'package.json'])
  cpSync(join(sdk, name), join(copy, name), { recursive: true })

const chosen = seededBugs.filter(({ rule }) => rule.includes(filter))
const unproven = chosen.filter((bug) => !turnsRed(bug))
rmSync(copy, { recursive: true, force: true })
console.log(
  `${chosen.length - unproven.length} of ${chosen.length} rules are proven by a test that fails without them`,
)
process.exitCode = unproven.length > 0 ? 1 : 0

function turnsRed({ rule, file, replace, by, red: [test, name] }: SeededBug): boolean {
  const path = join(copy, 'src', file)
  const source = readFileSync(path, 'utf8')
  if (!source.includes(replace)) throw new Error(`${file} has no longer: ${replace}`)
  writeFileSync(
    path,
    source.replace(replace, () => by),
  )
  const config = join(sdk, 'vitest.config.ts')
  const flags = [
    '--config',
    config,
    '--root',
    copy,
    '--reporter=json',
    `--outputFile=${report}`,
    '--testTimeout=2000',
  ]
  spawnSync(process.execPath, [scriptOf('vitest/vitest.mjs'), 'run', ...flags, join('test', test)])
  writeFileSync(path, source)

  const results = resultsOf(report)
  const failed = results.some(({ status, fullName }) => status === 'failed' && fullName.includes(name))
  // Were all of them red, the bug would be a broken file and no rule left out.
  const red = failed && results.some(({ status }) => status === 'passed')
  console.log(`${red ? 'red    ' : 'NOT RED'}  ${rule}  →  ${test}: ${name}`)
  return red
}

type Report = { testResults: { assertionResults: { fullName: string; status: string }[] }[] }

function resultsOf(file: string) {
  const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as Report
  return testResults.flatMap(({ assertionResults }) => assertionResults)
}
