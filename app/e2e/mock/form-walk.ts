// The forms of accounts, and what is heard of each.
import type { Locator, Page } from '@playwright/test'
import { openAs } from '../accounts.ts'

export interface FormWalk {
  readonly form: string
  readonly open: (page: Page) => Promise<unknown>
  /** The button that brings it, where the page alone does not. */
  readonly button?: string
  /** Default: the page. */
  readonly place?: (page: Page) => Locator
  /** The form's accessibility tree when it opens. */
  readonly tree: readonly string[]
  readonly send: string
  /** Each field, in the order of the page, with what is said of it when it is empty, and what it takes. */
  readonly fields: readonly (readonly [label: string, message: string, value: string | true])[]
  /** Announced when the server fails. */
  readonly failed: string
}

/** Of a business user with passkeys, an app and credits. */
export const section = (name: string) => (page: Page) =>
  openAs(page, 'mara@lakbay.example', `/dashboard/profile?section=${name}`)
export async function secondStep(page: Page): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Email').fill('jun@example.com')
  await page.getByLabel('Password', { exact: true }).fill('second-factor')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
}
export const at = (path: string) => (page: Page) => page.goto(path)
export const the = (role: 'dialog' | 'alertdialog' | 'region', name: string) => (page: Page) =>
  page.getByRole(role, { name, exact: true })
export const strong = 'paper-boat-on-the-pasig'
export const email = ['Email', 'Enter your email address.', 'leo@example.com'] as const
export const code = ['6-digit code', 'Enter the 6-digit code.', '246810'] as const
export const newPassword = ['New password', 'Enter a new password.', strong] as const
const terms = 'I accept the terms and conditions and have read the privacy notice.'
const globe = 'I agree to use one account across our sister sites (shared-globe agreement).'
const tick = 'Tick this to continue.'
export const agreements = [[terms, tick, true] as const, [globe, tick, true] as const]
export const agreementTree = [
  `checkbox "${terms}"`,
  'link "terms and conditions"',
  'link "privacy notice"',
  `checkbox "${globe}"`,
]
export const guidance =
  'status: At least 10 characters. Three or four unrelated words are strong and easy to remember.'
