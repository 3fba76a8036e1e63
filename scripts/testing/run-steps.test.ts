import { expect, test, vi } from 'vitest'
import { runSteps } from './run-steps.ts'

const step = (name: string, script: string) => ({
  name,
  promise: 'it ends',
  budget: 1,
  commands: [[process.execPath, '-e', script]] as const,
})

test('steps of one name, or named as folders are, each have an output and a result of their own', async () => {
  vi.spyOn(console, 'log').mockReturnValue()
  const printed = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const { results } = await runSteps([
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
