import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv } from 'ajv'
import formats from 'ajv-formats'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { describe, expect, test } from 'vitest'
import { htmlReport } from '../src/engine/report/html.ts'
import { junitReport } from '../src/engine/report/junit.ts'
import { sarifReport } from '../src/engine/report/sarif.ts'
import { terminalReport } from '../src/engine/report/terminal.ts'
import { someResult } from './support/result.ts'

const [finding] = someResult.findings
const passed = { ...someResult, findings: [], complete: true, leftOut: [] }

test('JUnit: well-formed, with a failure for the fault and a reason for what was left out', () => {
  const report = junitReport(someResult)
  expect(XMLValidator.validate(report)).toBe(true)
  const { testsuites } = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '' }).parse(report)
  const [failed, leftOut] = testsuites.testsuite
  expect(failed).toMatchObject({ name: 'positive/requests', failures: '1', testcase: { name: 'login' } })
  expect(leftOut.testcase.skipped.message).toBe('no --user was given')
})

test('JUnit: a fault that the run itself came upon is a failure, too', () => {
  const findings = [{ ...finding, rule: 'run/sign-in' }] as typeof someResult.findings
  const report = junitReport({ ...someResult, findings, rules: [] })
  expect(report).toContain('<testsuite name="run/sign-in" tests="1" failures="1"')
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
  expect(htmlReport(passed)).toContain('No faults found')
})

test('terminal: operation, expected, got, a line for the shell, and what was left out', () => {
  const report = terminalReport(someResult, { colour: false })
  for (const text of [
    'POST /login  login',
    finding?.expected,
    finding?.request,
    'no --user was given: flows/keys',
  ])
    expect(report).toContain(text)
  expect(report).toContain('repeat with --seed 7')
  expect(terminalReport(passed, { colour: false })).toContain('keeps the A <contract> & more 1.0.0')
})

describe('a run without a fault that did not check everything', () => {
  const limited = {
    rule: 'positive/requests',
    operation: 'login',
    reason: 'it’s rate limited: 429',
    isGap: true,
  }
  const never = { rule: '', operation: 'logout', reason: 'it only ever returned 404', isGap: true }
  const result = { ...someResult, findings: [], leftOut: [...someResult.leftOut, limited, never] }

  test('terminal: says so, and names what is missing apart from what was left out on purpose', () => {
    const report = terminalReport(result, { colour: false })
    expect(report).toContain(
      '– No fault found in http://localhost:8080/portal-api, but not everything that should be checked was',
    )
    expect(report).toMatch(
      /Not checked\n {4}no --user was given: flows\/keys\n {4}it’s rate limited: 429: login\n/,
    )
    expect(report).toMatch(/Left out\n {4}it may change data, and --read-only was given: logout\n/)
  })

  test('JUnit: each is skipped, with the reason', () => {
    const report = junitReport(result)
    expect(XMLValidator.validate(report)).toBe(true)
    const skipped = [...report.matchAll(/classname="(.*?)" name="(.*?)"><skipped message="(.*?)"/g)]
    expect(skipped.map(([, rule, name, reason]) => `${rule} ${name}: ${reason}`)).toEqual([
      'run/operations logout: it only ever returned 404',
      'positive/requests login: it’s rate limited: 429',
      'flows/keys Keys end: no --user was given',
    ])
  })

  test('SARIF: each is an open question of its rule', () => {
    const [{ results, properties }] = JSON.parse(sarifReport(result)).runs
    expect(properties.complete).toBe(false)
    expect(results.map(({ ruleId, kind }: { ruleId: string; kind: string }) => [ruleId, kind])).toEqual([
      ['flows/keys', 'open'],
      ['positive/requests', 'open'],
      ['run/operations', 'open'],
    ])
  })

  test('HTML: says so, under a heading of its own', () => {
    const report = htmlReport(result)
    expect(report).toContain('No faults found, but not everything')
    expect(report).toMatch(/<h2>Not checked<\/h2><ul><li>no --user was given/)
  })
})

describe('a fault shared by many operations', () => {
  const names = [
    'getProfile',
    'getTeam',
    'getWalletCredits',
    'listPayments',
    'listSessions',
    'listWebhooks',
    'login',
  ]
  const open = names.flatMap((operation) =>
    ['a visitor', 'a made-up token'].map((who) => ({
      rule: 'roles/strangers',
      operation,
      check: `role ${who}`,
      expected: `401: ${who} may not call this`,
      got: '200',
      request: `curl -i 'http://localhost:8080/portal-api/${operation}'`,
      contractPointer: '#/paths',
    })),
  )
  const token = {
    ...open[0],
    operation: 'login',
    check: 'token',
    expected: 'the token that it gives is accepted',
  }
  const result = { ...someResult, findings: [...someResult.findings, ...open, token] } as typeof someResult

  test('terminal: is told once, after what has to be mended first', () => {
    const report = terminalReport(result, { colour: false })
    expect(report.match(/^✗ .*$/gm)).toEqual([
      '✗ POST /login  login',
      '✗ 7 operations have the same fault',
      '✗ POST /login  login',
      '✗ 16 faults in 1 operations of http://localhost:8080/portal-api',
    ])
    expect(report).toContain(
      'getProfile, getTeam, getWalletCredits, listPayments, listSessions, listWebhooks and 1 more',
    )
    expect(report).toContain(finding?.expected)
    expect(report).toContain('expected  401: a visitor may not call this, for example')
    expect(report).toContain('in common   14 of them are 1 fault shared by many operations')
  })

  test('HTML: is told once, with each operation', () => {
    const report = htmlReport(result)
    expect(report.match(/<h3>.*?<\/h3>/g)).toEqual([
      '<h3><code>POST /login</code> login</h3>',
      '<h3>7 operations have the same fault</h3>',
      '<h3><code>POST /login</code> login</h3>',
    ])
    expect(report).toContain(`<summary>All 7 operations</summary><p class="names">${names.join(', ')}`)
    expect(report).toContain('14 of them are 1 fault shared by many operations.')
  })

  test('four operations are told each by itself', () => {
    const four = open.filter(({ operation }) => names.indexOf(operation) < 4)
    const report = terminalReport({ ...someResult, findings: four }, { colour: false })
    expect(report).not.toContain('have the same fault')
  })
})
