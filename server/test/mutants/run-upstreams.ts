// npm run mutate upstreams: seeds bugs in how upstreams are called, one by one, and names those that no test notices. Part of a rule may
// follow. `git restore server/src` undoes the change of a killed run.
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type UpstreamMutant, upstreamMutants } from './upstream-mutants.ts'

const server = join(import.meta.dirname, '../..')
const vitest = join(server, '../node_modules/vitest/vitest.mjs')

function passes(tests: readonly string[]): boolean {
  const files = tests.map((name) => `test/${name}.test.ts`)
  const args = [vitest, 'run', '--bail', '1', ...files]
  return spawnSync(process.execPath, args, { cwd: server, stdio: 'ignore' }).status === 0
}

/** Throws where the text does not stand in the file just once: then the list is out of date. */
function isNoticed({ file, from, to, tests }: UpstreamMutant): boolean {
  const path = join(server, 'src', file)
  const text = readFileSync(path, 'utf8')
  if (text.split(from).length !== 2)
    throw new Error(`“${from}” does not stand once in ${file}. Bring the list of mutants up to date.`)
  writeFileSync(
    path,
    text.replace(from, () => to),
  )
  try {
    return !passes(tests)
  } finally {
    writeFileSync(path, text)
  }
}

const only = process.argv[2] ?? ''
const chosen = upstreamMutants.filter(({ rule }) => rule.includes(only))
if (!passes([...new Set(chosen.flatMap(({ tests }) => tests))]))
  throw new Error('The tests of upstreams fail without any change.')
const survivors = chosen.filter((mutant) => {
  const noticed = isNoticed(mutant)
  process.stdout.write(`${noticed ? 'killed  ' : 'SURVIVED'}  ${mutant.rule}\n`)
  return !noticed
})
process.stdout.write(`\n${chosen.length - survivors.length} of ${chosen.length} killed.\n`)
process.exitCode = survivors.length > 0 ? 1 : 0
