import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { until } from '../test/support/process.ts'
import { repo } from '../test/support/world.ts'
import { faults } from './alert-faults.ts'
import { openAlertStage } from './alert-stage.ts'
import { requireProgram } from './haproxy.ts'

const folder = join(repo, 'server/deploy/prometheus')
const quietMs = 20_000

/** Each alert, raised by the figures of its fault, and then by a real fault of a real server. */
export async function alerts(): Promise<string> {
  requireProgram('promtool', '--version', 'prometheus')
  requireProgram('prometheus', '--version')
  const { status, stdout, stderr } = spawnSync('promtool', ['test', 'rules', 'switchboard.tests.yml'], {
    cwd: folder,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`${stdout}${stderr}`)
  const stage = await openAlertStage(folder)
  try {
    // A machine with other work may take a start for a fault, but not for long.
    await pause(quietMs)
    await until('no alert is raised without a fault', async () => (await stage.firing()).length === 0)
    for (const { alerts: names, begin } of faults) {
      await until(
        `${names.join(', ')} rest`,
        async () => !(await stage.firing()).some((name) => names.includes(name)),
      )
      const end = await begin(stage)
      for (const name of names)
        await until(`${name} is raised`, async () => (await stage.firing()).includes(name))
      await end?.()
    }
    const raised = new Set(faults.flatMap(({ alerts: names }) => names))
    const forgotten = stage.alertNames.filter((name) => !raised.has(name))
    if (forgotten.length > 0) throw new Error(`No fault raises ${forgotten.join(', ')}.`)
    return `${raised.size} alerts were raised by their figures, and by ${faults.length} faults of a running server`
  } finally {
    await stage.close()
  }
}
