import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect } from '@playwright/test'
import { listen } from '../../../scripts/listen.ts'
import { accounts, openAs } from '../accounts.ts'
import { expectClean } from '../clean-page.ts'
import { test } from '../test.ts'

/** A receiver that is not ready at first. */
async function startReceiver() {
  const received: { id: string | undefined; body: string }[] = []
  const receiver = { received, status: 503 }
  const server = createServer(async (request, response) => {
    received.push({ id: request.headers['webhook-id']?.toString(), body: await text(request) })
    response.writeHead(receiver.status).end('The answer of the receiver')
  })
  const { url, close } = await listen(server)
  return Object.assign(receiver, { url: `${url}/hook`, close })
}

test('a webhook is added, sent a test event, and sent it again; an administrator sees the delivery', async ({
  page,
  browser,
  baseURL,
}) => {
  const receiver = await startReceiver()
  await openAs(page, accounts.kybRejected, '/dashboard/webhooks')
  await page.getByRole('button', { name: 'Add your first webhook' }).click()
  await expect(page.getByText('so addresses there work, too')).toBeVisible()
  await page.getByLabel('URL').fill(receiver.url)
  await page.getByRole('form').getByRole('button', { name: 'Add webhook' }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('button', { name: 'Show secret' }).click()
  await expect(dialog.getByText(/^whsec_/)).toBeVisible()
  await dialog.getByRole('button', { name: 'I stored it' }).click()

  await page.getByRole('button', { name: 'Send test event' }).click()
  await page.getByLabel('Event', { exact: true }).last().selectOption('payment.settled')
  await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click()
  await page.getByRole('link', { name: 'payment.settled (test)' }).click()
  const drawer = page.getByRole('dialog', { name: 'Delivery' })
  await expect(drawer.getByText('The receiver returned 503.').first()).toBeVisible()
  await expect(drawer.getByText('The answer of the receiver').first()).toBeVisible()

  receiver.status = 204
  await expect(async () => {
    await drawer.getByRole('button', { name: 'Resend' }).click()
  }).toPass()
  await expect(drawer.getByText('Delivered', { exact: true })).toBeVisible()
  expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(1)
  expect(JSON.parse(receiver.received.at(-1)?.body ?? '')).toMatchObject({
    type: 'payment.settled',
    test: true,
  })
  await drawer.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('cell', { name: 'Delivered' })).toBeVisible()
  await expectClean(page)

  const admin = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()
  await openAs(admin, accounts.admin, '/admin/deliveries?kind=WEBHOOK&search=nadia')
  // Named by the row’s checkbox, too.
  await expect(admin.getByText(new URL(receiver.url).origin).last()).toBeVisible()
  await admin.getByRole('link', { name: 'payment.settled' }).click()
  const theirs = admin.getByRole('dialog', { name: 'Delivery' })
  await expect(theirs.getByText('The receiver returned 503.').first()).toBeVisible()
  await expect(theirs.getByText('The answer of the receiver')).toHaveCount(0)
  await admin.context().close()
  await receiver.close()
})
