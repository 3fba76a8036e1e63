// A pipeline gets an account of its own, and publishes with its key by the real command.
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect } from '@playwright/test'
import { accounts, openAs } from '../accounts.ts'
import { urls } from '../addresses.ts'
import { expectClean } from '../clean-page.ts'
import { test } from '../test.ts'

const repo = join(import.meta.dirname, '../../..')
const folder = mkdtempSync(join(tmpdir(), 'switchboard-pipeline-'))
test.afterAll(() => rmSync(folder, { recursive: true }))

const ferry = {
  openapi: '3.1.0',
  info: { title: 'Harbour Ferry', version: '1.0.0', description: 'Times of a ferry.' },
  paths: {
    '/times': {
      get: {
        operationId: 'getTimes',
        summary: 'Read the times',
        responses: { 200: { description: 'They.' } },
      },
    },
  },
}

test('a pipeline publishes with a service account’s key, is named in the audit log, and stops when it is removed', async ({
  page,
}) => {
  await openAs(page, accounts.admin, '/admin/staff')
  await page.getByRole('button', { name: 'Create service account' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Ferry pipeline')
  await expectClean(page)
  await dialog.getByRole('button', { name: 'Create', exact: true }).click()
  const stored = page.getByRole('alertdialog', { name: 'Store the key' })
  await stored.getByRole('button', { name: 'Show service key' }).click()
  const key = (await stored.getByText(/^sb_service_/).textContent()) ?? ''
  await expectClean(page)
  await stored.getByRole('button', { name: 'I stored it' }).click()

  const file = join(folder, 'ferry.json')
  writeFileSync(file, JSON.stringify(ferry))
  const env = {
    ...process.env,
    NODE_OPTIONS: '',
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
    SWITCHBOARD_PORTAL: `${urls.server}/portal-api`,
    SWITCHBOARD_SERVICE_KEY: key,
  }
  const command = ['--conditions=@switchboard/source', 'server/src/commands/publish-api.ts', file]
  const publish = () =>
    promisify(execFile)(process.execPath, [...command, '--publisher', 'ferry'], { cwd: repo, env })
  expect((await publish()).stdout).toContain('Harbour Ferry 1.0.0 at /api/ferry/v1')
  await page.goto('/api/ferry/v1')
  await expect(page.getByRole('heading', { name: 'Harbour Ferry', level: 1 })).toBeVisible()

  await page.goto('/admin/audit?actor=ferry+pipeline')
  const log = page.getByRole('table', { name: 'Audit log' })
  await expect(log).toContainText('Published version 1.0.0')
  await expect(log).toContainText('Service account')

  await page.goto('/admin/staff')
  await page.getByRole('button', { name: 'More for Ferry pipeline' }).click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('Ferry pipeline was removed.')).toBeVisible()
  await expect(publish()).rejects.toThrow(/rejected it \(401\)/)
})
