import type { JSONReportSpec } from '@playwright/test/reporter'
import { expect, test } from 'vitest'
import { failedTests, type TestReport } from './failed-tests.ts'

const repo = process.cwd()

test('names each test that Vitest reports as failed, and why', () => {
  const own = { meta: {}, tags: [], benchmarks: [], fullName: '' }
  const times = { startTime: 0, endTime: 0 }
  const report: TestReport = {
    testResults: [
      {
        ...times,
        name: `${repo}/test/wallet.test.ts`,
        status: 'failed',
        message: '',
        assertionResults: [
          { ...own, ancestorTitles: [], title: 'works', status: 'passed', failureMessages: [] },
          {
            ...own,
            ancestorTitles: ['credits'],
            title: 'are booked > once',
            status: 'failed',
            failureMessages: [
              [
                'AssertionError: expected 1 to be 2 // Object.is equality',
                '    at Proxy.poll (file:///repo/node_modules/vitest/dist/index.js:7403:47)',
                `    at bookings (${repo}/test/bookings.ts:2:44)`,
                `    at ${repo}/test/wallet.test.ts:9:3`,
              ].join('\n'),
            ],
          },
          { ...own, ancestorTitles: [], title: 'hangs', status: 'failed', failureMessages: null },
        ],
      },
      {
        ...times,
        name: `${repo}/test/a.test.ts`,
        status: 'failed',
        message: 'Cannot find module',
        assertionResults: [],
      },
    ],
  }
  expect(failedTests(report)).toEqual([
    {
      name: 'test/wallet.test.ts > credits > are booked > once',
      reason: 'AssertionError: expected 1 to be 2 // Object.is equality (bookings.ts:2)',
    },
    { name: 'test/wallet.test.ts > hangs', reason: '' },
    { name: 'test/a.test.ts', reason: 'Cannot find module' },
  ])
})

test('names each test that Playwright reports as failed in a project, and what kept tests from running', () => {
  const file = 'server/kyb.test.ts'
  const message = [
    'Error: \u001b[2mexpect(\u001b[22m\u001b[31mlocator\u001b[39m\u001b[2m).\u001b[22mtoBeVisible() failed',
    '',
    `Locator: getByRole('heading', { name: "It’s here" })`,
    '> 56 |   await expect(heading).toBeVisible()',
    `    at fill (${repo}/app/e2e/forms.ts:56:72)`,
    `    at ${repo}/app/e2e/server/kyb.test.ts:14:9`,
  ].join('\n')
  const timeouts = [
    { message: '\u001b[31mTest timeout of 240000ms exceeded.\u001b[39m' },
    {
      message: `Error: locator.click: Test timeout of 240000ms exceeded.\n    at ${repo}/app/e2e/${file}:20:9`,
    },
  ]
  const spec = (
    title: string,
    status: 'expected' | 'unexpected',
    errors: readonly object[] = [{ message }],
  ) => ({
    title,
    file,
    line: 12,
    tests: [{ projectName: 'server', status, results: [{ errors }] }],
  })
  const suite = { title: file, file, line: 0, column: 0 }
  const specs = [
    spec('a form is sent again', 'unexpected'),
    spec('frames hold', 'expected'),
    spec('a button comes', 'unexpected', timeouts),
  ]
  const report = {
    config: { rootDir: `${repo}/app/e2e` },
    suites: [
      {
        ...suite,
        specs: [],
        suites: [{ ...suite, title: 'verification', specs: specs as unknown as JSONReportSpec[] }],
      },
    ],
    errors: [
      { message: 'Error: No tests found' },
      { message: 'Error: not there', location: { file: `${repo}/app/e2e/a.test.ts`, line: 1, column: 1 } },
    ],
  }
  expect(failedTests(report as unknown as TestReport)).toEqual([
    { name: 'Playwright', reason: 'Error: No tests found' },
    { name: 'app/e2e/a.test.ts', reason: 'Error: not there' },
    {
      name: '[server] app/e2e/server/kyb.test.ts:12 > verification > a form is sent again',
      reason: 'Error: expect(locator).toBeVisible() failed (forms.ts:56)',
    },
    {
      name: '[server] app/e2e/server/kyb.test.ts:12 > verification > a button comes',
      reason:
        'Test timeout of 240000ms exceeded.; Error: locator.click: Test timeout of 240000ms exceeded. (kyb.test.ts:20)',
    },
  ])
})
