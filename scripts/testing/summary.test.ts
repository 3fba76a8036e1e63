import { expect, test } from 'vitest'
import { summarize } from './summary.ts'

const step = { name: 'sdk', promise: 'the SDK follows its session rules', commands: [] }
const passed = { step, passed: true, seconds: 12, processorSeconds: 20 }

test('each step is listed with its seconds, its processor seconds and their share of the run', () => {
  const lines = summarize([passed, { ...passed, seconds: 3, processorSeconds: 60 }])
  expect(lines).toContain('  pass  sdk              12 s     20 s   25%  the SDK follows its session rules')
  expect(lines).toContain('  pass  sdk               3 s     60 s   75%  the SDK follows its session rules')
})

test('a step that failed is listed with the tests that failed', () => {
  const failedTests = [{ name: 'test/login.test.ts > logs in', reason: 'Error: refused (login.ts:3)' }]
  const lines = summarize([{ ...passed, passed: false, failedTests }])
  expect(lines).toContain('Run again: npm test sdk')
  expect(lines).toContain('  test/login.test.ts > logs in\n    Error: refused (login.ts:3)')
})
