import { expect, test } from 'vitest'
import { MeasuredCommand } from './measured-command.ts'

const run = (script: string) =>
  new MeasuredCommand([process.execPath, '-e', script], { output: 'inherit', env: process.env }).result

const busy = `
  const worked = () => process.cpuUsage().user + process.cpuUsage().system
  while (worked() < 400_000) for (let step = 0; step < 1e6; step += 1);`

test('what a command works is measured, and what those work that it waits for', async () => {
  const alone = await run(busy)
  expect(alone).toMatchObject({ passed: true })
  expect(alone.processorSeconds).toBeGreaterThan(0.3)
  const nested = `require('node:child_process').spawnSync(process.execPath, ['-e', ${JSON.stringify(busy)}])`
  expect((await run(nested)).processorSeconds).toBeGreaterThan(0.3)
})

test('a command that only waits costs no such time', async () => {
  const { processorSeconds } = await run('Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 600)')
  expect(processorSeconds).toBeLessThan(0.5)
})

test('a command that fails, or is ended, has not passed', async () => {
  expect(await run('process.exit(3)')).toMatchObject({ passed: false })
  const endless = new MeasuredCommand([process.execPath, '-e', 'setInterval(() => {}, 1000)'], {
    output: 'inherit',
    env: process.env,
  })
  endless.kill('SIGTERM')
  expect(await endless.result).toMatchObject({ passed: false })
})
