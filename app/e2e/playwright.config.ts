import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { chromiumArgs, findChromium } from '../../scripts/chromium.mjs'
import { urls } from './addresses.ts'

const repo = join(import.meta.dirname, '../..')
// Replaces the shell, so that ending it waits for the processes it started.
const node = `exec ${JSON.stringify(process.execPath)} --conditions=@switchboard/source`
const executablePath = findChromium()

/**
 * `server` walks the product on its real backend, `mock` the same build of the app on Prism. `published` puts documents
 * of others into the catalogue of the first; `--no-deps` runs it alone.
 */
export default defineConfig({
  testDir: '.',
  outputDir: join(repo, 'test-results'),
  fullyParallel: true,
  // A test waits more than it works: three keep two cores busy.
  workers: 3,
  forbidOnly: true,
  // One that passes the second time only has a cause that is worth finding.
  retries: 0,
  reporter: [
    ['list'],
    ['./traffic-reporter.ts'],
    // For the summary of scripts/test.ts.
    ...(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['json'] as const] : []),
  ],
  // Long enough for a machine that stands still for half a minute, as virtual ones do under load, and for the longest flow there.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  use: {
    viewport: { width: 1440, height: 900 },
    // Without limits of their own they wait for as long as the test may last, and its time is over before anybody learns what was missing.
    actionTimeout: 90_000,
    navigationTimeout: 90_000,
    reducedMotion: 'reduce',
    // It would stand between the tests and the server; offline.test.ts wants it.
    serviceWorkers: 'block',
    // Costs a third of the time, so it is asked for: TRACE=on npm test browser
    trace: process.env.TRACE === 'on' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      args: [
        ...chromiumArgs,
        // Without a screen there is nothing to keep apart from the browser: a process less is a tenth of a page's processor time.
        '--in-process-gpu',
      ],
      ...(executablePath && { executablePath }),
    },
  },
  projects: [
    // The market's own zone, and one far on either side: a day that differs there must differ nowhere on a page.
    { name: 'server', testDir: './server', use: { baseURL: urls.server, timezoneId: 'Asia/Manila' } },
    { name: 'mock', testDir: './mock', use: { baseURL: urls.mockedApp, timezoneId: 'America/Los_Angeles' } },
    // Last, because what it publishes stays in the catalogue that the others count.
    {
      name: 'published',
      testDir: './published',
      use: { baseURL: urls.server, timezoneId: 'Pacific/Kiritimati' },
      dependencies: ['server'],
    },
  ],
  webServer: [
    {
      command: `${node} app/e2e/product.ts`,
      cwd: repo,
      url: `${urls.server}/readyz`,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
      timeout: 240_000,
    },
    {
      command: `${node} app/e2e/mocked-app.ts`,
      cwd: repo,
      url: urls.mockedApp,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
      timeout: 240_000,
    },
  ],
})
