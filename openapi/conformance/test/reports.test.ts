import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv } from 'ajv'
import formats from 'ajv-formats'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { expect, test } from 'vitest'
import { htmlReport } from '../src/report/html.ts'
import { junitReport } from '../src/report/junit.ts'
import { sarifReport } from '../src/report/sarif.ts'
import { terminalReport } from '../src/report/terminal.ts'
import { someResult } from './support/result.ts'

const [finding] = someResult.findings
const passed = { ...someResult, findings: [] }

test('JUnit: well-formed, with a failure for the fault and a reason for what was left out', () => {
  const report = junitReport(someResult)
  expect(XMLValidator.validate(report)).toBe(true)
  const { testsuites } = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '' }).parse(report)
  const [failed, leftOut] = testsuites.testsuite
  expect(failed).toMatchObject({ name: 'positive/requests', failures: '1', testcase: { name: 'login' } })
  expect(leftOut.testcase.skipped.message).toBe('no --user was given')
})

test('SARIF: satisfies the schema of 2.1.0, and names the place in the contract', () => {
  const ajv = new Ajv({ strict: false, validateSchema: false, unicodeRegExp: false })
  formats.default(ajv)
  const schema = JSON.parse(readFileSync(join(import.meta.dirname, 'fixtures/sarif-2.1.0.json'), 'utf8'))
  const check = ajv.compile(schema)
  const log = JSON.parse(sarifReport(someResult))
  check(log)
  expect(check.errors).toBeNull()
  expect(log.runs[0].results[0].locations[0].logicalLocations[0].fullyQualifiedName).toBe(
    finding?.contractPointer,
  )
})

test('HTML: one file that asks for nothing, in which nothing of a backend is markup', () => {
  const report = htmlReport(someResult)
  expect(report).not.toMatch(/<b>|<x>|<contract>|src=|href=|@import|url\(/)
  expect(report).toContain('&lt;b&gt;')
  expect(report).toContain('1 fault in 1 operation')
  expect(htmlReport(passed)).toContain('No fault was found')
})

test('terminal: operation, expected, got, a line for the shell, and what was left out', () => {
  const report = terminalReport(someResult, { colour: false })
  for (const told of [
    'POST /login  login',
    finding?.expected,
    finding?.request,
    'no --user was given: flows/keys',
  ])
    expect(report).toContain(told)
  expect(report).toContain('repeat with --seed 7')
  expect(terminalReport(passed, { colour: false })).toContain('keeps the A <contract> & more 1.0.0')
})
