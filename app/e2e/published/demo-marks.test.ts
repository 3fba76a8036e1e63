// The demo earns its marks: the real checker, through the gateway, with a signature that the portal verifies.
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect } from '@playwright/test'
import { urls } from '../addresses.ts'
import { expectClean } from '../clean-page.ts'
import { test } from '../test.ts'

const repo = join(import.meta.dirname, '../../..')

test('each API of the demo earns its mark, which stands on card, API page and operation and leads to what it means', async ({
  page,
}) => {
  const script = ['--conditions=@switchboard/source', 'scripts/check-demo.ts', urls.server]
  const { stderr } = await promisify(execFile)(process.execPath, script, {
    cwd: repo,
    env: { PATH: process.env.PATH },
  })
  expect(stderr, 'what the checker found').toBe('')

  const card = page.getByRole('listitem').filter({ hasText: 'Device Location' })
  await page.goto('/api?q=device')
  await expect(card.getByText('Beta')).toBeVisible()
  await card.getByRole('link', { name: /^Conformant, \d+ \w+$/ }).click()
  await expect(page).toHaveURL(/\/api\/beacon\/v0#conformance$/)
  const section = page.getByRole('region', { name: 'Conformance' })
  await expect(page.getByRole('link', { name: /^Conformant · 2 of 2 operations$/ })).toBeVisible()
  await expect(section).toContainText('Build server of Beacon')
  await expectClean(page)
  await section.getByRole('link', { name: 'What the mark means' }).click()
  await expect(page.getByRole('heading', { name: 'Conformance mark', level: 1 })).toBeVisible()

  for (const [address, name] of [
    ['lumina/sim-swap/v1?part=versions', /^Conformant · 4 of 4 operations$/],
    ['lumina/number-verification/v2?part=versions', /^Conformant · 2 of 2 operations$/],
    ['lumina/otp/v1?part=versions', /^Conformant · 2 of 2 operations$/],
    ['lumina/messaging/v1?part=versions', /^Conformant · 4 of 4 operations$/],
    ['lumina/quality-on-demand/v1?part=versions', /^Conformant · 4 of 4 operations$/],
    ['lumina/sim-swap/v1?operation=checkSimSwap', /^Conformant, \d+ \w+$/],
  ] as const) {
    const mark = page.getByRole('link', { name })
    // A page that was kept from before is shown once more while it is drawn anew.
    await expect(async () => {
      await page.goto(`/api/${address}`)
      await expect(mark).toBeVisible({ timeout: 2_000 })
    }).toPass({ timeout: 60_000 })
  }
  await expect(page.getByRole('link', { name: /^Conformant, \d+ \w+$/ })).toHaveAttribute(
    'href',
    '/api/lumina/sim-swap/v1#conformance',
  )
})
