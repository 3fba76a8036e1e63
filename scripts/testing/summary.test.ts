import { expect, test } from 'vitest'
import { summarize } from './summary.ts'

const step = { name: 'sdk', promise: 'the SDK follows its session rules', budget: 40, commands: [] }
const passed = { step, passed: true, seconds: 12, processorSeconds: 20, unitSeconds: 0.5 }

test('a step that costs more than its budget makes the run red, and says by how much', () => {
  expect(summarize([passed])).toMatchObject({ isGreen: true })
  const { isGreen, lines } = summarize([{ ...passed, unitSeconds: 0.4 }])
  expect(isGreen).toBe(false)
  expect(lines.join('\n')).toContain('costs 50 times the fixed work; its budget is 40')
})

test('a step that failed is red whatever it cost, with the tests that failed', () => {
  const failedTests = [{ name: 'test/login.test.ts > logs in', reason: 'Error: refused (login.ts:3)' }]
  const { isGreen, lines } = summarize([{ ...passed, passed: false, failedTests }])
  expect(isGreen).toBe(false)
  expect(lines).toContain('Run again: npm test sdk')
  expect(lines).toContain('  test/login.test.ts > logs in\n    Error: refused (login.ts:3)')
})
