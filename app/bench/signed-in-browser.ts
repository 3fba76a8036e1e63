import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { chromiumArgs, findChromium } from '../../scripts/chromium.mjs'

const port = 18_289
/** That of every account of the demo. */
const password = 'switchboard-demo'

/** A browser with a person of the demo signed in, for Lighthouse to measure what only they can open. */
export async function openSignedIn(origin: string, email: string) {
  const profile = mkdtempSync(join(tmpdir(), 'switchboard-bench-profile-'))
  const context = await chromium.launchPersistentContext(profile, {
    args: [...chromiumArgs],
    executablePath: findChromium(),
    // Requests served by the worker or the cache would count as nothing.
    serviceWorkers: 'block',
  })
  const [page = await context.newPage()] = context.pages()
  await page.goto(`${origin}/login`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.waitForURL(/\/(?:dashboard|admin\/keys)$/)
  await context.close()
  // Playwright stays with every tab and worker of its browser, and Lighthouse would wait for it: the measured one is nobody's.
  const browser = spawn(
    findChromium() ?? 'chromium',
    [
      '--headless=new',
      ...chromiumArgs,
      `--user-data-dir=${profile}`,
      `--remote-debugging-port=${port}`,
      '--disk-cache-size=1',
      'about:blank',
    ],
    { stdio: 'ignore' },
  )
  return {
    port,
    async close() {
      browser.kill()
      await once(browser, 'exit')
      rmSync(profile, { recursive: true, force: true })
    },
  }
}
