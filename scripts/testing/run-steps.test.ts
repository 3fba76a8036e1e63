import { expect, test, vi } from 'vitest'
import { runSteps } from './run-steps.ts'
import { reportFile } from './steps.ts'

const step = (name: string, script: string) => ({
  name,
  promise: 'it ends',

  commands: [[process.execPath, '-e', script]] as const,
})

test('steps of one name, or named as folders are, each have an output and a result of their own', async () => {
  vi.spyOn(console, 'log').mockReturnValue()
  const printed = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const results = await runSteps([
    step('openapi/conformance', 'console.log("first")'),
    step('openapi/conformance', 'console.log("second"); process.exit(1)'),
  ])
  expect(results.map(({ passed }) => passed)).toEqual([true, false])
  expect(
    printed.mock.calls
      .flat()
      .filter((text) => /^(first|second)\n$/.test(String(text)))
      .sort(),
  ).toEqual(['first\n', 'second\n'])
  vi.restoreAllMocks()
})

test('what reads the others’ files begins when all of them have ended', async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const order = vi.spyOn(console, 'log').mockReturnValue()
  const last = { ...step('last', ''), isLast: true }
  await runSteps([step('slow', 'setTimeout(() => {}, 300)'), step('quick', ''), last])
  const lines = order.mock.calls.map(([line]) => String(line).trim())
  expect(lines.indexOf('starts: last')).toBeGreaterThan(lines.indexOf('▸ slow: it ends'))
  vi.restoreAllMocks()
})

test('a step that failed names its tests from its report, alone or beside others; without any, it shows what it printed last', async () => {
  vi.spyOn(console, 'log').mockReturnValue()
  const results = [
    {
      name: '/a.test.ts',
      message: '',
      assertionResults: [{ ancestorTitles: [], title: 'works', status: 'failed', failureMessages: ['no'] }],
    },
  ]
  const failing = {
    name: 'sdk',
    promise: 'it fails',

    commands: [
      [
        process.execPath,
        '-e',
        `require('node:fs').writeFileSync(process.argv[1], '${JSON.stringify({ testResults: results })}'); process.exit(1)`,
        reportFile,
      ],
    ] as const,
  }
  const named = [{ name: expect.stringMatching(/a\.test\.ts > works$/), reason: 'no' }]
  const alone = await runSteps([failing])
  expect(alone[0]?.failedTests).toEqual(named)
  const together = await runSteps([
    step('passes', 'console.log("well")'),
    failing,
    step('killed', 'console.log("why"); process.exit(1)'),
  ])
  expect(together.map(({ failedTests }) => failedTests)).toEqual([undefined, named, undefined])
  expect(together.map(({ lastLines }) => lastLines)).toEqual([undefined, undefined, ['why']])
  vi.restoreAllMocks()
})
