// Every page of the portal, for a visitor, a business and an administrator: no control leaves the focus on nothing.
import { expect, type Page } from '@playwright/test'
import { paths } from '../../src/paths.ts'
import { openAs } from '../accounts.ts'
import { lostFocus } from '../focus-walk.ts'
import { mayComplain, test } from '../test.ts'
import { profiles } from './page-examples.ts'
import { rows, rowsOfVisitors } from './page-table.ts'
import type { Row } from './visit-row.ts'
import { expectHeading, go } from './visit-row.ts'

/** One page of each route and part: six APIs have the same controls. */
function oneOfEach(rows: readonly Row[]): readonly Row[] {
  const patterns = Object.values(paths).map((pathname) => new URLPattern({ pathname }))
  const kindOf = ({ path }: Row) => {
    const { pathname, searchParams } = new URL(path, 'http://portal.test')
    return [patterns.find((one) => one.test({ pathname }))?.pathname, ...searchParams.keys()].join()
  }
  return [...Map.groupBy(rows, kindOf).values()].flatMap((kind) => kind.slice(0, 1))
}

const people: readonly { name: string; opens: readonly Row[] }[] = [
  { name: 'visitor', opens: [...rows.filter(({ to }) => !to || to === 'visitors'), ...rowsOfVisitors] },
  { name: 'business', opens: rows.filter(({ to }) => to === 'users' || to === 'members') },
  { name: 'admin', opens: rows.filter(({ to }) => to === 'admins') },
]

async function visit(page: Page, row: Row): Promise<void> {
  await go(page, row.path)
  await expectHeading(page, row)
  await page.waitForFunction(() => !document.querySelector('#main [aria-busy=true]'))
}

for (const { name, opens } of people) {
  test(`no control of any page leaves the focus on nothing, as ${name}`, async ({ page }) => {
    test.slow()
    if (name === 'visitor') mayComplain(/status of 404 .*register\/verify/)
    if (name === 'visitor') await page.goto('/')
    else await openAs(page, profiles[name]?.email ?? '', '/')
    // A page of others, such as a checkout, isn't followed.
    await page.route('**', (route) =>
      route.request().isNavigationRequest() ? route.fulfill({ status: 204 }) : route.fallback(),
    )
    const faults = await lostFocus(page, 'header', async () => {
      await go(page, '/')
    })
    for (const row of oneOfEach(opens))
      await test.step(row.path, async () => {
        await visit(page, row)
        const lost = await lostFocus(page, 'main', () => visit(page, row))
        faults.push(...lost.map((action) => `${row.path}: ${action}`))
      })
    expect(faults).toEqual([])
  })
}
