// npm run mutate ledger: changes the functions that move credits one by one, and names the changes that no test notices.
// Stryker knows no SQL. Tests make their databases of two templates, so a change of the functions there is enough.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { createVitest, type Vitest } from 'vitest/node'
import { functions, searchPathOf } from '../../src/platform/db/functions.ts'
import { ledgerFiles } from './ledger-files.ts'
import { type Mutant, mutated } from './mutant.ts'

const server = join(import.meta.dirname, '../..')
/** Fewer are a failure. */
const minScore = 95

/** Of a changed lock, a test may wait for ever. */
const maxMs = 15_000

async function open(): Promise<Vitest> {
  const vitest = await createVitest('test', {
    root: server,
    watch: false,
    bail: 1,
    testTimeout: maxMs,
    hookTimeout: maxMs,
    reporters: [{}],
    onConsoleLog: () => false,
  })
  await vitest.globTestSpecifications()
  return vitest
}

async function passes(vitest: Vitest, paths: readonly string[]): Promise<boolean> {
  const specifications = paths.flatMap((path) => vitest.getModuleSpecifications(path))
  if (specifications.length !== paths.length) throw new Error('A test of the ledger is not where it was.')
  for (;;) {
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications)
    const states = testModules.map((module) => module.state())
    if (unhandledErrors.length > 0 || states.includes('failed')) return false
    if (states.length === paths.length && states.every((state) => state === 'passed')) return true
    // The previous run's pending cancellation ended this one, so it runs again.
  }
}

/** Writes functions into the templates that the databases of tests are copied from. */
async function install(vitest: Vitest, text: string): Promise<void> {
  const { postgresUrl } = vitest.getRootProject().getProvidedContext()
  for (const template of ['migrated', 'seeded']) {
    const client = new pg.Client(postgresUrl.replace(/\/[^/]*$/, `/${template}`))
    await client.connect()
    await client.query(`SET search_path = ${searchPathOf(functions)}`)
    await client.query(text)
    await client.end()
  }
}

const label = ({ of, from, to }: Mutant): string => `${of}: ${oneLine(from)} → ${oneLine(to) || 'nothing'}`
const oneLine = (text: string): string => text.trim().replace(/\s+/g, ' ')

/** Part of a line that is printed, such as the name of a function. */
const only = process.argv[2] ?? ''
const vitest = await open()
const survivors: string[] = []
let held = 0
try {
  for (const { path, mutants, tests: names } of ledgerFiles) {
    const tests = names.map((name) => join(server, `test/${name}.test.ts`))
    const text = readFileSync(join(server, path), 'utf8')
    const chosen = mutants.filter((mutant) => label(mutant).includes(only))
    if (chosen.length === 0) continue
    if (!(await passes(vitest, tests))) throw new Error(`The tests of ${path} fail without any change.`)
    for (const mutant of chosen) {
      const changed = mutated(text, mutant)
      if (mutant.equivalent) continue
      await install(vitest, changed)
      const survived = await passes(vitest, tests)
      if (survived) survivors.push(label(mutant))
      else held += 1
      process.stdout.write(`${survived ? 'SURVIVED' : 'killed  '}  ${label(mutant)}\n`)
    }
    await install(vitest, text)
  }
} finally {
  await vitest.close()
}
const score = (held / (held + survivors.length)) * 100
process.stdout.write(`\n${held} of ${held + survivors.length} killed: ${score.toFixed(1)} %.\n`)
process.exit(score < minScore ? 1 : 0)
