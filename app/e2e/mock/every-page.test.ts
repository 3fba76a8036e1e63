// Every page of the portal on Prism, for every kind of person: it shows the contract's examples.
import { expect, type Page } from '@playwright/test'
import { openAs } from '../accounts.ts'
import { expectNoSideways } from '../clean-page.ts'
import { test } from '../test.ts'
import { notices, profiles } from './page-examples.ts'
import { rows, rowsOfVisitors } from './page-table.ts'
import type { Row } from './visit-row.ts'
import { expectHeading, go } from './visit-row.ts'

interface Persona {
  /** Of the contract's examples; a visitor has none. */
  readonly name: string
  readonly kind: 'visitor' | 'user' | 'newUser' | 'admin'
}
const personas: readonly Persona[] = [
  { name: 'visitor', kind: 'visitor' },
  { name: 'newUser', kind: 'newUser' },
  ...['user', 'business', 'lowBalance', 'zeroBalance', 'kybRejected', 'keyInGrace'].map(
    (name) => ({ name, kind: 'user' }) as const,
  ),
  { name: 'admin', kind: 'admin' },
]

const mayOpen: Record<Persona['kind'], readonly Row['to'][]> = {
  visitor: [undefined, 'visitors'],
  newUser: [undefined, 'readers'],
  user: [undefined, 'users', 'members', 'readers'],
  admin: [undefined, 'admins', 'members', 'readers'],
}

/** Where one is led who may not see it. */
function elsewhere({ kind }: Persona, path: string): RegExp | string {
  if (kind === 'visitor') return `/login?redirect-url=${encodeURIComponent(path)}`
  if (kind === 'newUser') return '/login?action=accept-terms-and-conditions'
  return kind === 'admin' ? '/admin/keys' : '/dashboard'
}

async function arrive(page: Page, { name, kind }: Persona): Promise<void> {
  if (kind === 'visitor') await page.goto('/')
  else await openAs(page, profiles[name]?.email ?? '', '/')
}

/** These personas use the narrowest phone, with text at 200 %; others see the same pages on a wide screen. */
const onPhone: readonly string[] = ['visitor', 'business']

/** Whether the page of this account has texts that the first user's doesn't. */
const isTheirOwn = ({ to, shows }: Row, { name }: Persona): boolean =>
  (to === 'users' || to === 'members') && `${shows?.(name)}` !== `${shows?.('user')}`

/**
 * A visitor and the first user visit all pages; the first of another kind those that aren't everybody's, and the others those that
 * show something else. On a phone, public pages are the same for everybody.
 */
function rowsOf(persona: Persona): readonly Row[] {
  if (persona.kind === 'visitor') return [...rows, ...rowsOfVisitors]
  if (persona.name === 'user') return rows
  if (persona.kind !== 'user' || onPhone.includes(persona.name)) return rows.filter(({ to }) => to)
  return rows.filter((row) => isTheirOwn(row, persona))
}

async function narrow(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 800 })
  await page.addStyleTag({ content: 'html { font-size: 200% }' })
}

async function expectFit(page: Page, path: string): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: /^Loading/ }), path).toHaveCount(0)
  await expectNoSideways(page)
}

async function expectHeader(page: Page, { name }: Persona): Promise<void> {
  const { firstname, lastname, company_name } = profiles[name] ?? {}
  await page.getByRole('button', { name: `${firstname} ${lastname}` }).click()
  const menu = page.getByRole('menu')
  await expect(menu).toContainText(`${firstname} ${lastname}`)
  if (company_name) await expect(menu).toContainText(company_name)
  await page.keyboard.press('Escape')
  const unread = (notices[name] ?? []).filter(({ read_at }) => read_at === 0).length
  const bell = unread > 0 ? `Notifications, ${unread} unread` : 'Notifications'
  await page.getByRole('button', { name: bell, exact: true }).click()
  const drawer = page.getByRole('dialog', { name: 'Notifications' })
  for (const { message } of notices[name] ?? []) await expect(drawer).toContainText(message)
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
}

for (const persona of personas) {
  const isNarrow = onPhone.includes(persona.name)
  const how = isNarrow ? ' and fits 320 px with text at 200 %' : ''
  test(`every page, as ${persona.name}, shows their examples${how}`, async ({ page }) => {
    test.slow()
    await arrive(page, persona)
    if (persona.kind === 'user' || persona.kind === 'admin')
      await test.step('name, company and notices in the header', () => expectHeader(page, persona))
    if (isNarrow) await narrow(page)
    for (const row of rowsOf(persona)) {
      const { path, to, shows } = row
      await test.step(path, async () => {
        await go(page, path)
        if (!mayOpen[persona.kind].includes(to)) {
          if (persona.kind === 'admin' && to === 'users' && path !== '/dashboard') {
            await expect(
              page.getByRole('heading', { level: 1, name: 'This page is for customers' }),
              path,
            ).toBeVisible()
            return
          }
          await expect(page, path).toHaveURL(elsewhere(persona, path))
          return
        }
        await expectHeading(page, row)
        await expect(page, path).toHaveURL(path)
        for (const text of shows?.(persona.name) ?? []) {
          await expect(page.getByText(text).first(), `${path}: ${text}`).toBeAttached()
        }
        await expect(page.getByRole('button', { name: 'Try again' }), path).toHaveCount(0)
        if (isNarrow) await expectFit(page, path)
      })
    }
  })
}

test('text at 200 % fits 320 px on every page of theirs, as admin', async ({ page }) => {
  const admin = { name: 'admin', kind: 'admin' } as const
  await arrive(page, admin)
  await narrow(page)
  for (const row of rows.filter(({ to }) => to && mayOpen[admin.kind].includes(to))) {
    await test.step(row.path, async () => {
      await go(page, row.path)
      await expectHeading(page, row)
      await expectFit(page, row.path)
    })
  }
})
