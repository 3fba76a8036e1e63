// A second factor, as a person sets it up and uses it.
import { createHmac } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { tokensOf } from './accounts.ts'

type Look = (page: Page) => Promise<void>

export const security = '/dashboard/profile?section=security'

/** As RFC 6238 has it. */
function codeOf(secret: string, step: number): string {
  const bits = [...secret].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  )
  const key = Buffer.from(
    bits
      .join('')
      .match(/.{8}/g)
      ?.map((byte) => Number.parseInt(byte, 2)) ?? [],
  )
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const digest = createHmac('sha1', key).update(counter).digest()
  const at = (digest.at(-1) ?? 0) & 0x0f
  return String((digest.readUInt32BE(at) & 0x7f_ff_ff_ff) % 1_000_000).padStart(6, '0')
}

/** A code that was not used yet: the server takes each once, and those of the next 30 seconds, too. */
export function codes(secret: string) {
  let last = 0
  return async (): Promise<string> => {
    const step = () => Math.floor(Date.now() / 30_000)
    await expect.poll(step, { timeout: 60_000 }).toBeGreaterThanOrEqual(last)
    last = Math.max(step() - 1, last) + 1
    return codeOf(secret, last)
  }
}

/** `look` sees the dialog. */
export async function savedCodes(page: Page, look?: Look): Promise<string[]> {
  const dialog = page.getByRole('alertdialog', { name: 'Save your recovery codes' })
  await expect(dialog.getByRole('listitem')).toHaveCount(10)
  await look?.(page)
  const codes = await dialog.getByRole('listitem').allTextContents()
  await dialog.getByRole('button', { name: 'I saved them' }).click()
  await expect(dialog.getByRole('alert')).toContainText('they can’t be shown again')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Download' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('switchboard-recovery-codes.txt')
  await dialog.getByRole('button', { name: 'I saved them' }).click()
  await expect(dialog).toBeHidden()
  return codes
}

/** `look` sees the dialog, which stays open. */
export async function setUpApp(page: Page, look?: Look): Promise<string> {
  await page.goto(security)
  await page.getByRole('button', { name: 'Set up app' }).click()
  const dialog = page.getByRole('dialog', { name: 'Set up your authenticator app' })
  await expect(dialog.getByRole('img', { name: /QR code/ })).toBeVisible()
  await look?.(page)
  return ((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', '')
}

/** On another device: a session that began before has proved nothing by it. Returns its codes. */
export async function setUpElsewhere({ request }: Page, email: string): Promise<() => Promise<string>> {
  const [token] = await tokensOf(request, email)
  const call = async (method: 'POST' | 'PUT', data: object) => {
    const headers = { Authorization: `Bearer ${decodeURIComponent(token?.value ?? '')}` }
    const response = await request.fetch('/portal-api/api/second-factor/totp', { method, headers, data })
    expect(response.status()).toBe(200)
    return (await response.json()).data
  }
  const { secret, challenge_token } = await call('POST', {})
  const next = codes(secret)
  await call('PUT', { challenge_token, code: await next() })
  return next
}
