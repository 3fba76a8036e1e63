import { existsSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { Step } from './steps.ts'
import { playwright, vitest } from './steps.ts'

const isBrowserTest = (file: string) => file.startsWith('app/e2e/')

const isLong = (file: string) => file.includes('.long.test.')

/** Runs test files, each by what runs files of its folder. Paths are relative to the repo. */
export function stepsOfFiles(paths: readonly string[]): readonly Step[] {
  const files = paths.map((path) => relative(process.cwd(), path))
  const [inBrowser = [], others = []] = [true, false].map((is) =>
    files.filter((file) => isBrowserTest(file) === is),
  )
  const step = (name: string, commands: Step['commands'], env: Step['env'] = {}): Step => ({
    name,
    promise: 'the files that were named',
    commands,
    env,
  })
  // A run of Vitest takes those that are long, or the others.
  const ofVitest = [false, true].flatMap((long) =>
    [
      ...Map.groupBy(
        others.filter((file) => isLong(file) === long),
        rootOf,
      ),
    ].map(([root, own]) =>
      step(root, [vitest(root, ...own.map((file) => relative(root, file)))], long ? { LONG_TESTS: '1' } : {}),
    ),
  )
  return [
    ...ofVitest,
    ...(inBrowser.length > 0 ? [step('browser', playwright('--no-deps', ...inBrowser))] : []),
  ]
}

/** The nearest folder that says how its tests are run. */
function rootOf(file: string): string {
  for (let folder = dirname(file); ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'vitest.config.ts'))) return folder
    if (folder === '.') throw new Error(`Nothing runs ${file}: it lies in no folder with tests.`)
  }
}
