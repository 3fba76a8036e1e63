// The first day of a provider: an empty database prints a link, which makes the owner, who is led through what is open.
import { createServer } from 'node:net'
import { expect } from '@playwright/test'
import { ports, urls } from '../addresses.ts'
import { expectClean } from '../clean-page.ts'
import { codes, savedCodes } from '../factors.ts'
import { startOwnServer } from '../own-server.ts'
import { mayComplain, test } from '../test.ts'

/** A mail server, which takes an email if `onMail` says so. */
function openInbox(onMail: (text: string) => boolean) {
  return createServer((socket) => {
    let text: string | undefined
    socket.write('220 inbox\r\n')
    socket.on('data', (chunk) => {
      if (text === undefined) {
        if (/^DATA/i.test(`${chunk}`)) text = ''
        socket.write(text === '' ? '354 Go on\r\n' : '250 Ok\r\n')
        return
      }
      text += chunk
      if (!text.endsWith('\r\n.\r\n')) return
      socket.write(onMail(text) ? '250 Taken\r\n' : '451 The disk is full\r\n')
      text = undefined
    })
  }).listen(ports.firstMock + 9, '127.0.0.1')
}

test('from an empty database to a message that arrived, without SQL', async ({ page }) => {
  test.slow()
  mayComplain(/status of 428 .*\/admin\/(?:user-subscriptions|waiting|views|setup)/)
  const mails: string[] = []
  let isFull = true
  const inbox = openInbox((text) => !isFull && mails.push(text) > 0)
  const server = await startOwnServer('empty', {
    DEMO_DATA: 'false',
    PUBLIC_URL: urls.empty,
    REQUIRE_ADMIN_SECOND_FACTOR: 'true',
    SMTP_URL: `smtp://127.0.0.1:${ports.firstMock + 9}`,
    MAIL_FROM: 'Portal <no-reply@provider.example>',
  })
  try {
    await expect.poll(server.printed).toMatch(/\/first-owner\?token=own_/)
    const [link = ''] = /http\S+\/first-owner\?token=\S+/.exec(server.printed()) ?? []
    await page.goto(link)
    await page.getByLabel('First name').fill('Ana')
    await page.getByLabel('Last name').fill('Reyes')
    await page.getByLabel('Email').fill('ana@provider.example')
    await page.getByLabel('Password', { exact: true }).fill('paper-boat-on-pasig')
    await expectClean(page)
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByRole('heading', { name: 'You own this portal' })).toBeVisible()
    await page.getByRole('link', { name: 'Log in', exact: true }).last().click()

    await page.getByLabel('Email').fill('ana@provider.example')
    await page.getByLabel('Password', { exact: true }).fill('paper-boat-on-pasig')
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    await expect(page.getByText('Your account needs a second factor.')).toBeVisible()
    await page.getByRole('button', { name: 'Set up app' }).click()
    const secret = page.getByRole('dialog', { name: 'Set up your authenticator app' }).locator('code')
    await page
      .getByLabel('6-digit code')
      .fill(await codes(((await secret.textContent()) ?? '').replaceAll(' ', ''))())
    await page.getByRole('button', { name: 'Turn on' }).click()
    await savedCodes(page)

    await page.goto(`${urls.empty}/admin`)
    await page.getByRole('link', { name: /Set up the portal/ }).click()
    const part = (name: string) =>
      page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
    await expect(part('Second factor')).toContainText('Done')
    await expect(part('Domain and HTTPS')).toContainText('Required')
    await expect(part('Terms and privacy')).toContainText('Still the demo’s')
    await expect(part('Email')).toContainText('The disk is full')
    await expectClean(page)
    isFull = false
    await page.getByRole('button', { name: 'Send a test message' }).click()
    await expect(part('Email')).toContainText('Done')
    expect(mails.join()).toContain('Subject: Test message from Switchboard')
    await page.setViewportSize({ width: 1440, height: 900 })
    const rail = page.getByRole('navigation', { name: 'Administration', exact: true })
    await expect(rail.getByRole('link', { name: 'Set up' })).toBeVisible()

    await page.goto(link)
    await page.getByLabel('First name').fill('Ben')
    await page.getByLabel('Last name').fill('Cruz')
    await page.getByLabel('Email').fill('ben@provider.example')
    await page.getByLabel('Password', { exact: true }).fill('paper-boat-on-pasig')
    mayComplain(/status of 410 .*\/first-owner/)
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByRole('heading', { name: 'This portal has an owner' })).toBeVisible()
  } finally {
    await server.stop()
    inbox.close()
  }
})
