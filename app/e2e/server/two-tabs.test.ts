import { expect, type Page } from '@playwright/test'
import { signIn } from '../accounts.ts'
import { test } from '../test.ts'

const refreshes = (page: Page) => {
  const seen: number[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('/api/refresh-token')) seen.push(response.status())
  })
  return seen
}

test('two tabs whose token went stale refresh it once between them, and both stay signed in', async ({
  page,
  context,
}) => {
  await signIn(page, 'user', /\/dashboard$/)
  await expect(page.getByText('1,250.50').first()).toBeVisible()
  const other = await context.newPage()
  await other.goto('/dashboard')
  await expect(other.getByText('1,250.50').first()).toBeVisible()

  const cookies = await context.cookies()
  const access = cookies.find(({ name }) => name === 'CON_TOKEN')
  if (!access) throw new Error('The session is not where the app keeps it.')
  await context.addCookies([{ ...access, value: 'stale' }])

  const seen = [refreshes(page), refreshes(other)]
  await Promise.all([page.reload(), other.reload()])
  await expect(page.getByText('1,250.50').first()).toBeVisible()
  await expect(other.getByText('1,250.50').first()).toBeVisible()
  expect(seen.flat()).toEqual([200])
})
