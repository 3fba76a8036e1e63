import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repo } from '../../test/support/world.ts'

export const databaseMachines = ['db-1', 'db-2', 'db-3'] as const
export const appMachines = ['app-1', 'app-2'] as const
export const etcdMachines = [...appMachines, 'witness'] as const
/** The machine on which the files for all others are prepared. */
export const operator = 'operator'
const machineNames: ReadonlySet<string> = new Set([operator, ...databaseMachines, ...etcdMachines])

/** Commands of docs/cluster.md that are run on each of some machines. */
export interface Step {
  readonly machines: readonly string[]
  readonly script: string
}

/** Steps of docs/cluster.md, in order: each fence of a shell names the machines that it is for. */
export function stepsOf(page: string): readonly Step[] {
  return [...page.matchAll(/^```sh(?: (.*))?\n([\s\S]*?)^```$/gm)].flatMap(([, names, script = '']) => {
    if (names === undefined) throw new Error(`docs/cluster.md doesn’t say where this is run:\n${script}`)
    const machines = names.split(' ')
    const unknown = machines.filter((name) => !machineNames.has(name))
    if (unknown.length > 0) throw new Error(`docs/cluster.md knows no ${unknown.join(', ')}.`)
    return { machines, script }
  })
}

/** Packages come from a mirror, which machines in a network of their own don’t reach: these steps are run beforehand. */
export const isInstall = ({ script }: Step): boolean => script.startsWith('apt-get ')

export const readPage = (): string => readFileSync(join(repo, 'docs/cluster.md'), 'utf8')
