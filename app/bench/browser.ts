import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { chromiumArgs, findChromium } from '../../scripts/chromium.mjs'

/** That of every account of the demo. */
const password = 'switchboard-demo'

/** A browser that is open for Lighthouse, at its debugging port. Its opener closes it, which leaves nothing behind. */
export interface OpenBrowser {
  readonly port: number
  /** Of a person who is signed in; its cookies have to stay. */
  readonly isSignedIn: boolean
  close(): Promise<void>
}

/** A visitor's browser. Playwright is not with it: it stays with every tab and worker, and Lighthouse would wait for it. */
export const openVisitor = (port: number): OpenBrowser =>
  openBrowser({ port, profile: newProfile(), isSignedIn: false })

/** A browser with a person of the demo signed in, for Lighthouse to measure what only they can open. */
export async function openSignedIn(port: number, origin: string, email: string): Promise<OpenBrowser> {
  const profile = newProfile()
  const context = await chromium.launchPersistentContext(profile, {
    args: [...chromiumArgs],
    executablePath: findChromium() ?? 'chromium',
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
  return openBrowser({ port, profile, isSignedIn: true })
}

const newProfile = () => mkdtempSync(join(tmpdir(), 'switchboard-bench-profile-'))

interface BrowserOptions {
  readonly port: number
  readonly profile: string
  readonly isSignedIn: boolean
}

function openBrowser({ port, profile, isSignedIn }: BrowserOptions): OpenBrowser {
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
    // A group of its own: Debian’s Chromium is a script around the one that has the tabs.
    { stdio: 'ignore', detached: true },
  )
  const kill = () => killGroup(browser)
  process.once('exit', kill)
  return {
    port,
    isSignedIn,
    async close() {
      const ended = once(browser, 'exit')
      kill()
      await ended
      process.removeListener('exit', kill)
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

function killGroup({ pid, exitCode, signalCode }: ChildProcess): void {
  if (pid !== undefined && exitCode === null && signalCode === null) process.kill(-pid, 'SIGKILL')
}
