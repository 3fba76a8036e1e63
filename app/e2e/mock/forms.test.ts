// Each form as a screen reader tells it: its tree when it opens, what it says of a refused field and where it goes then, and what is
// announced when the server fails.
import { expect, type Locator } from '@playwright/test'
import { mayComplain, test } from '../test.ts'
import { guidance, section, the } from './form-walk.ts'
import { walks } from './form-walks.ts'

const unavailable = {
  type: '/problems/unavailable',
  title: 'Unavailable',
  status: 503,
  code: 'unavailable',
  detail: 'Try again in a few seconds.',
  request_id: 'req_walk',
}

const roles =
  /^(dialog|alertdialog|heading|form|textbox|checkbox|radio|switch|button|link|img(?= )|code|status|alert)\b/

/** A screen reader's view, in order: names, levels and states of everything but plain text. */
async function heard(place: Locator): Promise<string[]> {
  const lines = (await place.ariaSnapshot()).split('\n').map((line) => line.trim().replace(/^- '?/, ''))
  return lines.filter((line) => roles.test(line)).map((line) => line.replace(/'?:?$/, ''))
}

const control = (place: Locator, label: string, value: string | true): Locator =>
  value === true
    ? place.getByRole('checkbox', { name: label })
    : place.getByRole('textbox', { name: label, exact: true })

for (const { form, open, button: opener, place: placeOf, tree, send, fields, failed } of walks) {
  test(`${form}: its tree, its refusals and its failure`, async ({ page }) => {
    // Of the failure, and of a form that a refused call brings.
    mayComplain(/status of (503|428) /)
    await open(page)
    if (opener) await page.getByRole('button', { name: opener, exact: true }).click()
    const place = placeOf?.(page) ?? page.getByRole('main')
    await expect.poll(() => heard(place)).toEqual(tree)

    if (tree.includes(guidance)) {
      const password = place.getByRole('textbox', { name: /^(New p|P)assword$/ })
      await expect(password).toHaveAccessibleDescription(/^At least 10 characters/)
    }

    const button = place.getByRole('button', { name: send, exact: true })
    for (const [label, , value] of fields) if (value !== true) await control(place, label, value).fill('')
    if (fields.length > 0) await button.click()
    for (const [index, [label, message, value]] of fields.entries()) {
      const field = control(place, label, value)
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      await expect(field).toHaveAccessibleDescription(new RegExp(message))
      if (index === 0) await expect(field).toBeFocused()
    }
    await expect(page.getByRole('alert')).toHaveCount(0)

    for (const [label, , value] of fields) {
      const field = control(place, label, value)
      if (value === true) await field.press('Space')
      else await field.fill(value)
    }
    await page.route('**/portal-api/**', (route) =>
      route.request().method() === 'GET'
        ? route.fallback()
        : route.fulfill({ status: 503, contentType: 'application/problem+json', json: unavailable }),
    )
    await button.click()
    const alert = place.getByRole('alert')
    await expect(alert).toContainText(`${failed} Try again in a few seconds.`)
    await expect(alert).toContainText('req_walk')
    for (const [label, , value] of fields) {
      const field = control(place, label, value)
      await expect(field).not.toHaveAttribute('aria-invalid', 'true')
      if (value !== true) await expect(field).toHaveValue(value)
    }
  })
}

test('the sections of the profile that save by themselves', async ({ page }) => {
  await section('theme')(page)
  await expect
    .poll(() => heard(the('region', 'Theme')(page)))
    .toEqual([
      'heading "Theme" [level=2]',
      'radio "Same as system" [checked]',
      'radio "Light"',
      'radio "Dark"',
    ])
  await section('notifications')(page)
  const switches = async () => {
    const lines = await heard(the('region', 'Notifications')(page))
    return lines.filter((line) => /heading|Low credits|New device/.test(line))
  }
  await expect
    .poll(switches)
    .toEqual([
      'heading "Notifications" [level=2]',
      'switch "Low credits, in the portal" [checked]',
      'switch "Low credits, by email" [checked]',
      'switch "New device, in the portal" [checked]',
      'switch "New device, by email Always on" [checked] [disabled]',
    ])
})
